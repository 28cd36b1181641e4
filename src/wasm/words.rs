//! What the engine tells, as numbers in a row; `mirror.js` makes plain frozen objects of them in one crossing.

use alloc::vec::Vec;

use crate::card::{CardId, Cell, MarkerKind, Strike};
use crate::cast::Cast;
use crate::effect::Cause;
use crate::event::{Happening, RuleEvent};
use crate::explain::{LifeCause, LifeLedger};
use crate::options::{ActionDraft, ActionOption};
use crate::refusal::{Reason, Refusal};
use crate::resources::Resources;
use crate::rulebook::{Clause, RuleRef};
use crate::snapshot::{CombatState, PendingTrigger, PlayerState};

/// Numbers that tell a step of few events.
const ROOM: usize = 64;

pub(super) struct Words<'c> {
    cast: &'c Cast,
    pub(super) told: Vec<i32>,
}

impl<'c> Words<'c> {
    pub(super) fn new(cast: &'c Cast) -> Self {
        Self { cast, told: Vec::with_capacity(ROOM) }
    }

    /// Any number within the bounds fits.
    #[allow(clippy::cast_possible_wrap)]
    pub(super) fn number(&mut self, number: u32) {
        self.told.push(number as i32);
    }

    #[allow(clippy::cast_possible_truncation)]
    fn level(&mut self, level: i64) {
        self.told.push(level as i32);
    }

    pub(super) fn flag(&mut self, flag: bool) {
        self.number(flag.into());
    }

    #[allow(clippy::cast_possible_truncation)]
    pub(super) fn count(&mut self, count: usize) {
        self.number(count as u32);
    }

    pub(super) fn text(&mut self, text: &str) {
        self.count(text.bytes().filter(|byte| byte & 0xC0 != 0x80).count());
        for letter in text.chars() {
            self.number(letter.into());
        }
    }

    pub(super) fn card(&mut self, id: &CardId) {
        if id.place() < self.cast.len() {
            self.count(id.place());
        } else {
            self.told.push(-1);
            self.text(id.as_str());
        }
    }

    pub(super) fn cards(&mut self, ids: &[CardId]) {
        self.count(ids.len());
        for id in ids {
            self.card(id);
        }
    }

    fn perhaps<T>(&mut self, value: Option<&T>, tell: fn(&mut Self, &T)) {
        self.flag(value.is_some());
        if let Some(value) = value {
            tell(self, value);
        }
    }

    /// By the clause's place among all; `mirror.js` was given their citations.
    fn rule(&mut self, rule: Option<RuleRef>) {
        let cited = |clause: &Clause| clause.cited(self.cast.edition);
        // Most often it is the very text, which is seen without reading it.
        let very =
            |rule: RuleRef| Clause::ALL.iter().position(|clause| core::ptr::eq(cited(clause).clause, rule.clause));
        let alike = |rule: RuleRef| Clause::ALL.iter().position(|clause| cited(clause) == rule);
        let place = rule.and_then(|rule| very(rule).or_else(|| alike(rule)));
        match place {
            Some(place) => self.count(place),
            None => self.told.push(-1),
        }
    }

    /// The citations of all clauses, once for a board.
    pub(super) fn citations(&mut self) {
        for clause in Clause::ALL {
            let rule = clause.cited(self.cast.edition);
            self.number(rule.edition as u32);
            self.text(rule.clause);
        }
    }

    fn cause(&mut self, cause: &Cause) {
        self.number(cause.kind as u32);
        self.perhaps(cause.card.as_ref(), Self::card);
        self.perhaps(cause.text.as_ref(), |words, text| words.text(text));
    }

    fn cell(&mut self, cell: &Cell) {
        self.number(cell.row);
        self.number(cell.column);
    }

    fn resources(&mut self, resources: &Resources) {
        self.count(resources.len());
        for (name, amount) in resources.iter() {
            self.text(name);
            self.number(amount);
        }
    }

    pub(super) fn strike(&mut self, strike: Option<Strike>) {
        let strengths: &[u32] = match &strike {
            None => &[],
            Some(Strike::Single(strength)) => core::slice::from_ref(strength),
            Some(Strike::Three(three)) => three,
        };
        self.count(strengths.len());
        for strength in strengths {
            self.number(*strength);
        }
    }

    pub(super) fn events(&mut self, events: &[RuleEvent]) {
        self.count(events.len());
        for event in events {
            self.rule(event.rule);
            self.event(&event.what);
        }
    }

