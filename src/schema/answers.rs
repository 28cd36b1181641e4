//! The shapes of answers that are built or written by hand, told to the type generator.
#![allow(dead_code)]

use ts_rs::TS;

use crate::{
    Ability, CardId, CardType, Cause, Cell, Edition, MarkerKind, Markers, Orientation, RefusalCode,
    RuleEvent, RuleRef, Step, Strike, Zone,
};

/// What came of a step. A refusal is a value, not an exception: rules say no every day.
#[derive(TS)]
#[ts(untagged)]
pub enum Outcome {
    Done {
        /// It stands.
        #[ts(type = "true")]
        ok: bool,
        /// How many steps stand now (R33).
        revision: u32,
        /// What happened, in order.
        events: Vec<RuleEvent>,
    },
    Refused {
        /// The rules say no; nothing changed.
        #[ts(type = "false")]
        ok: bool,
        /// Why.
        refusal: Refusal,
    },
}

/// Why a step was refused; the board is unchanged (R17).
#[derive(TS)]
pub struct Refusal {
    /// What stands in the way.
    code: RefusalCode,
    /// None where the fragments hold no clause (R36).
    rule: Option<RuleRef>,
    /// What the sentence needs, by code; the page words it in the reader's language.
    #[ts(type = "Readonly<Record<string, string | number>>")]
    params: (),
}

/// A board at one moment. Snapshots share structure: a card that did not change between two of them is the same object.
#[derive(TS)]
#[ts(rename_all = "camelCase")]
pub struct Snapshot {
    /// How many steps stand (R33).
    revision: u32,
    /// Which edition's clause numbers are cited.
    edition: Edition,
    /// Whose turn it is.
    #[ts(type = "Player")]
    active_player: u8,
    /// In order.
    players: Vec<PlayerState>,
    /// In the scenario's order; cards of all zones.
    cards: Vec<CardState>,
    /// The declared combat.
    combat: Option<CombatState>,
    /// The triggers that wait for an answer.
    pending: Vec<PendingTrigger>,
}

/// A player at one moment.
#[derive(TS)]
pub struct PlayerState {
    /// For people.
    name: String,
    /// Pools by name.
    #[ts(type = "Readonly<Record<string, number>>")]
    resources: (),
}

/// A combat that has been declared and not yet fought.
#[derive(TS)]
pub struct CombatState {
    /// The card that declared the strike.
    attacker: CardId,
    /// The attacked card.
    target: CardId,
    /// The card that stepped in.
    defender: Option<CardId>,
}

/// A card at one moment.
#[derive(TS)]
#[ts(rename_all = "camelCase")]
pub struct CardState {
    /// Unique on the board.
    id: CardId,
    /// Its own name.
    name: String,
    /// The host's name and those of its parts (R14).
    #[ts(type = "readonly string[]")]
    names: (),
    /// From whose deck it is.
    #[ts(type = "Player")]
    owner: u8,
    /// Who commands it.
    #[ts(type = "Player")]
    controller: u8,
    /// What kind of card it is.
    #[ts(rename = "type")]
    card_type: CardType,
    /// Where it is.
    zone: Zone,
    /// Where in play it stands.
    cell: Option<Cell>,
    /// How it lies.
    orientation: Orientation,
    /// None: a card without lives. Outside play the level is the starting life.
    life: Option<Life>,
    /// The markers on it.
    #[ts(as = "MarkersShown")]
    markers: Markers,
    /// The counters on it.
    counters: u32,
    /// Its poison.
    poison: u32,
    /// Blow of one or of three strengths.
    #[ts(type = "number | readonly [number, number, number] | null")]
    strike: Option<Strike>,
    /// The host under which it lies as a part (505.4).
    attached_to: Option<CardId>,
    /// The cards under this one, without itself.
    parts: Vec<CardId>,
    /// Printed text.
    text: Option<String>,
    /// A picture's address.
    image: Option<String>,
    /// As set up; of a host also its parts' (R31).
    abilities: Vec<Ability>,
}

/// The markers on a card.
#[derive(TS)]
#[ts(rename = "Markers", rename_all = "camelCase")]
pub struct MarkersShown {
    /// Each takes 1 from the level (504.3).
    wounds: u32,
    /// Each adds 1 to the level (504.2).
    extra_lives: u32,
    /// Each takes 1 from the level and is no wound (504.4).
    life_reductions: u32,
}

/// A card's lives.
#[derive(TS)]
pub struct Life {
    /// As printed (504.1).
    starting: u32,
    /// Starting life, extra lives added, wounds and reductions taken off (504.1.1).
    level: i64,
}

/// A trigger that waits for an answer (R10, R30).
#[derive(TS)]
pub struct PendingTrigger {
    /// What a choice names.
    id: u32,
    /// Whose ability it is.
    card: CardId,
    /// Which.
    ability: String,
    /// Who answers.
    #[ts(type = "Player")]
    player: u8,
    /// May it be declined?
    optional: bool,
    /// May it be answered now, or do others go first (R10)?
    answerable: bool,
    /// How many cards to choose; 0: only the order is open.
    choose: u32,
    /// Among which.
    options: Vec<CardId>,
}

/// An action before its targets and payers are picked.
#[derive(TS)]
#[ts(tag = "kind", rename_all = "camelCase")]
pub enum ActionDraft {
    Ability {
        /// Whose.
        card: CardId,
        /// Which.
        ability: String,
    },
    Strike {
        /// The attacker.
        card: CardId,
    },
    Defend {
        /// The defender.
        card: CardId,
    },
}

/// Something that a card could do.
#[derive(TS)]
#[ts(rename_all = "camelCase")]
pub struct ActionOption {
    /// What.
    action: ActionDraft,
    /// None: legal now, with some choice among `targets` and `payers`. Otherwise why not: shown disabled, never hidden.
    refusal: Option<Refusal>,
    /// How many targets it takes.
    choose: u32,
    /// Which cards may be named.
    targets: Vec<CardId>,
    /// How many other cards the cost taps.
    tap_others: u32,
    /// Which could.
    payers: Vec<CardId>,
    /// Does its cost tap a card (506.1, R44)?
    is_action: bool,
}

/// Why a card's life level is what it is: the sum of the rows' `delta` is the level.
#[derive(TS)]
pub struct LifeLedger {
    /// The card.
    card: CardId,
    /// Its level.
    level: i64,
    /// One a marker change, oldest first.
    rows: Vec<LifeRow>,
}

/// One change of a life level.
#[derive(TS)]
pub struct LifeRow {
    /// By how much.
    delta: i64,
    /// By what kind of thing.
    cause: LifeRowCause,
    /// The clause.
    rule: Option<RuleRef>,
    /// With which step; 0 is the set-up.
    revision: u32,
    /// From what.
    by: Option<Cause>,
}

/// What changes a life level.
#[derive(TS)]
#[ts(untagged)]
pub enum LifeRowCause {
    Marker(MarkerKind),
    Other(#[ts(type = "\"starting\" | \"part\"")] ()),
}

/// A step, and what came of it.
#[derive(TS)]
pub struct HistoryEntry {
    /// How many steps stand with it (R33).
    revision: u32,
    /// What was played.
    step: Step,
    /// What happened.
    events: Vec<RuleEvent>,
}
