//! Snapshots: what changed since the last one is told to the mirror, and nothing else.

use alloc::vec::Vec;

use wasm_bindgen::JsValue;

use crate::board::Board;
use crate::cast::{Cast, Place};
use crate::roster::Roster;
use crate::snapshot::{self, PendingTrigger};
use crate::state::{Card, Situation, State};
use crate::wasm::boundary::Mirror;
use crate::wasm::words::Words;

/// What the last snapshot showed.
#[derive(Default)]
pub(super) struct Picture {
    snapshot: Option<JsValue>,
    cards: Roster<Card>,
    situation: Option<Situation>,
    pending: Vec<PendingTrigger>,
    revision: u32,
}

impl Picture {
    pub(super) fn take(&mut self, board: &mut Board, mirror: &Mirror) -> JsValue {
        if let Some(snapshot) = &self.snapshot
            && !board.changes.any
        {
            return snapshot.clone();
        }
        let revision = board.revision();
        let Board { cast, state, changes, .. } = board;
        let mut changed = self.snapshot.is_none();
        if changed {
            for place in cast.places() {
                self.cards.push(state[place].clone());
                put(cast, state, mirror, place);
            }
        }
        let cards = &mut self.cards;
        changes.take(|place| {
            if cards[place] != state[place] {
                cards[place].clone_from(&state[place]);
                put(cast, state, mirror, place);
                changed = true;
            }
        });
        changed |= self.situate(cast, state, mirror, changed);
        match &self.snapshot {
            Some(snapshot) if !changed && revision == self.revision => snapshot.clone(),
            _ => {
                self.revision = revision;
                let snapshot = mirror.snapshot(revision, state.situation.active.into());
                self.snapshot = Some(snapshot.clone());
                snapshot
            }
        }
    }

    /// Shows players, combat and waiting triggers anew as far as they changed.
    fn situate(&mut self, cast: &Cast, state: &State, mirror: &Mirror, cards_changed: bool) -> bool {
        let now = &state.situation;
        let last = self.situation.as_ref();
        let same = last == Some(now);
        // What may be chosen depends on the cards.
        if same && (!cards_changed || now.waiting.is_empty()) {
            return false;
        }
        let pending = snapshot::pending(cast, state);
        let [players, combat, asks] = [
            last.is_none_or(|last| last.resources != now.resources),
            last.is_none_or(|last| last.combat != now.combat),
            pending != self.pending,
        ];
        let mut words = Words::new(cast);
        words.flag(players);
        if players {
            words.players(&snapshot::players(cast, state));
        }
        words.flag(combat);
        if combat {
            words.combat(snapshot::combat(cast, state).as_ref());
        }
        words.flag(asks);
        if asks {
            words.pending(&pending);
        }
        mirror.situate(&words.told);
        let active = last.is_none_or(|last| last.active != now.active);
        (self.situation, self.pending) = (Some(now.clone()), pending);
        players || combat || asks || active
    }
}

fn put(cast: &Cast, state: &State, mirror: &Mirror, place: Place) {
    let card = &state[place];
    let life = snapshot::life(cast, state, place);
    let merged = if card.parts.is_empty() { JsValue::UNDEFINED } else { merged(cast, state, mirror, place) };
    let number = |index: usize| u32::try_from(index).unwrap_or(0);
    // Cells and places are small, and levels lie within the bounds.
    #[allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation)]
    mirror.put(
        number(place.index()),
        merged,
        card.controller.into(),
        card.zone as u32,
        card.cell.map_or(-1, |cell| cell.row as i32),
        card.cell.map_or(-1, |cell| cell.column as i32),
        card.is_tapped(),
        life.map_or(0, |life| life.starting),
        life.map_or(0, |life| life.level as i32),
        card.markers.wounds,
        card.markers.extra_lives,
        card.markers.life_reductions,
        card.counters,
        card.poison,
        card.host.map_or(-1, |host| number(host.index()) as i32),
    );
}

/// What a card shows with others under it (505.4).
fn merged(cast: &Cast, state: &State, mirror: &Mirror, place: Place) -> JsValue {
    let parts = &state[place].parts;
    let mut words = Words::new(cast);
    words.count(parts.len().saturating_add(1));
    words.count(place.index());
    for part in parts {
        words.count(part.index());
    }
    words.strike(state.strike(cast, place));
    words.count(parts.len());
    for part in parts {
        words.card(cast.id(*part));
    }
    let abilities = cast.abilities(place, parts);
    words.count(abilities.len());
    for (name, at) in &abilities {
        words.count(at.card.index());
        words.count(at.number);
        words.text(name);
    }
    mirror.merged(&words.told)
}
