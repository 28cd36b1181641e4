// What ships must be assignable both ways to the contract: neither may be wider, in any member.
import type * as Shipped from "berserk-rules";
import type { default as shippedInit } from "berserk-rules";
import type * as ShippedElements from "berserk-rules/element";
import type * as ShippedLink from "berserk-rules/link";
import type * as ShippedWords from "berserk-rules/words";
import type * as Contract from "./contract.js";
import type { default as contractInit } from "./contract.js";

type Same<A, B> = [A] extends [B]
  ? [B] extends [A]
    ? true
    : "the contract's is not assignable to what ships"
  : "what ships is not assignable to the contract's";
const same = <_ extends true>(): void => {};

same<Same<Shipped.Scenario, Contract.Scenario>>();
same<Same<Shipped.CardSetup, Contract.CardSetup>>();
same<Same<Shipped.Ability, Contract.Ability>>();
same<Same<Shipped.ActivatedAbility, Omit<Contract.ActivatedAbility, "kind">>>();
same<Same<Shipped.TriggeredAbility, Omit<Contract.TriggeredAbility, "kind">>>();
same<Same<Shipped.Cost, Contract.Cost>>();
same<Same<Shipped.TargetSpec, Contract.TargetSpec>>();
same<Same<Shipped.CauseFilter, Contract.CauseFilter>>();
same<Same<Shipped.Effect, Contract.Effect>>();
same<Same<Shipped.AbilityEffect, Contract.AbilityEffect>>();
same<Same<Shipped.Strength, Contract.Strength>>();
same<Same<Shipped.Cause, Contract.Cause>>();
same<Same<Shipped.Action, Contract.Action>>();
same<Same<Shipped.Choice, Contract.Choice>>();
same<Same<Shipped.Step, Contract.Step>>();

same<Same<Shipped.Outcome, Contract.Outcome>>();
same<Same<Shipped.Refusal, Contract.Refusal>>();
same<Same<Shipped.RefusalCode, Contract.RefusalCode>>();
same<Same<Shipped.RuleEvent, Contract.RuleEvent>>();
same<Same<Shipped.Snapshot, Contract.Snapshot>>();
same<Same<Shipped.CardState, Contract.CardState>>();
same<Same<Shipped.PendingTrigger, Contract.PendingTrigger>>();
same<Same<Shipped.ActionDraft, Contract.ActionDraft>>();
same<Same<Shipped.ActionOption, Contract.ActionOption>>();
same<Same<Shipped.LifeLedger, Contract.LifeLedger>>();
same<Same<Shipped.HistoryEntry, Contract.HistoryEntry>>();

same<Same<Shipped.Board, Contract.Board>>();
same<Same<ConstructorParameters<typeof Shipped.Board>, ConstructorParameters<typeof Contract.Board>>>();
same<Same<Shipped.RulesError, Contract.RulesError>>();
same<Same<typeof shippedInit, typeof contractInit>>();

same<Same<typeof ShippedWords.say, typeof Contract.say>>();
same<Same<typeof ShippedWords.sayStep, typeof Contract.sayStep>>();
same<Same<typeof ShippedWords.rulebook, typeof Contract.rulebook>>();
same<Same<ShippedLink.LinkError, Contract.LinkError>>();
same<Same<ConstructorParameters<typeof ShippedLink.LinkError>, ConstructorParameters<typeof Contract.LinkError>>>();
same<Same<typeof ShippedLink.packLink, typeof Contract.packLink>>();
same<Same<typeof ShippedLink.unpackLink, typeof Contract.unpackLink>>();
same<Same<ShippedElements.BerserkCardElement, Contract.BerserkCardElement>>();
same<Same<ShippedElements.BerserkBoardElement, Contract.BerserkBoardElement>>();
same<Same<HTMLElementTagNameMap["berserk-board"], Contract.BerserkBoardElement>>();
