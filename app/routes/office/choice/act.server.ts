import { type State, states } from "#app/features/admissions/application.ts";
import {
  cancelInterview,
  planInterview,
} from "#app/features/decisions/interview/interview.server.ts";
import { putOnWaitingList, startReview } from "#app/features/decisions/judging.server.ts";
import {
  enrol,
  liftConditions,
  makeOffer,
  withdrawOffer,
} from "#app/features/decisions/offer/offer.server.ts";
import { confirmRefusal, dismissRefusal, refuse } from "#app/features/decisions/refusal.server.ts";
import { askMore } from "#app/features/decisions/request/request.server.ts";
import { reopen } from "#app/features/decisions/reversal.server.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { readForm } from "#app/http/form.server.ts";
import { type Act, actFields } from "./forms.server.ts";

type Chosen = { applicationId: string; choiceId: string; campus: Campus };

/** What an act answers, whichever it is; null when the choice is not for this actor. */
type Answer =
  | { ok: true; refused?: boolean }
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  | { ok: false; reason: string }
  | null;

/** Does what an officer asked on the page of a choice. */
export async function actOn(
  actor: Actor,
  { applicationId, choiceId, campus }: Chosen,
  { intent, seen: text }: { intent: Act; seen: string },
  form: FormData,
): Promise<Answer> {
  // A state that we never wrote is none that the choice can be in: the command says it changed.
  const seen: State = states.find((state) => state === text) ?? "draft";
  const read = readForm(form, actFields);
  if (!read.ok) return { ok: false, reason: "invalid", errors: read.errors };
  const typed = read.values as Record<string, string | undefined>;
  const reasons = form.getAll("reasons").map(String);
  const { proposal = "", interview = "" } = typed;
  switch (intent) {
    case "start-review":
      return startReview(actor, applicationId);
    case "ask":
      return askMore(actor, choiceId, seen, typed, form.getAll("sections").map(String));
    case "invite":
      return planInterview(actor, choiceId, { state: seen, interview }, campus, typed);
    case "cancel-interview":
      return cancelInterview(actor, choiceId, { state: seen, interview }, typed);
    case "wait-list":
      return putOnWaitingList(actor, choiceId, seen);
    case "offer":
      if (!typed.terms) return { ok: false, reason: "invalid", errors: { terms: "required" } };
      return makeOffer(actor, choiceId, seen, typed.terms === "conditional", typed);
    case "propose":
      return refuse(actor, choiceId, { state: seen, proposal }, { ...typed, reasons });
    case "confirm":
      return confirmRefusal(actor, choiceId, { state: seen, proposal });
    case "dismiss":
      return dismissRefusal(actor, choiceId, proposal);
    case "lift":
      return liftConditions(actor, choiceId, seen);
    case "take-back":
      return withdrawOffer(actor, choiceId, seen, typed);
    case "reopen":
      return reopen(actor, choiceId, seen, typed);
    case "enrol":
      return enrol(actor, choiceId, seen);
  }
}
