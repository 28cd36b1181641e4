//! The vocabulary's types for others: TypeScript declarations and the JSON Schema of a scenario. Used at build time.

use std::any::TypeId;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};

use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use ts_rs::{Config, TS, TypeVisitor};

use crate::{Action, ActionOption, CardId, Choice, EffectOn, HistoryEntry, Name, Role, Scenario, Snapshot};

mod answers;

impl TS for CardId {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/**\n * 1 to 64 characters, case-sensitive, unique on a board.\n */\n".into())
    }

    fn name(_: &Config) -> String {
        "CardId".into()
    }

    fn inline(_: &Config) -> String {
        "string".into()
    }

    fn decl(_: &Config) -> String {
        "type CardId = string;".into()
    }
}

impl schemars::JsonSchema for CardId {
    fn schema_name() -> Cow<'static, str> {
        "CardId".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "minLength": 1, "maxLength": crate::bounds::ID })
    }
}

/// In a step a card is named by its id; abilities, where it is a role, say so themselves.
impl TS for Name {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        CardId::name(config)
    }

    fn inline(config: &Config) -> String {
        CardId::inline(config)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<CardId>();
    }
}

impl schemars::JsonSchema for Name {
    fn schema_name() -> Cow<'static, str> {
        CardId::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        CardId::json_schema(generator)
    }
}

/// Names that stand for a use of a type that has no name in Rust's type system.
const ALIASES: &str = "\
/** Index into `Scenario.players`. */
export type Player = number;

/** An effect that names its cards by id. */
export type Effect = EffectOn<CardId>;

/** An effect of an ability, which names its cards by their role. */
export type AbilityEffect = EffectOn<Role>;
";

/// All declarations, in the order of their names, as one TypeScript module.
#[must_use]
pub fn typescript() -> String {
    let mut declared = Declared {
        config: Config::new().with_large_int("number"),
        seen: HashSet::new(),
        texts: BTreeMap::new(),
        frozen: false,
    };
    // What goes in first: what is also part of an answer (a step in the history) stays as it may be written.
    declared.visit::<Scenario>();
    declared.visit::<EffectOn<CardId>>();
    declared.visit::<EffectOn<Role>>();
    declared.visit::<Action>();
    declared.visit::<Choice>();
    declared.frozen = true;
    declared.visit::<answers::Outcome>();
    declared.visit::<Snapshot>();
    declared.visit::<ActionOption>();
    declared.visit::<crate::LifeLedger>();
    declared.visit::<HistoryEntry>();

    let mut module = String::from("// Made from the Rust source by `cargo xtask types`.\n\n");
    module.push_str(ALIASES);
    for text in declared.texts.values() {
        module.push('\n');
        module.push_str(text);
    }
    module
}

struct Declared {
    config: Config,
    seen: HashSet<TypeId>,
    texts: BTreeMap<String, String>,
    /// Are these the types of answers, which are frozen all the way down?
    frozen: bool,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let name = T::ident(&self.config);
        // Everything else is a primitive, or a list of something that gets its own visit.
        let is_ours = TypeId::of::<T>() == TypeId::of::<CardId>() || T::output_path().is_some();
        if is_ours && !self.texts.contains_key(&name) {
            let mut text = T::decl(&self.config);
            if self.frozen {
                text = readonly(&text);
            }
            let text = format!("{}export {text}\n", T::docs().unwrap_or_default());
            self.texts.insert(name, without_links(&text));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// A link within the Rust documentation leads nowhere here; a bound is told by its number.
fn without_links(text: &str) -> String {
    use crate::bounds;
    let numbers = [
        ("ABILITIES", bounds::ABILITIES),
        ("AMOUNT", bounds::AMOUNT as usize),
        ("CARDS", bounds::CARDS),
        ("EFFECTS", bounds::EFFECTS),
        ("LIFE", bounds::LIFE as usize),
        ("NAME", bounds::NAME),
        ("RESOURCES", bounds::RESOURCES),
        ("STEPS", bounds::STEPS),
        ("TARGETS", bounds::TARGETS),
        ("TEXT", bounds::TEXT),
    ];
    let mut text = text.to_owned();
    for (name, number) in numbers {
        text = text.replace(&format!("[`bounds::{name}`](crate::bounds::{name})"), &number.to_string());
    }
    text.replace("[`", "`").replace("`]", "`")
}

/// A type of which nothing can be written.
fn readonly(declaration: &str) -> String {
    let is_member = |line: &str| {
        line.split_once(": ")
            .is_some_and(|(name, _)| !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric()))
    };
    let lines = declaration.lines().map(|line| if is_member(line) { format!("readonly {line}") } else { line.into() });
    lines.collect::<Vec<_>>().join("\n").replace("Array<", "ReadonlyArray<")
}

/// The JSON Schema (2020-12) of a scenario. The engine checks more than a schema can say.
#[must_use]
pub fn scenario() -> String {
    let settings = SchemaSettings::draft2020_12().with_transform(RecursiveTransform(without_null));
    let schema = settings.into_generator().into_root_schema_for::<Scenario>();
    format!("{:#}\n", schema.to_value())
}

/// What may be left out may not be null.
fn without_null(schema: &mut schemars::Schema) {
    let null = serde_json::json!({ "type": "null" });
    if let Some(serde_json::Value::Array(types)) = schema.get_mut("type") {
        types.retain(|name| name != "null");
        if let [only] = &types[..] {
            let only = only.clone();
            schema.insert("type".into(), only);
        }
    }
    if let Some(serde_json::Value::Array(choices)) = schema.get_mut("anyOf") {
        choices.retain(|choice| *choice != null);
        if let [serde_json::Value::Object(only)] = &choices[..] {
            let only = only.clone();
            schema.remove("anyOf");
            for (name, value) in only {
                schema.insert(name, value);
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn declaration(name: &str) -> String {
        let module = typescript();
        let start = module.find(&format!("export type {name} ")).unwrap();
        module[start..].split("\n\n").next().unwrap().into()
    }

    #[test]
    fn what_goes_in_can_be_written_and_answers_cannot() {
        assert!(declaration("Scenario").contains("cards: Array<CardSetup>"));
        assert!(!declaration("Scenario").contains("readonly"));
        assert!(declaration("Snapshot").contains("readonly cards: ReadonlyArray<CardState>"));
        assert!(declaration("LifeLedger").contains("readonly level: number"));
    }

    #[test]
    fn every_type_that_is_named_is_declared_once() {
        let module = typescript();
        for name in ["Player", "Effect", "AbilityEffect", "EffectOn<T>", "CardId", "Outcome", "Refusal", "RuleEvent"] {
            assert_eq!(module.matches(&format!("export type {name} =")).count(), 1, "{name}");
        }
        assert!(!module.contains("bigint"));
    }

    #[test]
    fn the_schema_lets_members_be_left_out_but_not_be_null() {
        let schema: serde_json::Value = serde_json::from_str(&scenario()).unwrap();
        assert_eq!(schema["required"], serde_json::json!(["format", "cards"]));
        assert!(!scenario().contains("null"));
    }

    #[test]
    fn schema_tells_bounds_by_their_numbers() {
        let module = super::typescript();
        assert!(module.contains("1 to 999"));
        assert!(!module.contains("bounds::"), "a bound is named that the list of numbers lacks");
    }
}