    /// Each with its number in the list of `mirror.js`.
    fn event(&mut self, what: &Happening) {
        match what {
            Happening::Wounded { card, amount, level, by } => {
                self.on_card(0, card, &[*amount]);
                self.level(*level);
                self.perhaps(by.as_ref(), Self::cause);
            }
            Happening::Healed { card, amount, level } => {
                self.on_card(1, card, &[*amount]);
                self.level(*level);
            }
            Happening::LivesAdded { card, amount, cancelled, level } => {
                self.on_card(2, card, &[*amount, *cancelled]);
                self.level(*level);
            }
            Happening::LivesReduced { card, amount, cancelled, level } => {
                self.on_card(3, card, &[*amount, *cancelled]);
                self.level(*level);
            }
            Happening::LivesRemoved { card, marker, amount, level } => {
                self.on_card(4, card, &[*marker as u32, *amount]);
                self.level(*level);
            }
            Happening::WoundsReplaced { card, amount } => self.on_card(5, card, &[*amount]),
            Happening::LevelSet { card, level } => {
                self.on_card(6, card, &[]);
                self.level(*level);
            }
            Happening::Destroyed { card, died_from, cell, parts } => {
                self.on_card(7, card, &[]);
                self.perhaps(died_from.as_ref(), Self::cause);
                self.perhaps(cell.as_ref(), Self::cell);
                self.cards(parts);
            }
            Happening::Moved { card, from, to } => self.on_card(8, card, &[*from as u32, *to as u32]),
            Happening::Tapped { card, reason } => self.on_card(9, card, &[*reason as u32]),
            Happening::Untapped { card } => self.on_card(10, card, &[]),
            Happening::Paid { card, counters, wounds, resources } => {
                self.on_card(11, card, &[*counters, *wounds]);
                self.resources(resources);
            }
            Happening::AbilityUsed { card, ability, is_action } => {
                self.on_card(12, card, &[]);
                self.text(ability);
                self.flag(*is_action);
            }
            Happening::Triggered { card, ability, pending } => {
                self.on_card(13, card, &[]);
                self.text(ability);
                self.perhaps(pending.as_ref(), |words, id| words.number(*id));
            }
            Happening::CombatDeclared { attacker, target } => self.on_two(14, attacker, target),
            Happening::Defended { defender, target } => self.on_two(15, defender, target),
            Happening::CombatEnded { fought } => self.of_board(16, &[(*fought).into()]),
            Happening::ControlTaken { card, player } => self.on_card(17, card, &[(*player).into()]),
            Happening::Attached { part, to } => self.on_two(18, part, to),
            Happening::CountersAdded { card, amount } => self.on_card(19, card, &[*amount]),
            Happening::CountersRemoved { card, amount } => self.on_card(20, card, &[*amount]),
            Happening::Poisoned { card, amount } => self.on_card(21, card, &[*amount]),
            Happening::Cured { card } => self.on_card(22, card, &[]),
            Happening::ResourcesAdded { player, resource, amount } => {
                self.of_board(23, &[(*player).into()]);
                self.text(resource);
                self.number(*amount);
            }
            Happening::TurnStarted { player } => self.of_board(24, &[(*player).into()]),
            Happening::Skipped { reason, card } => {
                self.of_board(25, &[*reason as u32]);
                self.perhaps(card.as_ref(), Self::card);
            }
            Happening::ChainStopped { dropped } => self.of_board(26, &[*dropped]),
        }
    }

    fn of_board(&mut self, kind: u32, numbers: &[u32]) {
        self.number(kind);
        for number in numbers {
            self.number(*number);
        }
    }

    fn on_card(&mut self, kind: u32, card: &CardId, numbers: &[u32]) {
        self.number(kind);
        self.card(card);
        for number in numbers {
            self.number(*number);
        }
    }

    fn on_two(&mut self, kind: u32, one: &CardId, other: &CardId) {
        self.on_card(kind, one, &[]);
        self.card(other);
    }

    pub(super) fn refusal(&mut self, refusal: &Refusal) {
        self.rule(refusal.rule);
        let reason = &refusal.reason;
        self.number(reason.kind() as u32);
        if let Some(card) = reason.card() {
            self.card(card);
        }
        match reason {
            Reason::NotInPlay { zone, .. } => self.number(*zone as u32),
            Reason::CannotPay { what, need, have, .. } => {
                self.text(what.name());
                self.number(*need);
                self.number(*have);
            }
            Reason::UnknownAbility { ability, .. } => self.text(ability),
            Reason::CombatInProgress { attacker, target } => {
                self.card(attacker);
                self.card(target);
            }
            Reason::ChoicePending { count: number } | Reason::NoSuchChoice { pending: number } => self.number(*number),
            _ => {}
        }
    }

    pub(super) fn options(&mut self, options: &[ActionOption]) {
        self.count(options.len());
        for option in options {
            match &option.action {
                ActionDraft::Ability { card, ability } => {
                    self.on_card(0, card, &[]);
                    self.text(ability);
                }
                ActionDraft::Strike { card } => self.on_card(1, card, &[]),
                ActionDraft::Defend { card } => self.on_card(2, card, &[]),
            }
            self.perhaps(option.refusal.as_ref(), Self::refusal);
            self.number(option.choose);
            self.cards(&option.targets);
            self.number(option.tap_others);
            self.cards(&option.payers);
            self.flag(option.is_action);
        }
    }

    pub(super) fn ledger(&mut self, ledger: &LifeLedger) {
        self.card(&ledger.card);
        self.level(ledger.level);
        self.count(ledger.rows.len());
        for row in &ledger.rows {
            self.level(row.delta);
            self.number(match row.cause {
                LifeCause::Starting => 0,
                LifeCause::Marker(MarkerKind::Wounds) => 1,
                LifeCause::Marker(MarkerKind::ExtraLives) => 2,
                LifeCause::Marker(MarkerKind::LifeReductions) => 3,
                LifeCause::Part => 4,
            });
            self.rule(row.rule);
            self.number(row.revision);
            self.perhaps(row.by.as_ref(), Self::cause);
            self.perhaps(row.part.as_ref(), Self::card);
        }
    }

    pub(super) fn pending(&mut self, pending: &[PendingTrigger]) {
        self.count(pending.len());
        for trigger in pending {
            self.number(trigger.id);
            self.card(&trigger.card);
            self.text(&trigger.ability);
            self.number(trigger.player.into());
            self.flag(trigger.optional);
            self.flag(trigger.answerable);
            self.number(trigger.choose);
            self.cards(&trigger.options);
        }
    }

    pub(super) fn players(&mut self, players: &[PlayerState]) {
        self.count(players.len());
        for player in players {
            self.text(&player.name);
            self.resources(&player.resources);
        }
    }

    pub(super) fn combat(&mut self, combat: Option<&CombatState>) {
        self.perhaps(combat, |words, combat| {
            words.card(&combat.attacker);
            words.card(&combat.target);
            words.perhaps(combat.defender.as_ref(), Self::card);
        });
    }
}
