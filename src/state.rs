//! What changes on a board: each card's changing part, and the situation that they share.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::{Index, IndexMut};

use crate::card::{Cell, Markers, Orientation, Player, Strike, Zone};
use crate::cast::{AbilityPlace, Cast, Place};
use crate::resources::Resources;
use crate::roster::Roster;

/// A card's changing part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    pub(crate) zone: Zone,
    pub(crate) controller: Player,
    pub(crate) orientation: Orientation,
    pub(crate) cell: Option<Cell>,
    pub(crate) markers: Markers,
    pub(crate) counters: u32,
    pub(crate) poison: u32,
    /// The card under which it lies (505.4). Zone, controller and orientation then follow the host's (R31).
    pub(crate) host: Option<Place>,
    /// The cards under it.
    pub(crate) parts: Vec<Place>,
}

impl Card {
    /// A card as it comes into any zone: upright, bare, its owner's (R6).
    pub(crate) const fn fresh(zone: Zone, owner: Player) -> Self {
        Self {
            zone,
            controller: owner,
            orientation: Orientation::Upright,
            cell: None,
            markers: Markers { wounds: 0, extra_lives: 0, life_reductions: 0 },
            counters: 0,
            poison: 0,
            host: None,
            parts: Vec::new(),
        }
    }

    pub(crate) fn is_tapped(&self) -> bool {
        self.orientation == Orientation::Tapped
    }

    /// In play and not under another card: such a card can be named (R29).
    pub(crate) fn is_free_in_play(&self) -> bool {
        self.zone == Zone::Play && self.host.is_none()
    }
}

/// A declared combat (R20).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Combat {
    pub(crate) attacker: Place,
    pub(crate) target: Place,
    pub(crate) defender: Option<Place>,
    /// The attacked card has left, and only the defender holds the combat up (R22).
    pub(crate) target_left: bool,
}

/// The cards that a trigger's effects may name, besides its own and the chosen ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Roles {
    pub(crate) subject: Option<Place>,
    pub(crate) killer: Option<Place>,
    pub(crate) attacker: Option<Place>,
    pub(crate) attacked: Option<Place>,
    pub(crate) defender: Option<Place>,
    /// All cards of the death, host and parts.
    pub(crate) died: Vec<Place>,
}

/// A trigger that was set off and has not resolved yet (R10).
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub(crate) id: u32,
    /// The card that has the ability: of a part its host (R31).
    pub(crate) source: Place,
    pub(crate) ability: AbilityPlace,
    pub(crate) name: Arc<str>,
    /// "You": who controlled the source when the trigger was set off (R25).
    pub(crate) player: Player,
    pub(crate) roles: Roles,
}

/// What the cards share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Situation {
    pub(crate) active: Player,
    pub(crate) resources: Arc<Vec<Resources>>,
    pub(crate) combat: Option<Combat>,
    pub(crate) waiting: Vec<Arc<Waiting>>,
    /// How many triggers the standing steps have set off (R30).
    pub(crate) set_off: u32,
}

impl Situation {
    /// What that player has to pay with.
    pub(crate) fn pools(&self, player: Player) -> Option<&Resources> {
        self.resources.get(usize::from(player))
    }

    pub(crate) fn pools_mut(&mut self, player: Player) -> Option<&mut Resources> {
        Arc::make_mut(&mut self.resources).get_mut(usize::from(player))
    }
}

/// All that changes.
#[derive(Clone, Debug)]
pub(crate) struct State {
    cards: Roster<Card>,
    pub(crate) situation: Situation,
    /// For each card the last step that touched it, so that its before-image is taken once a step.
    touched: Roster<u64>,
    step: u64,
}

impl Index<Place> for State {
    type Output = Card;

    fn index(&self, place: Place) -> &Card {
        &self.cards[place]
    }
}

impl IndexMut<Place> for State {
    fn index_mut(&mut self, place: Place) -> &mut Card {
        &mut self.cards[place]
    }
}

impl State {
    pub(crate) fn new(cards: Roster<Card>, situation: Situation) -> Self {
        Self { touched: Roster::new(vec![0; cards.len()]), cards, situation, step: 0 }
    }

    pub(crate) const fn begin_step(&mut self) {
        self.step = self.step.saturating_add(1);
    }

    /// Is this the first time that the step touches the card?
    pub(crate) fn touch(&mut self, place: Place) -> bool {
        core::mem::replace(&mut self.touched[place], self.step) != self.step
    }

    /// Starting life, of a merged creature the sum of its parts' (R14); none for a card without lives (R7).
    pub(crate) fn starting(&self, cast: &Cast, place: Place) -> Option<u32> {
        let mut sum = cast.face(place).life;
        for part in &self[place].parts {
            if let Some(life) = cast.face(*part).life {
                sum = Some(life.saturating_add(sum.unwrap_or(0)));
            }
        }
        sum
    }

    /// The life level; outside play it is the printed life, since no markers lie there (R6).
    pub(crate) fn level(&self, cast: &Cast, place: Place) -> Option<i64> {
        self.starting(cast, place).map(|starting| self[place].markers.level(starting))
    }

    /// The strike, of a merged creature the sum of its parts' (R31).
    pub(crate) fn strike(&self, cast: &Cast, place: Place) -> Option<Strike> {
        let mut sum = cast.face(place).strike;
        for part in &self[place].parts {
            if let Some(strike) = cast.face(*part).strike {
                sum = Some(sum.map_or(strike, |sum| sum.merged(strike)));
            }
        }
        sum
    }
}
