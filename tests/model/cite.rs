//! R36: which clause each event and each refusal cites, in both editions.

use super::Model;
use berserk_rules::{Edition, Reason, Refusal, RuleRef};

impl Model {
    fn edition(&self) -> Edition {
        self.setup.edition.unwrap_or(Edition::Heroes)
    }

    /// A clause under the number of the board's edition; one that `classic` lacks stays a clause of `heroes`.
    pub fn cite(&self, heroes: &'static str) -> Option<RuleRef> {
        let classic = match heroes {
            "504.3" => Some("508.3"),
            "504.2" | "504.4" | "504.5" => Some("508"),
            "505.1" => Some("509"),
            "505.2" => Some("509.2"),
            _ => None,
        };
        Some(match (self.edition(), classic) {
            (Edition::Classic, Some(clause)) => RuleRef { edition: Edition::Classic, clause },
            _ => RuleRef { edition: Edition::Heroes, clause: heroes },
        })
    }

    /// 505.3; classic 509.3 speaks of the dead card's own triggers only.
    pub fn cite_death_trigger(&self, own: bool) -> Option<RuleRef> {
        Some(match self.edition() {
            Edition::Classic if own => RuleRef { edition: Edition::Classic, clause: "509.3" },
            _ => RuleRef { edition: Edition::Heroes, clause: "505.3" },
        })
    }

    /// A refusal with its clause.
    pub fn refusal(&self, reason: Reason) -> Refusal {
        let rule = match &reason {
            Reason::CardTapped { .. }
            | Reason::CannotPay { .. }
            | Reason::CannotDefend { .. }
            | Reason::CombatInProgress { .. }
            | Reason::NoCombat => self.cite("506.1"),
            Reason::NoLives { .. } | Reason::NotInPlay { .. } => self.cite("504.1"),
            Reason::UnknownCard { .. }
            | Reason::UnknownAbility { .. }
            | Reason::IllegalTarget { .. }
            | Reason::ChoicePending { .. }
            | Reason::NoSuchChoice { .. } => None,
        };
        Refusal { rule, reason }
    }
}
