//! From names to cards: ids outside, roles inside an ability.

use smallvec::SmallVec;

use crate::card::{CardId, Player, Zone};
use crate::cast::Place;
use crate::effect::{Cause, CauseKind, Name, PlayerName, Role};
use crate::error::Fault;
use crate::event::Happening;
use crate::refusal::{Reason, RefusalCode};
use crate::resolve::transaction::{Stop, Transaction};
use crate::state::Roles;

/// A few cards; most effects name one.
pub(crate) type Places = SmallVec<[Place; 4]>;

/// Who speaks: a caller from outside, or an ability.
pub(crate) enum Frame<'f> {
    Outside,
    Ability(Speaker<'f>),
}

/// The ability whose effects are carried out.
pub(crate) struct Speaker<'f> {
    pub(crate) source: Place,
    pub(crate) you: Player,
    pub(crate) chosen: &'f [Place],
    pub(crate) roles: &'f Roles,
}

impl Frame<'_> {
    pub(crate) const fn is_outside(&self) -> bool {
        matches!(self, Self::Outside)
    }

    pub(crate) const fn you(&self) -> Option<Player> {
        match self {
            Self::Outside => None,
            Self::Ability(speaker) => Some(speaker.you),
        }
    }

    pub(crate) fn player(&self, name: PlayerName) -> Result<Player, Stop> {
        match (name, self) {
            (PlayerName::Number(player), _) => Ok(player),
            (PlayerName::You(_), Self::Ability(speaker)) => Ok(speaker.you),
            // Turned down before the step began (R25).
            (PlayerName::You(_), Self::Outside) => Err(Stop::misuse(Fault::NotHere { found: "you".into() }, "player")),
        }
    }
}

/// What a card must be to be named by an effect.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// Anywhere, but no part (R29).
    Anywhere,
    /// In play, and no part.
    InPlay,
    /// In play, no part, with lives (R7).
    Lives,
}

impl Frame<'_> {
    /// The cards that a name stands for; an error without a reason where an event left a role empty.
    fn places(&self, name: &Name, transaction: &Transaction<'_>) -> Result<Places, Option<Reason>> {
        let role = match (name, self) {
            (Name::Card(id), _) => return Ok(Places::from_slice(&[transaction.known(id)?])),
            (Name::Role(role), _) => *role,
        };
        // Turned down before the step began.
        let Self::Ability(speaker) = self else { return Err(None) };
        let roles = speaker.roles;
        let one = match role {
            // None chosen is no fault (R29).
            Role::Chosen => return Ok(Places::from_slice(speaker.chosen)),
            Role::Itself => Some(speaker.source),
            Role::Subject => roles.subject,
            Role::Died => roles.died.first().copied(),
            Role::Killer => roles.killer,
            Role::Attacker => roles.attacker,
            Role::Attacked => roles.attacked,
            Role::Defender => roles.defender,
        };
        let place = one.ok_or(None)?;
        let zone = transaction.card(place).zone;
        if role == Role::Killer && zone != Zone::Play {
            return Err(Some(Reason::NotInPlay { card: transaction.cast.id(place).clone(), zone }));
        }
        Ok(Places::from_slice(&[place]))
    }
}

impl Transaction<'_> {
    /// The card of that id.
    pub(crate) fn known(&self, id: &CardId) -> Result<Place, Reason> {
        self.cast.find(id).ok_or_else(|| Reason::UnknownCard { card: id.clone() })
    }

    /// The card of that id, if it is in play and no part (R38).
    pub(crate) fn free_in_play(&self, id: &CardId) -> Result<Place, Reason> {
        let place = self.known(id)?;
        self.meets(place, Need::InPlay)?;
        Ok(place)
    }

    pub(crate) fn meets(&self, place: Place, need: Need) -> Result<(), Reason> {
        let (card, id) = (self.card(place), || self.cast.id(place).clone());
        if need != Need::Anywhere && card.zone != Zone::Play {
            return Err(Reason::NotInPlay { card: id(), zone: card.zone });
        }
        if card.host.is_some() {
            return Err(Reason::IllegalTarget { card: id() });
        }
        if need == Need::Lives && self.state().starting(self.cast, place).is_none() {
            return Err(Reason::NoLives { card: id() });
        }
        Ok(())
    }

    /// The cards of one effect. From outside all are as needed or the whole is refused (R29); inside an ability each
    /// that is not is skipped with an event (R40).
    pub(crate) fn cards(
        &mut self,
        names: &[Name],
        frame: &Frame<'_>,
        check: impl Fn(&Self, Place) -> Result<(), Reason>,
    ) -> Result<Places, Stop> {
        self.works(names.len());
        let mut all = Places::new();
        for name in names {
            let places = match frame.places(name, self) {
                Ok(places) => places,
                Err(Some(reason)) if frame.is_outside() => return Err(reason.into()),
                Err(reason) => {
                    self.skip(reason.as_ref());
                    continue;
                }
            };
            for place in places {
                match check(self, place) {
                    // Two roles may stand for the same card.
                    Ok(()) if all.contains(&place) => {}
                    Ok(()) => all.push(place),
                    Err(reason) if frame.is_outside() => return Err(reason.into()),
                    Err(reason) => self.skip(Some(&reason)),
                }
            }
        }
        Ok(all)
    }

    /// Tells that an effect could not be carried out on a card; without a reason there was no card (R24, R40).
    pub(crate) fn skip(&mut self, reason: Option<&Reason>) {
        let what = Happening::Skipped {
            reason: reason.map_or(RefusalCode::UnknownCard, Reason::kind),
            card: reason.and_then(Reason::card).cloned(),
        };
        self.tell(None, what);
    }

    /// The cause of an effect: from outside as given, in an ability its source unless it says otherwise (R24).
    pub(crate) fn cause(&self, by: Option<&Cause>, frame: &Frame<'_>) -> Option<Cause> {
        let id = |id: &CardId| self.cast.find(id).map_or_else(|| id.clone(), |place| self.cast.id(place).clone());
        let given = by.map(|cause| Cause { card: cause.card.as_ref().map(id), ..cause.clone() });
        let Frame::Ability(speaker) = frame else {
            return given;
        };
        let source = self.cast.id(speaker.source).clone();
        Some(match given {
            Some(cause) => Cause { card: Some(cause.card.unwrap_or(source)), ..cause },
            None => Cause::by(CauseKind::Ability, source),
        })
    }
}
