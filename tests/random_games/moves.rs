//! Random moves on a board: mostly legal, some refused, some that make no sense.

use super::dice::Dice;
use super::scenes::{
    NAMES, RESOURCES, amount, cause_kind, cell, chance, life_marker, maybe, pick, strength, zone, zone_out_of_play,
};
use berserk_rules::{
    Action, ActionDraft, ActionOption, Board, CardId, Cause, Choice, Effect, EffectOn, Name, PlayerName, Role,
    Snapshot, Step, Targets, You, Zone,
};

/// What is done to a board.
#[derive(Clone, Debug)]
pub enum Move {
    Step(Step),
    Undo,
    Redo,
    GoTo(u32),
}

/// A move that fits the board, more or less.
pub fn next(rng: &mut Dice, board: &mut Board) -> Move {
    let snapshot = board.state_snapshot();
    let mut hand = Hand { rng, snapshot };
    match hand.rng.u32(..100) {
        0 | 1 => Move::Undo,
        2 => Move::Redo,
        3 => Move::GoTo(hand.rng.u32(..hand.snapshot.revision + 2)),
        _ => Move::Step(hand.step(board)),
    }
}

/// An action as offered, with a random choice among its targets and payers, as many as it asks for.
pub fn with_choice(rng: &mut Dice, option: &ActionOption) -> Option<Action> {
    let mut some = |from: &[CardId], many: u32| {
        let mut from = from.to_vec();
        rng.shuffle(&mut from);
        from.truncate(many as usize);
        from
    };
    Some(match &option.action {
        ActionDraft::Ability { card, ability } => Action::Ability {
            card: card.clone(),
            ability: ability.clone(),
            targets: Some(some(&option.targets, option.choose)).filter(|cards| !cards.is_empty()),
            tap: Some(some(&option.payers, option.tap_others)).filter(|cards| !cards.is_empty()),
        },
        ActionDraft::Strike { card } => Action::Strike { card: card.clone(), target: some(&option.targets, 1).pop()? },
        ActionDraft::Defend { card } => Action::Defend { card: card.clone() },
    })
}

struct Hand<'a> {
    rng: &'a mut Dice,
    snapshot: Snapshot,
}

