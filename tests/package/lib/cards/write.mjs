// How the cards beside are written down.

export const self = "self";
export const act = (id, text, cost, effects, target) => ({
  kind: "activated",
  id,
  text,
  cost,
  ...(target ? { target } : {}),
  effects,
});
export const when = (id, on, text, effects, rest = {}) => ({ kind: "triggered", id, text, on, ...rest, effects });
export const wound = (target, amount, by) => ({ kind: "wound", target, amount, ...(by ? { by } : {}) });
export const heal = (target, amount) => ({ kind: "heal", target, amount });
export const influence = { kind: "influence" };
export const spell = { kind: "spell" };
export const tap = { tapSelf: true };
export const other = { other: true, hasLives: true };
export const foe = { controller: "opponent", hasLives: true };

export const card = (id, name, owner, life, strike, rest = {}) => ({ id, name, owner, life, strike, ...rest });
export const at = (row, column) => ({ row, column });
