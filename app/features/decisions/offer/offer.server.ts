import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { getEndOfCampusDay } from "#app/features/access/campus-time.ts";
import { type State, stateTable } from "#app/features/admissions/application-state.ts";
import { addDays } from "#app/features/admissions/calendar.ts";
import { type FormInput, parseMultilineText } from "#app/features/admissions/form-values.ts";
import { getParty } from "#app/features/admissions/policy.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { offers } from "#app/platform/db/schema/decisions.ts";
import { type LockedChoice, lockChoice, lockChoices } from "../choice-lock.server.ts";
import {
  applyTransition,
  checkTransition,
  checkUniversitySharing,
  type TransitionRefusal,
  type TransitionResult,
  transitionChoice,
} from "../transition.server.ts";
import { composeOfferNotification, notifyTransition } from "../transition-notification.server.ts";
import { saveWithdrawal } from "../withdraw-application.server.ts";
import { ENROLLED_ELSEWHERE, parseWithdrawal } from "../withdrawal.ts";
import { addConditions, listConditions } from "./condition.server.ts";
import { hasOpenConditions } from "./condition.ts";
import { parseOfferTerms } from "./offer.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
export type Offer = typeof offers.$inferSelect;

/**
 * The school offers a place, unconditional or conditional, until a last day: the given one, or as many days ahead as
 * the intake sets. For a university's programme the offer records what the university decided.
 */
export async function makeOffer(
  actor: Actor,
  choiceId: string,
  expectedState: State,
  isConditional: boolean,
  input: FormInput,
): Promise<TransitionResult | Invalid | null> {
  const today = toCalendarDate(now());
  const parsed = parseOfferTerms(input, isConditional, today);
  if (!parsed.ok) return parsed;
  const { conditions, answerOn } = parsed.values;
  const transition = isConditional ? "offer-with-conditions" : "offer";
  let lastDay: string | undefined;
  const saveOffer = async (tx: Database, choice: LockedChoice) => {
    lastDay = answerOn ?? addDays(today, await getAnswerDays(tx, choice));
    // Replaces an earlier offer of this choice that was withdrawn.
    await tx.delete(offers).where(eq(offers.choiceId, choice.id));
    const answerBy = getEndOfCampusDay(requireCampus(choice.application), lastDay);
    const terms = { answerBy, offeredAt: now() };
    await tx.insert(offers).values({ choiceId: choice.id, ...terms });
    await addConditions(tx, choice.id, conditions);
    return null;
  };
  const composeNotification = (choice: LockedChoice) => {
    if (!lastDay) throw new Error("an offer was made without a last day");
    return composeOfferNotification(choice, transition, lastDay);
  };
  return transitionChoice<never>(
    actor,
    choiceId,
    { transition, expectedState },
    saveOffer,
    composeNotification,
  );
}

async function getAnswerDays(tx: Database, { application }: LockedChoice): Promise<number> {
  const [intake] = await tx
    .select({ days: intakes.answerDays })
    .from(intakes)
    .where(eq(intakes.id, application.intakeId));
  if (!intake) throw new Error("an application has no intake");
  return intake.days;
}

/**
 * The candidate accepts or declines an offer; declining may have a reason. After accepting, the other choices stay
 * open until enrolment. Refuses with `offer-expired` after the deadline.
 */
export async function answerOffer(
  actor: Actor,
  choiceId: string,
  expectedState: State,
  answer: "accept" | "decline",
  input: FormInput = {},
): Promise<TransitionResult<"offer-expired"> | Invalid | null> {
  const parsed = parseWithdrawal(input);
  if (answer === "decline" && !parsed.ok) return parsed;
  const withdrawal = answer === "decline" && parsed.ok ? parsed.values : null;
  const request = { transition: answer, expectedState, reason: withdrawal?.reason };
  return transitionChoice(actor, choiceId, request, async (tx, choice) => {
    const offer = await getOffer(tx, choice);
    if (offer.answerBy < now()) return "offer-expired";
    return withdrawal && saveWithdrawal(tx, choice, withdrawal);
  });
}

/**
 * The school confirms that the conditions of an offer are met: it becomes unconditional, or ready for enrolment if it
 * was accepted before. Refuses with `conditions-undecided` while a condition is pending.
 */
