import { eq } from "drizzle-orm";
import { type State, table } from "#app/features/admissions/application.ts";
import { calendarDate, dayAfter } from "#app/features/admissions/calendar.ts";
import { partyOf } from "#app/features/admissions/policy.ts";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import { readLines, type Typed } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { endOfDay } from "#app/features/identity/campus-time.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions.ts";
import { offers } from "#app/platform/db/schema/decisions.ts";
import { keepDeparture } from "../departure.server.ts";
import { ENROLLED_ELSEWHERE, readDeparture } from "../departure.ts";
import { type Held, holdChoice, holdChoices } from "../held.server.ts";
import {
  check,
  checkTransmission,
  type Moved,
  moveChoice,
  type Refused,
  step,
} from "../move.server.ts";
import { newsOfOffer, tellOfMove } from "../move-notice.server.ts";
import { addConditions, conditionsOf } from "./condition.server.ts";
import { readTerms } from "./offer.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
export type Offer = typeof offers.$inferSelect;

/**
 * The school offers a place, firm or under conditions, until a last day: the one given, or as many days
 * as the intake sets. For a university's formation it tells what the university decided (product
 * decisions, "Application"); the candidate's page says so.
 */
export async function makeOffer(
  actor: Actor,
  choiceId: string,
  seen: State,
  conditional: boolean,
  typed: Typed,
): Promise<Moved | Invalid | null> {
  const today = calendarDate(now());
  const read = readTerms(typed, conditional, today);
  if (!read.ok) return read;
  const { conditions, answerOn } = read.values;
  const move = conditional ? "offer-with-conditions" : "offer";
  let lastDay: string | undefined;
  const writeOffer = async (tx: Database, held: Held) => {
    lastDay = answerOn ?? dayAfter(today, await answerDays(tx, held));
    // One that was made before and taken back is replaced: nothing of it counts any more.
    await tx.delete(offers).where(eq(offers.choiceId, held.id));
    const answerBy = endOfDay(sentCampus(held.application), lastDay);
    const terms = { answerBy, offeredAt: now() };
    await tx.insert(offers).values({ choiceId: held.id, ...terms });
    await addConditions(tx, held.id, conditions);
    return null;
  };
  const notice = (held: Held) => {
    if (!lastDay) throw new Error("an offer was made without a last day");
    return newsOfOffer(held, move, lastDay);
  };
  return moveChoice<never>(actor, choiceId, { move, seen }, writeOffer, notice);
}

async function answerDays(tx: Database, { application }: Held): Promise<number> {
  const [intake] = await tx
    .select({ days: intakes.answerDays })
    .from(intakes)
    .where(eq(intakes.id, application.intakeId));
  if (!intake) throw new Error("an application has no intake");
  return intake.days;
}

/**
 * The candidate accepts or declines an offer; declining may say why. Accepting leaves the other choices
 * open until enrolment. Refuses an answer after the last day.
 */
export async function answerOffer(
  actor: Actor,
  choiceId: string,
  seen: State,
  answer: "accept" | "decline",
  typed: Typed = {},
): Promise<Moved<"offer-expired"> | Invalid | null> {
  const read = readDeparture(typed);
  if (answer === "decline" && !read.ok) return read;
  const why = answer === "decline" && read.ok ? read.values : null;
  const order = { move: answer, seen, reason: why?.reason };
  return moveChoice(actor, choiceId, order, async (tx, held) => {
    const offer = await offerOf(tx, held);
    if (offer.answerBy < now()) return "offer-expired";
    return why && keepDeparture(tx, held, why);
  });
}

/**
 * The conditions of an offer are met: it is firm, or ready for enrolment when it was accepted before. Refuses while
 * one of them is neither met nor waived.
 */
export async function liftConditions(
  actor: Actor,
  choiceId: string,
  seen: State,
): Promise<Moved<"conditions-open"> | null> {
  if (seen !== "accepted")
    return moveChoice(actor, choiceId, { move: "lift-conditions", seen }, (tx, held) =>
      lift(tx, held),
    );
  return transaction(async (tx) => {
    const held = await holdChoice(tx, choiceId);
    if (!held || partyOf(actor, held.application) !== "school") return null;
    if (held.state !== seen) return { ok: false, reason: "choice-changed" };
    if (!(await isPending(tx, held))) return { ok: false, reason: "move-not-allowed" };
    const notAgreed = await checkTransmission(tx, held, "lift-conditions");
    if (notAgreed) return notAgreed;
    const open = await lift(tx, held);
    if (open) return { ok: false, reason: open };
    const subject = { kind: "application", id: held.application.id };
    await record(tx, actor, "offer.conditions-lifted", subject, { choice: held.id });
    await tellOfMove(tx, held, "lift-conditions");
    return { ok: true, state: held.state };
  });
}

async function lift(tx: Database, { id }: Held): Promise<"conditions-open" | null> {
  const all = await conditionsOf(tx, id);
  if (all.some(({ state }) => state === "pending")) return "conditions-open";
  await tx.update(offers).set({ liftedAt: now() }).where(eq(offers.choiceId, id));
  return null;
}

/** The school takes an offer back, also one that was accepted, and says why. */
export async function withdrawOffer(
  actor: Actor,
  choiceId: string,
  seen: State,
  typed: Typed,
): Promise<Moved | Invalid | null> {
  const words = readLines(typed.words, 1_000);
  const wrong = words.ok ? (words.value === null ? "required" : null) : words.reason;
  if (wrong || !words.ok) return { ok: false, reason: "invalid", errors: { words: wrong ?? "" } };
  return moveChoice<never>(actor, choiceId, { move: "withdraw-offer", seen }, (tx, held) =>
    keepDeparture(tx, held, { reason: null, words: words.value }),
  );
}

/**
 * Enrols who accepted, once the conditions are lifted; what is still open of the application is closed
 * with it ("until enrolment", product decisions). Refuses while a condition is pending.
 */
export async function enrol(
  actor: Actor,
  choiceId: string,
  seen: State,
): Promise<Moved<"conditions-pending"> | null> {
  return transaction(async (tx) => {
    const held = await holdChoice(tx, choiceId);
    if (!held || partyOf(actor, held.application) !== "school") return null;
    const order = { move: "enrol", seen } as const;
    const wrong: Refused | null =
      check(held, order, "school") ?? (await checkTransmission(tx, held, "enrol"));
    if (wrong) return wrong;
    if (await isPending(tx, held)) return { ok: false, reason: "conditions-pending" };
    const state = await step(tx, actor, held, order);
    const others = await holdChoices(tx, held.application);
    for (const other of others.filter((one) => !table[one.state].terminal)) {
      await step(tx, "system", other, { move: "close", reason: ENROLLED_ELSEWHERE });
      await keepDeparture(tx, other, { reason: ENROLLED_ELSEWHERE, words: null });
    }
    await tellOfMove(tx, held, "enrol");
    return { ok: true, state };
  });
}

/** Is the offer of a choice still under its conditions? */
async function isPending(tx: Database, held: Held): Promise<boolean> {
  const { liftedAt } = await offerOf(tx, held);
  return liftedAt === null && (await conditionsOf(tx, held.id)).length > 0;
}

async function offerOf(tx: Database, { id }: Held): Promise<Offer> {
  const [offer] = await tx.select().from(offers).where(eq(offers.choiceId, id));
  if (!offer) throw new Error("a choice that was offered has no offer");
  return offer;
}
