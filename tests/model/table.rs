//! The state, and the plain questions to it.

use super::{Model, Result, no};
use berserk_rules::{
    Ability, CardId, CardSetup, CardType, Cell, LifeRow, Orientation, Player, Reason, Scenario, Strike,
    TriggeredAbility, Zone,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// All that changes. Cards are named by their place in the scenario's order.
#[derive(Clone)]
pub struct State {
    pub revision: u32,
    pub active: Player,
    pub resources: Vec<BTreeMap<String, u32>>,
    pub cards: Vec<Card>,
    pub combat: Option<Combat>,
    /// In the order of their ids.
    pub waiting: Vec<Waiting>,
    /// How many triggers have been set off so far (R30).
    pub set_off: u32,
    /// By card, oldest row first.
    pub ledgers: Vec<Vec<LifeRow>>,
}

/// What changes of a card. A part (505.4) follows its host in zone, controller and orientation (R31): what is kept
/// here for a part in play does not count.
#[derive(Clone)]
pub struct Card {
    pub zone: Zone,
    pub controller: Player,
    pub cell: Option<Cell>,
    pub tapped: bool,
    pub wounds: u32,
    pub extra: u32,
    pub reductions: u32,
    pub counters: u32,
    pub poison: u32,
    pub host: Option<usize>,
    pub parts: Vec<usize>,
}

/// A declared strike (R20).
#[derive(Clone, Copy)]
pub struct Combat {
    pub attacker: usize,
    pub target: usize,
    /// A card that has left the combat stays out of it, even if it comes back into play (R6, R22).
    pub target_left: bool,
    pub defender: Option<usize>,
}

/// A trigger that was set off and has not been carried out.
#[derive(Clone)]
pub struct Waiting {
    pub id: u32,
    /// The name under which its card had it.
    pub name: Arc<str>,
    pub ability: TriggeredAbility,
    pub cast: Roles,
    /// Was it set off in the step that is being played?
    pub fresh: bool,
    /// Its citation (505.3), if it has one.
    pub of_death: Option<OwnDeath>,
}

/// Did the card that died have the trigger itself?
#[derive(Clone, Copy)]
pub struct OwnDeath(pub bool);

/// Who plays which role in an ability.
#[derive(Clone, Default)]
pub struct Roles {
    pub source: usize,
    /// R25
    pub you: Player,
    pub chosen: Vec<usize>,
    pub subject: Option<usize>,
    /// The host and the parts of the card that died (R35a).
    pub died: Vec<usize>,
    pub killer: Option<CardId>,
    pub attacker: Option<usize>,
    pub attacked: Option<usize>,
    pub defender: Option<usize>,
}

impl Card {
    /// R6: what a card is like when it comes from somewhere else.
    pub fn fresh(zone: Zone, controller: Player) -> Self {
        Self {
            zone,
            controller,
            cell: None,
            tapped: false,
            wounds: 0,
            extra: 0,
            reductions: 0,
            counters: 0,
            poison: 0,
            host: None,
            parts: Vec::new(),
        }
    }
}

impl State {
    pub fn of(setup: &Scenario) -> Self {
        let place = |id: &CardId| setup.cards.iter().position(|card| card.id == *id).unwrap();
        let cards = setup.cards.iter().enumerate().map(|(here, printed)| {
            let markers = printed.markers();
            Card {
                // A part lies where its host does.
                cell: printed.cell.filter(|_| printed.attached_to.is_none()),
                tapped: printed.orientation == Some(Orientation::Tapped),
                wounds: markers.wounds,
                extra: markers.extra_lives,
                reductions: markers.life_reductions,
                counters: printed.counters.unwrap_or(0),
                poison: printed.poison.unwrap_or(0),
                host: printed.attached_to.as_ref().map(place),
                parts: (0..setup.cards.len())
                    .filter(|part| setup.cards[*part].attached_to.as_ref().map(place) == Some(here))
                    .collect(),
                ..Card::fresh(printed.zone(), printed.controller.unwrap_or(printed.owner))
            }
        });
        let resources = match &setup.players {
            Some(players) => players
                .iter()
                .map(|player| {
                    let pools = player.resources.as_ref();
                    pools.map(|pools| pools.iter().map(|(name, amount)| (name.to_string(), amount)).collect())
                })
                .map(Option::unwrap_or_default)
                .collect(),
            None => vec![BTreeMap::new(); 2],
        };
        Self {
            revision: 0,
            active: setup.active_player.unwrap_or(0),
            resources,
            cards: cards.collect(),
            combat: None,
            waiting: Vec::new(),
            set_off: 0,
            ledgers: Vec::new(),
        }
    }
}

impl Model {
    pub fn all(&self) -> std::ops::Range<usize> {
        0..self.setup.cards.len()
    }

    pub fn printed(&self, card: usize) -> &CardSetup {
        &self.setup.cards[card]
    }

    pub fn id(&self, card: usize) -> CardId {
        self.printed(card).id.clone()
    }

    pub fn find(&self, id: &CardId) -> Option<usize> {
        self.all().find(|card| self.printed(*card).id == *id)
    }

    pub fn now(&mut self, card: usize) -> &mut Card {
        &mut self.state.cards[card]
    }

    pub fn card(&self, card: usize) -> &Card {
        &self.state.cards[card]
    }

    /// The card by which this one lies: itself, or its host.
    fn lead(&self, card: usize) -> usize {
        self.card(card).host.unwrap_or(card)
    }

    pub fn zone(&self, card: usize) -> Zone {
        self.card(self.lead(card)).zone
    }

    pub fn controller(&self, card: usize) -> Player {
        self.card(self.lead(card)).controller
    }

    pub fn is_tapped(&self, card: usize) -> bool {
        self.card(self.lead(card)).tapped
    }

    pub fn is_part(&self, card: usize) -> bool {
        self.card(card).host.is_some()
    }

    pub fn card_type(&self, card: usize) -> CardType {
        self.printed(card).card_type()
    }

    /// In play by itself, not as a part.
    pub fn stands(&self, card: usize) -> bool {
        self.zone(card) == Zone::Play && !self.is_part(card)
    }

    /// The card and what lies under it, the host first.
    pub fn with_parts(&self, card: usize) -> Vec<usize> {
        let mut all = vec![card];
        all.extend(&self.card(card).parts);
        all
    }

    /// Printed life, of a merged creature the sum of its parts' (R14); none for a card without lives (R7).
    pub fn starting(&self, card: usize) -> Option<u32> {
        let lives: Vec<u32> = self.with_parts(card).into_iter().filter_map(|one| self.printed(one).life).collect();
        if lives.is_empty() { None } else { Some(lives.into_iter().sum()) }
    }

    /// 504: starting + extra - wounds - reductions.
    pub fn level(&self, card: usize) -> Option<i64> {
        let now = self.card(card);
        self.starting(card).map(|starting| {
            i64::from(starting) + i64::from(now.extra) - i64::from(now.wounds) - i64::from(now.reductions)
        })
    }

    /// R31: strikes add up, a single strength to each of three.
    pub fn strike(&self, card: usize) -> Option<Strike> {
        let mut sum: Option<Strike> = None;
        for strike in self.with_parts(card).into_iter().filter_map(|one| self.printed(one).strike) {
            sum = Some(match (sum, strike) {
                (None, strike) => strike,
                (Some(Strike::Single(a)), Strike::Single(b)) => Strike::Single(a + b),
                (Some(Strike::Single(a)), Strike::Three(b)) => Strike::Three(b.map(|b| a + b)),
                (Some(Strike::Three(a)), Strike::Single(b)) => Strike::Three(a.map(|a| a + b)),
                (Some(Strike::Three(a)), Strike::Three(b)) => Strike::Three([a[0] + b[0], a[1] + b[1], a[2] + b[2]]),
            });
        }
        sum
    }

    /// R31: a card's abilities and its parts', a part's by `part/id` where two are alike.
    pub fn abilities(&self, card: usize) -> Vec<(Arc<str>, Ability)> {
        let all: Vec<(usize, &Ability)> = self
            .with_parts(card)
            .into_iter()
            .flat_map(|one| self.printed(one).abilities().iter().map(move |ability| (one, ability)))
            .collect();
        let named = all.iter().map(|(one, ability)| {
            let alike = all.iter().filter(|(_, other)| other.id() == ability.id()).count() > 1;
            let name = if *one != card && alike {
                format!("{}/{}", self.printed(*one).id, ability.id()).into()
            } else {
                ability.id().clone()
            };
            (name, (*ability).clone())
        });
        named.collect()
    }

    /// R38: the card exists.
    pub fn known(&self, id: &CardId) -> Result<usize> {
        match self.find(id) {
            Some(card) => Ok(card),
            None => no(Reason::UnknownCard { card: id.clone() }),
        }
    }

    /// R29: a part cannot be named by itself.
    pub fn check_no_part(&self, card: usize) -> Result {
        if self.is_part(card) { no(Reason::IllegalTarget { card: self.id(card) }) } else { Ok(()) }
    }

    /// R38: the card exists, is in play and is not under another.
    pub fn standing(&self, id: &CardId) -> Result<usize> {
        let card = self.known(id)?;
        let zone = self.zone(card);
        if zone != Zone::Play {
            return no(Reason::NotInPlay { card: id.clone(), zone });
        }
        self.check_no_part(card)?;
        Ok(card)
    }

    /// R7: the card has lives.
    pub fn check_lives(&self, card: usize) -> Result {
        if self.starting(card).is_none() { no(Reason::NoLives { card: self.id(card) }) } else { Ok(()) }
    }

    /// 506.1: the card is upright.
    pub fn check_upright(&self, card: usize) -> Result {
        if self.is_tapped(card) { no(Reason::CardTapped { card: self.id(card) }) } else { Ok(()) }
    }
}