export async function confirmConditionsMet(
  actor: Actor,
  choiceId: string,
  expectedState: State,
): Promise<TransitionResult<"conditions-undecided"> | null> {
  if (expectedState !== "accepted")
    return transitionChoice(
      actor,
      choiceId,
      { transition: "lift-conditions", expectedState },
      (tx, choice) => markConditionsMet(tx, choice),
    );
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, choiceId);
    if (!choice || getParty(actor, choice.application) !== "school") return null;
    if (choice.state !== expectedState) return { ok: false, reason: "choice-changed" };
    if (!(await hasPendingConditions(tx, choice)))
      return { ok: false, reason: "transition-not-allowed" };
    const sharingRefusal = await checkUniversitySharing(tx, choice, "lift-conditions");
    if (sharingRefusal) return sharingRefusal;
    const pendingReason = await markConditionsMet(tx, choice);
    if (pendingReason) return { ok: false, reason: pendingReason };
    const subject = { kind: "application", id: choice.application.id };
    await recordHistory(tx, actor, "offer.conditions-lifted", subject, { choice: choice.id });
    await notifyTransition(tx, choice, "lift-conditions");
    return { ok: true, state: choice.state };
  });
}

async function markConditionsMet(
  tx: Database,
  { id }: LockedChoice,
): Promise<"conditions-undecided" | null> {
  const conditions = await listConditions(tx, id);
  if (conditions.some(({ state }) => state === "pending")) return "conditions-undecided";
  await tx.update(offers).set({ liftedAt: now() }).where(eq(offers.choiceId, id));
  return null;
}

/** The school withdraws an offer, even an accepted one. Refuses without a reason. */
export async function withdrawOffer(
  actor: Actor,
  choiceId: string,
  expectedState: State,
  input: FormInput,
): Promise<TransitionResult | Invalid | null> {
  const reason = parseMultilineText(input.reason, 1_000);
  if (!reason.ok || reason.value === null) {
    const error = reason.ok ? "required" : reason.reason;
    return { ok: false, reason: "invalid", errors: { reason: error } };
  }
  const words = reason.value;
  return transitionChoice<never>(
    actor,
    choiceId,
    { transition: "withdraw-offer", expectedState },
    (tx, choice) => saveWithdrawal(tx, choice, { reason: null, words }),
  );
}

/**
 * Enrols the candidate for an accepted choice and closes the other open choices of the application (APP-04). Refuses
 * with `conditions-pending` until the conditions are confirmed.
 */
export async function enrol(
  actor: Actor,
  choiceId: string,
  expectedState: State,
): Promise<TransitionResult<"conditions-pending"> | null> {
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, choiceId);
    if (!choice || getParty(actor, choice.application) !== "school") return null;
    const request = { transition: "enrol", expectedState } as const;
    const refusal: TransitionRefusal | null =
      checkTransition(choice, request, "school") ??
      (await checkUniversitySharing(tx, choice, "enrol"));
    if (refusal) return refusal;
    if (await hasPendingConditions(tx, choice)) return { ok: false, reason: "conditions-pending" };
    const state = await applyTransition(tx, actor, choice, request);
    const others = await lockChoices(tx, choice.application);
    for (const other of others.filter((one) => !stateTable[one.state].isTerminal)) {
      await applyTransition(tx, "system", other, {
        transition: "close",
        reason: ENROLLED_ELSEWHERE,
      });
      await saveWithdrawal(tx, other, { reason: ENROLLED_ELSEWHERE, words: null });
    }
    await notifyTransition(tx, choice, "enrol");
    return { ok: true, state };
  });
}

/** Whether the offer has conditions that the school has not confirmed as met. */
async function hasPendingConditions(tx: Database, choice: LockedChoice): Promise<boolean> {
  const conditions = await listConditions(tx, choice.id);
  return hasOpenConditions(await getOffer(tx, choice), conditions.length);
}

async function getOffer(tx: Database, { id }: LockedChoice): Promise<Offer> {
  const [offer] = await tx.select().from(offers).where(eq(offers.choiceId, id));
  if (!offer) throw new Error("a choice that was offered has no offer");
  return offer;
}
