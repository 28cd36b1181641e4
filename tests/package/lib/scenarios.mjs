// Scenarios from the shipped JSON Schema, and so from the engine's own types and not from the table that links use.
import { readFileSync } from "node:fs";
import fc from "fast-check";

const schema = JSON.parse(
  readFileSync(new URL("../../../dist/berserk-rules/scenario.schema.json", import.meta.url), "utf8"),
);

const GREATEST = 2 ** 32 - 1;
const resolved = ({ $ref, ...rest }) => ($ref ? { ...schema.$defs[$ref.replace("#/$defs/", "")], ...rest } : rest);

/** What an object has to have: a variant of several may name its members in a definition of their own. */
function object(it) {
  const { properties = {}, required = [], $ref } = it;
  const inner = $ref ? schema.$defs[$ref.replace("#/$defs/", "")] : {};
  return {
    properties: { ...properties, ...inner.properties },
    required: [...required, ...(inner.required ?? [])],
    others: it.additionalProperties,
  };
}

const branches = ({ oneOf, anyOf }) => oneOf ?? anyOf;
const RESOURCE = fc.oneof(fc.string({ unit: "binary", minLength: 1 }), fc.constantFrom("coins", "__proto__", "7"));
const words = (it) => it.enum ?? (it.const === undefined ? undefined : [it.const]);

/** An arbitrary scenario, most of them such as no table could hold: all that the format has room for. */
export const arbitraryScenario = fc.letrec((tie) => {
  const arbitrary = (it) => {
    if (it.$ref && !it.properties) return tie(it.$ref);
    const known = words(it);
    if (known) return fc.constantFrom(...known);
    const several = branches(it);
    if (several) return fc.oneof({ depthSize: "small", withCrossShrink: true }, ...several.map(arbitrary));
    const type = [it.type].flat()[0];
    switch (type) {
      case "integer":
        return fc.oneof(
          fc.integer({ min: it.minimum ?? 0, max: Math.min(it.maximum ?? 20, 20) }),
          fc.integer({ min: it.minimum ?? 0, max: it.maximum ?? GREATEST }),
        );
      case "boolean":
        return fc.boolean();
      case "string":
        return fc.oneof(fc.constantFrom("гуль", "nomad", "Закрыть: нанести 2 раны."), fc.string({ unit: "binary" }));
      case "array":
        return fc.array(arbitrary(it.items), {
          minLength: it.minItems ?? 0,
          maxLength: it.maxItems ?? 4,
          depthIdentifier: "lists",
        });
      case "object": {
        const { properties, required, others } = object(it);
        if (Object.keys(properties).length === 0 && others)
          return fc.dictionary(RESOURCE, arbitrary(others), { noNullPrototype: true });
        const models = Object.entries(properties).map(([name, inner]) => [name, arbitrary(inner)]);
        return fc.record(Object.fromEntries(models), {
          requiredKeys: [...new Set(required)],
          noNullPrototype: true,
        });
      }
    }
    throw new Error(`the schema has what no scenario is made of here: ${JSON.stringify(it)}`);
  };
  const definitions = Object.entries(schema.$defs).map(([name, it]) => [`#/$defs/${name}`, arbitrary(it)]);
  return { ...Object.fromEntries(definitions), scenario: arbitrary(schema) };
}).scenario;

/**
 * Values in which each word, each kind and each member of the schema stands at least once, and each member that may be
 * left out is left out once. `within`: the definitions inside of which it stands.
 */
function every(it, within = []) {
  const full = it.properties ? it : resolved(it);
  const inside = it.$ref ? [...within, it.$ref] : within;
  const known = words(full);
  if (known) return known;
  const several = branches(full);
  if (several) return several.flatMap((branch) => every(branch, inside));
  switch ([full.type].flat()[0]) {
    case "integer":
      return [full.minimum ?? 0, full.maximum ?? GREATEST];
    case "boolean":
      return [true, false];
    case "string":
      return ["гуль", "nomad"];
    case "array": {
      // Effects in effects have no further ones.
      const items = inside.includes(full.items.$ref) ? [] : every(full.items, inside);
      const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = full;
      if (items.length >= minItems && items.length <= maxItems) return [items];
      return [Array.from({ length: maxItems }, (_, at) => items[at % items.length])];
    }
    case "object": {
      const { properties, required, others } = object(full);
      if (Object.keys(properties).length === 0 && others) return [{ coins: 3, runes: 0 }];
      const values = Object.entries(properties).map(([name, inner]) => [name, every(inner, inside)]);
      const count = Math.max(1, ...values.map(([, all]) => all.length));
      const whole = Array.from({ length: count }, (_, at) =>
        Object.fromEntries(values.map(([name, all]) => [name, all[at % all.length]])),
      );
      const needed = values.filter(([name]) => required.includes(name));
      return [...whole, Object.fromEntries(needed.map(([name, [first]]) => [name, first]))];
    }
  }
  throw new Error(`the schema has what no scenario is made of here: ${JSON.stringify(full)}`);
}

/** Scenarios that use all of the format; the engine would take none of them. */
export const everything = () => every(schema);
