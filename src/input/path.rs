//! Where in an input something stands.

use alloc::string::String;

use crate::bounds;
use crate::error::{Fault, RulesError, decimal};

/// The way from the whole input to a value in it, kept on the stack and written out only for an error.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path<'p> {
    parent: Option<&'p Path<'p>>,
    part: Part<'p>,
}

#[derive(Clone, Copy, Debug)]
enum Part<'p> {
    Root,
    Field(&'p str),
    Index(usize),
}

impl<'p> Path<'p> {
    pub(crate) const ROOT: Path<'static> = Path { parent: None, part: Part::Root };

    pub(crate) const fn field(&'p self, name: &'p str) -> Path<'p> {
        Path { parent: Some(self), part: Part::Field(name) }
    }

    pub(crate) const fn index(&'p self, index: usize) -> Path<'p> {
        Path { parent: Some(self), part: Part::Index(index) }
    }

    /// The name of the field that it leads to.
    pub(crate) const fn name(&self) -> &'p str {
        if let Part::Field(name) = self.part { name } else { "" }
    }

    /// The list that it is an entry of; else itself.
    pub(crate) const fn list(&self) -> &Self {
        match (&self.part, self.parent) {
            (Part::Index(_), Some(parent)) => parent,
            _ => self,
        }
    }

    /// How many fields of that name it leads through.
    pub(crate) fn count(&self, name: &str) -> usize {
        let here = usize::from(matches!(self.part, Part::Field(field) if field == name));
        self.parent.map_or(0, |parent| parent.count(name)).saturating_add(here)
    }

    pub(crate) fn error(&self, fault: Fault) -> RulesError {
        RulesError::at(fault, self.written())
    }

    fn written(&self) -> String {
        let mut text = self.parent.map(Path::written).unwrap_or_default();
        match self.part {
            Part::Root => {}
            Part::Field(name) => {
                if !text.is_empty() {
                    text.push('.');
                }
                text.push_str(&short(name));
            }
            Part::Index(index) => {
                text.push('[');
                text.push_str(&decimal(index));
                text.push(']');
            }
        }
        text
    }
}

/// A text from outside as an error repeats it.
pub(crate) fn short(text: &str) -> String {
    let end = text.char_indices().nth(bounds::ID).map_or(text.len(), |(end, _)| end);
    text.get(..end).unwrap_or_default().into()
}
