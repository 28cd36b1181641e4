//! One step in the making: it keeps the before-image of all that it touches.
//!
//! Committed, the images undo the step; a refusal, an error or a preview rolls back by them.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::bounds;
use crate::cast::{Cast, Place};
use crate::effect::Cause;
use crate::error::{Fault, RulesError};
use crate::event::{Happening, RuleEvent};
use crate::refusal::Reason;
use crate::rulebook::Clause;
use crate::state::{Card, Situation, State};

/// Why a step is not carried out.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The rules say no.
    Refused(Reason),
    /// The step makes no sense.
    Misuse(RulesError),
}

impl From<Reason> for Stop {
    fn from(reason: Reason) -> Self {
        Self::Refused(reason)
    }
}

impl Stop {
    pub(crate) fn misuse(fault: Fault, path: &str) -> Self {
        Self::Misuse(RulesError::of_whole(fault).within(path))
    }
}

/// What a step changed: either the state before it or the state after it, whichever the board is not in.
#[derive(Debug, Default)]
pub(crate) struct Images {
    /// Most steps touch one card, and need no list.
    card: Option<(Place, Card)>,
    more: Vec<(Place, Card)>,
    situation: Option<Box<Situation>>,
}

impl Images {
    /// Exchanges the images with the state: undoes the step, or redoes it.
    pub(crate) fn swap(&mut self, state: &mut State) {
        for (place, card) in self.card.iter_mut().chain(&mut self.more) {
            core::mem::swap(&mut state[*place], card);
        }
        if let Some(situation) = &mut self.situation {
            core::mem::swap(&mut state.situation, situation);
        }
    }

    /// The cards that the step touched.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> {
        self.card.iter().chain(&self.more).map(|(place, _)| *place)
    }
}

/// A step that stands.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) images: Images,
    pub(crate) events: Vec<RuleEvent>,
    pub(crate) causes: Causes,
}

/// What events came from that do not say so themselves, by their place among the step's events, in order.
pub(crate) type Causes = Vec<(usize, Cause)>;

pub(crate) struct Transaction<'b> {
    pub(crate) cast: &'b Cast,
    state: &'b mut State,
    images: Images,
    events: Vec<RuleEvent>,
    causes: Causes,
    /// How many triggers were dropped for there were too many (R37).
    pub(super) unheard: usize,
    /// How many cards and abilities were looked at.
    pub(super) work: usize,
}

impl<'b> Transaction<'b> {
    pub(crate) fn begin(cast: &'b Cast, state: &'b mut State) -> Self {
        state.begin_step();
        Self { cast, state, images: Images::default(), events: Vec::new(), causes: Vec::new(), unheard: 0, work: 0 }
    }

    pub(crate) const fn state(&self) -> &State {
        self.state
    }

    pub(crate) fn card(&self, place: Place) -> &Card {
        &self.state[place]
    }

    /// Counts what is looked at, of which a step may only have so much.
    pub(super) const fn works(&mut self, looks: usize) {
        self.work = self.work.saturating_add(looks);
    }

    /// A card about to change.
    pub(crate) fn change(&mut self, place: Place) -> &mut Card {
        if self.state.touch(place) {
            let image = (place, self.state[place].clone());
            match self.images.card {
                None => self.images.card = Some(image),
                Some(_) => self.images.more.push(image),
            }
        }
        &mut self.state[place]
    }

    /// The situation about to change.
    pub(crate) fn change_situation(&mut self) -> &mut Situation {
        if self.images.situation.is_none() {
            self.images.situation = Some(Box::new(self.state.situation.clone()));
        }
        &mut self.state.situation
    }

    pub(crate) fn tell(&mut self, clause: Option<Clause>, what: Happening) {
        let rule = clause.map(|clause| clause.cited(self.cast.edition));
        self.events.push(RuleEvent { rule, what });
    }

    /// Tells what does not say by itself what it came from; the ledger does (504.1.1).
    pub(crate) fn tell_from(&mut self, clause: Clause, what: Happening, cause: Option<&Cause>) {
        if let Some(cause) = cause {
            self.causes.push((self.events.len(), cause.clone()));
        }
        self.tell(Some(clause), what);
    }

    /// A step that tells more than a reader could read, or takes too long, is a mistake and might be an attack.
    pub(crate) fn check_length(&self) -> Result<(), Stop> {
        if self.events.len() <= bounds::EVENTS && self.work <= bounds::WORK {
            return Ok(());
        }
        Err(Stop::misuse(Fault::StepTooLong, ""))
    }

    pub(crate) fn commit(self) -> Record {
        Record { images: self.images, events: self.events, causes: self.causes }
    }

    pub(crate) fn roll_back(mut self) {
        self.images.swap(self.state);
    }
}
