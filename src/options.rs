//! What a card could do: the impossible with its reason, never hidden.

use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::Serialize;

use crate::board::Board;
use crate::card::CardId;
use crate::cast::Place;
use crate::error::RulesError;
use crate::input::Path;
use crate::refusal::{Reason, Refusal};
use crate::resolve::{Transaction, check_defend, check_strike, declare_ability, no_combat_yet};
use crate::setup::no_such_card;

/// An action before its targets and payers are picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ActionDraft {
    /// Use an activated ability.
    Ability {
        /// Whose.
        card: CardId,
        /// Which.
        #[cfg_attr(feature = "schema", ts(type = "string"))]
        ability: Arc<str>,
    },
    /// Attack with a strike.
    Strike {
        /// The attacker.
        card: CardId,
    },
    /// Step in as a defender.
    Defend {
        /// The defender.
        card: CardId,
    },
}

/// One thing that a card could do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ActionOption {
    /// What.
    pub action: ActionDraft,
    /// None: legal now, with some choice among `targets` and `payers`. Otherwise why not.
    #[cfg_attr(feature = "schema", ts(type = "Refusal | null"))]
    pub refusal: Option<Refusal>,
    /// How many targets the action takes.
    pub choose: u32,
    /// Which cards may be named as targets.
    pub targets: Vec<CardId>,
    /// How many other cards the cost taps.
    pub tap_others: u32,
    /// Which cards could be tapped for it.
    pub payers: Vec<CardId>,
    /// Is it an action (506.1, R44)?
    pub is_action: bool,
}

impl Board {
    /// Every activated ability, the strike and the defence of a card.
    ///
    /// # Errors
    /// [`RulesError`] if the board has no such card (R34).
    ///
    /// ```
    /// use berserk_rules::{Board, CardSetup, RefusalCode, RulesError, Scenario, Strike};
    ///
    /// # fn main() -> Result<(), RulesError> {
    /// let card = |id: &str, owner| CardSetup { life: Some(9), strike: Some(Strike::Single(2)), ..CardSetup::new(id, "Card", owner) };
    /// let mut board = Board::new(Scenario::new(vec![card("a", 0), card("b", 1)]))?;
    ///
    /// let options = board.actions_for(&"a".into())?;
    /// let strike = &options[0];
    /// assert!(strike.refusal.is_none());
    /// assert_eq!(strike.targets, ["b"]);
    /// let defend = &options[1];
    /// let why = defend.refusal.as_ref().map(|refusal| refusal.reason.kind());
    /// assert_eq!(why, Some(RefusalCode::NoCombat), "what cannot be done says why");
    /// # Ok(())
    /// # }
    /// ```
    pub fn actions_for(&mut self, card: &CardId) -> Result<Vec<ActionOption>, RulesError> {
        let place = self.cast.find(card).ok_or_else(|| no_such_card(card, &Path::ROOT))?;
        let edition = self.cast.edition;
        let waiting = u32::try_from(self.state.situation.waiting.len()).unwrap_or(u32::MAX);
        let transaction = Transaction::begin(&self.cast, &mut self.state);
        let id = transaction.cast.id(place).clone();
        // What stands in the way of whatever the card would do (R30, R38).
        let barred = if waiting > 0 {
            Some(Reason::ChoicePending { count: waiting })
        } else {
            transaction.free_in_play(&id).err()
        };
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let ids = |places: Vec<Place>| places.into_iter().map(|place| transaction.cast.id(place).clone()).collect();
        let named = transaction.cast.abilities(place, &transaction.card(place).parts);
        let mut options = Vec::new();
        for (name, at) in named {
            let Some(ability) = transaction.cast.activated(at) else {
                continue;
            };
            let declared = declare_ability(&transaction, place, ability);
            let refusal = barred.clone().or(declared.refusal);
            options.push(ActionOption {
                action: ActionDraft::Ability { card: id.clone(), ability: name },
                refusal: refusal.map(|reason| reason.cited(edition)),
                choose: count(declared.choose),
                targets: ids(declared.targets),
                tap_others: count(ability.cost.others()),
                payers: ids(declared.payers),
                is_action: ability.cost.is_action(),
            });
        }
        let (strike, targets) = strike_option(&transaction, place);
        let plain = |action, refusal: Option<Reason>, targets: Vec<Place>| ActionOption {
            action,
            refusal: barred.clone().or(refusal).map(|reason| reason.cited(edition)),
            choose: u32::from(!targets.is_empty()),
            targets: ids(targets),
            tap_others: 0,
            payers: Vec::new(),
            is_action: true,
        };
        options.push(plain(ActionDraft::Strike { card: id.clone() }, strike, targets));
        let defend = check_defend(&transaction, place).err();
        options.push(plain(ActionDraft::Defend { card: id.clone() }, defend, Vec::new()));
        transaction.roll_back();
        Ok(options)
    }
}

/// Why the card cannot strike at all, or which cards it may strike. In the order of R38: whether there is anyone to strike
/// comes before whether the card is upright.
fn strike_option(transaction: &Transaction<'_>, attacker: Place) -> (Option<Reason>, Vec<Place>) {
    let others = transaction.cast.gather(&|target| {
        let card = transaction.card(target);
        card.is_free_in_play() && card.controller != transaction.card(attacker).controller
    });
    let none = Reason::IllegalTarget { card: transaction.cast.id(attacker).clone() };
    let mut refusal = if others.is_empty() { Some(none) } else { None };
    let mut targets = Vec::new();
    for target in others {
        match check_strike(transaction, attacker, target) {
            Ok(()) => targets.push(target),
            Err(reason) => refusal = refusal.or(Some(reason)),
        }
    }
    if !targets.is_empty() {
        refusal = None;
    }
    (no_combat_yet(transaction).err().or(refusal), targets)
}