impl Hand<'_> {
    fn step(&mut self, board: &mut Board) -> Step {
        let waits = !self.snapshot.pending.is_empty();
        match self.rng.u32(..100) {
            0..88 if waits => Step::Choice(self.choice()),
            0 => Step::Choice(self.choice()),
            1..50 => self.offered(board).map_or_else(|| Step::Effect(self.effect(0)), Step::Action),
            50..57 => Step::Action(self.any_action()),
            _ => Step::Effect(self.effect(0)),
        }
    }

    fn any_card(&mut self) -> CardId {
        if chance(self.rng, 2) {
            return "nobody".into();
        }
        pick(self.rng, &self.snapshot.cards).id
    }

    fn card_in(&mut self, zone: Zone) -> CardId {
        let there: Vec<CardId> = self
            .snapshot
            .cards
            .iter()
            .filter(|card| card.zone == zone && card.attached_to.is_none())
            .map(|card| card.id.clone())
            .collect();
        if there.is_empty() || chance(self.rng, 8) { self.any_card() } else { pick(self.rng, &there) }
    }

    fn card(&mut self) -> CardId {
        self.card_in(Zone::Play)
    }

    fn name(&mut self) -> Name {
        // A role makes no sense from outside.
        if chance(self.rng, 1) { Role::Chosen.into() } else { self.card().into() }
    }

    fn cards(&mut self) -> Targets<Name> {
        if chance(self.rng, 65) {
            return Targets::One(self.name());
        }
        let many = self.rng.usize(0..4);
        let mut cards: Vec<Name> = Vec::new();
        for _ in 0..many {
            let card = self.name();
            // The same card twice is bad input.
            if !cards.contains(&card) || chance(self.rng, 3) {
                cards.push(card);
            }
        }
        Targets::Many(cards)
    }

    fn player(&mut self) -> u8 {
        let players = u8::try_from(self.snapshot.players.len()).unwrap();
        // One too many, now and then.
        if chance(self.rng, 2) { players } else { self.rng.u8(..players) }
    }

    fn player_name(&mut self) -> PlayerName {
        if chance(self.rng, 2) { PlayerName::You(You::You) } else { PlayerName::Number(self.player()) }
    }

    fn by(&mut self) -> Option<Cause> {
        chance(self.rng, 50).then(|| Cause {
            kind: cause_kind(self.rng),
            card: chance(self.rng, 60).then(|| self.any_card()),
            text: maybe(self.rng, 10, |_| "Distortion".into()),
        })
    }

    fn effect(&mut self, depth: u32) -> Effect {
        if self.snapshot.combat.is_some() && chance(self.rng, 45) {
            return EffectOn::Fight {
                strike: maybe(self.rng, 75, strength),
                counter_strike: maybe(self.rng, 65, strength),
            };
        }
        let in_play = self.snapshot.cards.iter().filter(|card| card.zone == Zone::Play).count();
        if in_play < 4 && chance(self.rng, 50) {
            return self.comeback();
        }
        let (target, amount, by) = (self.cards(), amount(self.rng), self.by());
        match self.rng.u32(..33) {
            0..=4 => EffectOn::Wound { target, amount, by },
            5 => EffectOn::Heal { target, amount, by },
            6 => EffectOn::AddLives { target, amount, by },
            7 => EffectOn::ReduceLives { target, amount, by },
            8 => EffectOn::SetLives { target, level: self.rng.u32(0..6), by },
            9 => EffectOn::RemoveLives { target, marker: life_marker(self.rng), amount, by },
            10 => EffectOn::Destroy { target, by, to: maybe(self.rng, 25, zone_out_of_play) },
            11 => EffectOn::FinishOff { target: self.name(), amount: amount + 1, by },
            12 => EffectOn::Poison { target, amount },
            13 => EffectOn::Cure { target },
            14 => EffectOn::AddCounters { target, amount },
            15 => EffectOn::RemoveCounters { target, amount },
            16 => EffectOn::AddResources {
                player: self.player_name(),
                resource: pick(self.rng, &RESOURCES).into(),
                amount,
            },
            17 => EffectOn::Tap { target },
            18 | 19 => EffectOn::Untap { target },
            20 | 21 => self.attach(),
            22 => EffectOn::TakeControl { target, player: self.player_name() },
            23..=25 => EffectOn::Revive {
                target: self.card_in(Zone::Graveyard).into(),
                level: maybe(self.rng, 50, |rng| rng.u32(0..5)),
                controller: chance(self.rng, 40).then(|| self.player_name()),
                cell: maybe(self.rng, 30, cell),
            },
            26 | 27 => {
                let from = zone(self.rng);
                let to = if chance(self.rng, 60) { Zone::Play } else { zone(self.rng) };
                let target = if chance(self.rng, 70) { Targets::One(self.card_in(from).into()) } else { target };
                EffectOn::Move { target, to, cell: maybe(self.rng, 30, cell) }
            }
            28 => EffectOn::Search {
                player: self.player_name(),
                name: pick(self.rng, &NAMES).into(),
                from: maybe(self.rng, 50, zone),
                to: maybe(self.rng, 60, zone),
            },
            29 | 30 => EffectOn::StartTurn { player: self.player() },
            31 if depth < 3 => {
                let many = self.rng.u32(..5);
                EffectOn::Sequence { effects: (0..many).map(|_| self.effect(depth + 1)).collect() }
            }
            32 => {
                EffectOn::Fight { strike: maybe(self.rng, 70, strength), counter_strike: maybe(self.rng, 50, strength) }
            }
            _ => EffectOn::Wound { target, amount, by },
        }
    }

    /// Games would dry up without cards that come back into play.
    fn comeback(&mut self) -> Effect {
        let level = maybe(self.rng, 30, |rng| rng.u32(1..6));
        let from = pick(self.rng, &[Zone::Graveyard, Zone::Graveyard, Zone::Hand, Zone::Deck, Zone::Removed]);
        let target = self.card_in(from);
        if from == Zone::Graveyard && chance(self.rng, 70) {
            let controller = chance(self.rng, 30).then(|| self.player_name());
            return EffectOn::Revive { target: target.into(), level, controller, cell: None };
        }
        let second = chance(self.rng, 40).then(|| self.card_in(from)).filter(|second| *second != target);
        let cards = std::iter::once(target).chain(second).map(Into::into).collect();
        EffectOn::Move { target: Targets::Many(cards), to: Zone::Play, cell: maybe(self.rng, 20, cell) }
    }

    /// Mostly of two cards of the same controller.
    fn attach(&mut self) -> Effect {
        let part = self.card();
        let controller = self.snapshot.cards.iter().find(|card| card.id == part).map(|card| card.controller);
        let beside: Vec<CardId> = self
            .snapshot
            .cards
            .iter()
            .filter(|card| card.zone == Zone::Play && card.attached_to.is_none() && card.id != part)
            .filter(|card| Some(card.controller) == controller)
            .map(|card| card.id.clone())
            .collect();
        let to = if beside.is_empty() || chance(self.rng, 20) { self.name() } else { pick(self.rng, &beside).into() };
        EffectOn::Attach { part: part.into(), to }
    }

    /// An action that the board offers, mostly with a choice that it asks for.
    fn offered(&mut self, board: &mut Board) -> Option<Action> {
        let mut open: Vec<ActionOption> = Vec::new();
        for card in &self.snapshot.cards {
            let options = board.actions_for(&card.id).ok()?;
            open.extend(options.into_iter().filter(|option| option.refusal.is_none()));
        }
        if open.is_empty() {
            return None;
        }
        let defences: Vec<ActionOption> =
            open.iter().filter(|option| matches!(option.action, ActionDraft::Defend { .. })).cloned().collect();
        let option =
            if defences.is_empty() || chance(self.rng, 50) { pick(self.rng, &open) } else { pick(self.rng, &defences) };
        let mut action = with_choice(self.rng, &option)?;
        if let Action::Ability { targets, tap, .. } = &mut action {
            if chance(self.rng, 6) {
                targets.get_or_insert_default().push(self.any_card());
            }
            if chance(self.rng, 4) {
                tap.get_or_insert_default().push(self.any_card());
            }
            if chance(self.rng, 4) {
                tap.get_or_insert_default().pop();
            }
        }
        Some(action)
    }

    fn any_action(&mut self) -> Action {
        match self.rng.u32(..10) {
            0..=4 => {
                let card = self.card();
                let own = self.snapshot.cards.iter().find(|one| one.id == card).map(|one| one.abilities.clone());
                let names: Vec<_> = own.into_iter().flatten().map(|ability| ability.id().clone()).collect();
                let ability =
                    if names.is_empty() || chance(self.rng, 10) { "x".into() } else { pick(self.rng, &names) };
                let mut some = |percent| {
                    chance(self.rng, percent)
                        .then(|| (0..self.rng.usize(0..3)).map(|_| self.any_card()).collect::<Vec<CardId>>())
                };
                Action::Ability { card, ability, targets: some(60), tap: some(40) }
            }
            5..=7 => Action::Strike { card: self.card(), target: self.card() },
            _ => Action::Defend { card: self.card() },
        }
    }

    fn choice(&mut self) -> Choice {
        let waiting: Vec<_> = self.snapshot.pending.iter().filter(|one| one.answerable).cloned().collect();
        if waiting.is_empty() || chance(self.rng, 6) {
            let pending = pick(self.rng, &[0, 1, 2, 3, 7, u32::MAX]);
            let any = self.snapshot.pending.iter().map(|one| one.id).chain([pending]).collect::<Vec<u32>>();
            return Choice { pending: pick(self.rng, &any), targets: None, decline: maybe(self.rng, 30, |_| true) };
        }
        let one = pick(self.rng, &waiting);
        let mut targets = one.options.clone();
        self.rng.shuffle(&mut targets);
        targets.truncate(one.choose as usize);
        if chance(self.rng, 8) {
            targets.push(self.any_card());
        }
        if chance(self.rng, 8) {
            targets.pop();
        }
        let empty = targets.is_empty();
        Choice {
            pending: one.id,
            targets: Some(targets).filter(|_| !empty || chance(self.rng, 10)),
            decline: maybe(self.rng, if one.optional { 30 } else { 3 }, |rng| chance(rng, 80)),
        }
    }
}
