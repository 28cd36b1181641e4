//! Snapshots out: plain, frozen, and sharing with the last one whatever did not change.

use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::ability::Named;
use crate::board::Board;
use crate::card::{CardId, CardType, Player, Strike};
use crate::cast::{Cast, Place};
use crate::snapshot::PendingTrigger;
use crate::state::{Card, Situation, State};
use crate::wasm::tell::{Teller, edition_word};
use crate::wasm::{boundary, write};

/// What the last snapshot showed.
pub(super) struct Picture {
    made: boundary::Picture,
    snapshot: JsValue,
    faces: Vec<JsValue>,
    /// What each card shows while nothing lies under it.
    alone: Vec<JsValue>,
    cards: Vec<Card>,
    situation: Option<Situation>,
    pending: Vec<PendingTrigger>,
    revision: u32,
}

/// What a card never changes.
#[derive(Serialize)]
struct Face<'f> {
    id: &'f CardId,
    name: &'f str,
    owner: Player,
    #[serde(rename = "type")]
    card_type: CardType,
    text: Option<&'f str>,
    image: Option<&'f str>,
}

/// What the parts under a card add to (R14, R31).
#[derive(Serialize)]
struct Own<'f> {
    names: Vec<&'f str>,
    strike: Option<Strike>,
    parts: Vec<&'f CardId>,
    abilities: Vec<Named<'f>>,
}

impl Picture {
    pub(super) fn new(board: &Board) -> Self {
        Self {
            made: boundary::Picture::new(&edition_word(board.cast.edition).into()),
            snapshot: JsValue::NULL,
            faces: Vec::new(),
            alone: Vec::new(),
            cards: Vec::new(),
            situation: None,
            pending: Vec::new(),
            revision: 0,
        }
    }

    pub(super) fn take(&mut self, board: &mut Board, teller: &Teller) -> JsValue {
        let revision = board.revision();
        let mut changed = self.snapshot.is_null();
        let Board { cast, state, changes, .. } = board;
        if changed {
            for place in cast.places() {
                self.cards.push(state[place].clone());
                self.faces.push(face(cast, place));
                self.alone.push(alone(cast, place));
                self.put(cast, state, teller, place);
            }
        }
        changes.take(|place| {
            if self.cards[place.index()] != state[place] {
                self.cards[place.index()].clone_from(&state[place]);
                self.put(cast, state, teller, place);
                changed = true;
            }
        });
        changed |= self.situate(cast, state, changed);
        if changed || revision != self.revision {
            self.revision = revision;
            self.snapshot = self.made.take(revision, state.situation.active.into());
        }
        self.snapshot.clone()
    }

    fn put(&self, cast: &Cast, state: &State, teller: &Teller, place: Place) {
        let card = &state[place];
        let life = crate::snapshot::life(cast, state, place);
        let own = if card.parts.is_empty() { self.alone[place.index()].clone() } else { merged(cast, state, place) };
        // Cells are at most bounds::CELL, and levels lie within 2^53.
        #[allow(clippy::cast_possible_wrap, clippy::cast_precision_loss)]
        let made = boundary::card(
            &self.faces[place.index()],
            &own,
            card.controller.into(),
            card.zone as u32,
            card.cell.map_or(-1, |cell| cell.row as i32),
            card.cell.map_or(-1, |cell| cell.column as i32),
            card.is_tapped(),
            life.map_or(0, |life| life.starting),
            life.map_or(0.0, |life| life.level as f64),
            card.markers.wounds,
            card.markers.extra_lives,
            card.markers.life_reductions,
            card.counters,
            card.poison,
            &card.host.map_or(JsValue::UNDEFINED, |host| teller.id(cast.id(host))),
        );
        self.made.put(u32::try_from(place.index()).unwrap_or(0), &made);
    }

    /// Shows players, combat and waiting triggers anew as far as they changed.
    fn situate(&mut self, cast: &Cast, state: &State, cards_changed: bool) -> bool {
        let now = &state.situation;
        let last = self.situation.as_ref();
        let mut changed = last.is_none_or(|last| last.active != now.active);
        let mut shown = [JsValue::UNDEFINED, JsValue::UNDEFINED, JsValue::UNDEFINED];
        if last.is_none_or(|last| last.resources != now.resources) {
            shown[0] = write::frozen(&crate::snapshot::players(cast, state));
        }
        if last.is_none_or(|last| last.combat != now.combat) {
            shown[1] = write::frozen(&crate::snapshot::combat(cast, state));
        }
        // What may be chosen depends on the cards.
        if last.is_none_or(|last| last.waiting != now.waiting) || (cards_changed && !now.waiting.is_empty()) {
            let pending = crate::snapshot::pending(cast, state);
            if pending != self.pending {
                shown[2] = write::frozen(&pending);
                self.pending = pending;
            }
        }
        if shown.iter().any(|part| !part.is_undefined()) {
            self.made.situate(&shown[0], &shown[1], &shown[2]);
            changed = true;
        }
        if last != Some(now) {
            self.situation = Some(now.clone());
        }
        changed
    }
}

fn face(cast: &Cast, place: Place) -> JsValue {
    let card = cast.face(place);
    write::frozen(&Face {
        id: cast.id(place),
        name: &card.name,
        owner: card.owner,
        card_type: card.card_type(),
        text: card.text.as_deref(),
        image: card.image.as_deref(),
    })
}

fn alone(cast: &Cast, place: Place) -> JsValue {
    let card = cast.face(place);
    write::frozen(&Own {
        names: vec![&card.name],
        strike: card.strike,
        parts: Vec::new(),
        abilities: card.abilities().iter().map(Named::own).collect(),
    })
}

fn merged(cast: &Cast, state: &State, place: Place) -> JsValue {
    let parts = &state[place].parts;
    let all = std::iter::once(place).chain(parts.iter().copied());
    let abilities = cast.abilities(place, parts);
    write::frozen(&Own {
        names: all.map(|card| cast.face(card).name.as_str()).collect(),
        strike: state.strike(cast, place),
        parts: parts.iter().map(|part| cast.id(*part)).collect(),
        abilities: abilities
            .iter()
            .filter_map(|(name, at)| Some(Named { name, ability: cast.ability(*at)? }))
            .collect(),
    })
}
