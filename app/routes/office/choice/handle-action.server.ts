import type { Actor, Campus } from "#app/features/access/actor.ts";
import { type State, states } from "#app/features/admissions/application-state.ts";
import {
  cancelInterview,
  planInterview,
} from "#app/features/decisions/interview/plan-interview.server.ts";
import {
  confirmConditionsMet,
  enrol,
  makeOffer,
  withdrawOffer,
} from "#app/features/decisions/offer/offer.server.ts";
import {
  confirmRefusal,
  dismissRefusal,
  refuseChoice,
} from "#app/features/decisions/refusal.server.ts";
import { reopenDecision } from "#app/features/decisions/reopen-decision.server.ts";
import { requestInformation } from "#app/features/decisions/request/request.server.ts";
import { putOnWaitingList, startReview } from "#app/features/decisions/review-decisions.server.ts";
import { parseFormData } from "#app/http/parse-form.server.ts";
import { type ChoiceIntent, choiceActionFields } from "./choice-forms.server.ts";

type ChoiceTarget = { applicationId: string; choiceId: string; campus: Campus };

/** The result of any action; null when the actor may not see the choice. */
type ChoiceActionResult =
  | { ok: true; isRefused?: boolean }
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  | { ok: false; reason: string }
  | null;

/** Runs the command of an intent; the command checks permission. */
export async function handleChoiceAction(
  actor: Actor,
  { applicationId, choiceId, campus }: ChoiceTarget,
  { intent, expectedState: submittedState }: { intent: ChoiceIntent; expectedState: string },
  form: FormData,
): Promise<ChoiceActionResult> {
  // An unknown state becomes "draft", which no submitted choice has: the command then answers
  // choice-changed.
  const expectedState: State = states.find((state) => state === submittedState) ?? "draft";
  const parsed = parseFormData(form, choiceActionFields);
  if (!parsed.ok) return { ok: false, reason: "invalid", errors: parsed.errors };
  const input = parsed.values as Record<string, string | undefined>;
  const reasons = form.getAll("reasons").map(String);
  const { proposal = "", interview = "" } = input;
  switch (intent) {
    case "start-review":
      return startReview(actor, applicationId);
    case "request-information":
      return requestInformation(
        actor,
        choiceId,
        expectedState,
        input,
        form.getAll("sections").map(String),
      );
    case "schedule-interview":
      return planInterview(actor, choiceId, { state: expectedState, interview }, campus, input);
    case "cancel-interview":
      return cancelInterview(actor, choiceId, { state: expectedState, interview }, input);
    case "waitlist":
      return putOnWaitingList(actor, choiceId, expectedState);
    case "offer":
      if (!input.terms) return { ok: false, reason: "invalid", errors: { terms: "required" } };
      return makeOffer(actor, choiceId, expectedState, input.terms === "conditional", input);
    case "propose-refusal":
      return refuseChoice(
        actor,
        choiceId,
        { state: expectedState, proposal },
        { ...input, reasons },
      );
    case "confirm-refusal":
      return confirmRefusal(actor, choiceId, { state: expectedState, proposal });
    case "dismiss-refusal":
      return dismissRefusal(actor, choiceId, proposal);
    case "confirm-conditions-met":
      return confirmConditionsMet(actor, choiceId, expectedState);
    case "withdraw-offer":
      return withdrawOffer(actor, choiceId, expectedState, input);
    case "reopen-decision":
      return reopenDecision(actor, choiceId, expectedState, input);
    case "enrol":
      return enrol(actor, choiceId, expectedState);
  }
}
