//! The steps of a board: those that stand, and the undone ones that redo would bring (R33).

use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::Serialize;

use crate::bounds;
use crate::effect::Cause;
use crate::error::{Fault, RulesError};
use crate::event::RuleEvent;
use crate::resolve::{Causes, Images, Record};
use crate::scenario::Step;
use crate::state::State;

/// One step and what it did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HistoryEntry {
    /// How many steps stand once it does.
    pub revision: u32,
    /// The step.
    #[cfg_attr(feature = "schema", ts(type = "Step"))]
    pub step: Arc<Step>,
    /// What happened.
    #[cfg_attr(feature = "schema", ts(type = "readonly RuleEvent[]"))]
    pub events: Arc<[RuleEvent]>,
}

#[derive(Debug)]
struct Entry {
    step: Arc<Step>,
    events: Arc<[RuleEvent]>,
    causes: Causes,
    images: Images,
    /// Events and images of this step and all before it.
    weight: usize,
}

#[derive(Debug, Default)]
pub(crate) struct History {
    entries: Vec<Entry>,
    standing: usize,
}

impl History {
    pub(crate) fn check_room(&self) -> Result<(), RulesError> {
        if self.standing < bounds::STEPS && self.weight() < bounds::HISTORY {
            return Ok(());
        }
        Err(RulesError::of_whole(Fault::HistoryFull))
    }

    /// What the steps that stand weigh.
    fn weight(&self) -> usize {
        self.standing.checked_sub(1).and_then(|last| self.entries.get(last)).map_or(0, |entry| entry.weight)
    }

    /// A step that stands; it drops the undone ones.
    pub(crate) fn push(&mut self, step: Step, record: Record) -> Arc<[RuleEvent]> {
        self.entries.truncate(self.standing);
        let Record { images, events, causes } = record;
        let events: Arc<[RuleEvent]> = events.into();
        let weight = self.weight().saturating_add(events.len()).saturating_add(images.places().count());
        self.entries.push(Entry { step: Arc::new(step), events: events.clone(), causes, images, weight });
        self.standing = self.standing.saturating_add(1);
        events
    }

    /// At most `bounds::STEPS`.
    #[allow(clippy::cast_possible_truncation)]
    pub(crate) const fn revision(&self) -> u32 {
        self.standing as u32
    }

    /// Takes the last standing step back and returns what it had changed.
    pub(crate) fn undo(&mut self, state: &mut State) -> Option<&Images> {
        let last = self.standing.checked_sub(1)?;
        self.standing = last;
        let entry = self.entries.get_mut(last)?;
        entry.images.swap(state);
        Some(&entry.images)
    }

    /// Brings the first undone step back and returns what it changed.
    pub(crate) fn redo(&mut self, state: &mut State) -> Option<&Images> {
        let entry = self.entries.get_mut(self.standing)?;
        self.standing = self.standing.saturating_add(1);
        entry.images.swap(state);
        Some(&entry.images)
    }

    pub(crate) const fn len(&self) -> usize {
        self.entries.len()
    }

    /// The steps that stand.
    pub(crate) fn standing(&self) -> impl Iterator<Item = &Step> {
        self.entries.iter().take(self.standing).map(|entry| &*entry.step)
    }

    /// What the steps that stand have told, with the revision of each event and with its cause if it has one beside it.
    pub(crate) fn standing_events(&self) -> impl Iterator<Item = (u32, &RuleEvent, Option<&Cause>)> {
        (1..).zip(self.entries.iter().take(self.standing)).flat_map(|(revision, entry)| {
            let mut causes = entry.causes.iter().peekable();
            entry.events.iter().enumerate().map(move |(at, event)| {
                let cause = causes.next_if(|(place, _)| *place == at).map(|(_, cause)| cause);
                (revision, event, cause)
            })
        })
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = HistoryEntry> {
        (1..).zip(&self.entries).map(|(revision, entry)| HistoryEntry {
            revision,
            step: entry.step.clone(),
            events: entry.events.clone(),
        })
    }
}
