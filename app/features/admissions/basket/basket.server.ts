import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { findHistoryDetails } from "#app/features/audit/find-history-details.server.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { getCourse, getCourses } from "#app/features/catalogue/course.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import { getOrCreateApplication } from "../application.server.ts";
import {
  bumpVersion,
  type EditRefusal,
  withEditableApplication,
} from "../editable-application.server.ts";
import { type AddRefusal, addCourse, type Basket, moveCourse, removeCourse } from "./basket.ts";
import { appendCart, type LeftOutCourse } from "./cart.ts";

export type AddToBasketResult =
  | { ok: true; name: string; count: number }
  | AddRefusal
  | EditRefusal;

type AddOptions = {
  /** Its position counted from 1; the last by default. */
  rank?: number;
  /** The id that the form gave to this attempt (http/attempt-id.server.ts). */
  attempt?: string;
  /**
   * True for a form without an attempt id, on a page cached for everybody: a programme added less than a minute ago
   * then counts as added by the first click.
   */
  mayBeSecondTap?: boolean;
};

const REPEAT_WINDOW_MS = MINUTE_MS;

/**
 * Adds a programme to the actor's basket, last or at `rank`. The application is locked, so that concurrent requests
 * cannot exceed 15 programmes nor add one twice. A repeated attempt returns the first result. Returns null when there
 * is no such programme; refuses as `addCourse` does.
 */
export async function addToBasket(
  actor: Actor,
  courseId: string,
  locale: Locale,
  { rank, attempt, mayBeSecondTap = false }: AddOptions = {},
): Promise<AddToBasketResult | null> {
  return withOwnBasket(
    actor,
    async (tx, applicationId, basket): Promise<AddToBasketResult | null> => {
      const course = await getCourse(locale, courseId, tx);
      if (!course) return null;
      const isRestored = rank !== undefined;
      const isRepeated =
        isRestored ||
        (mayBeSecondTap
          ? await isJustAdded(tx, applicationId, courseId)
          : await isAddedByAttempt(tx, applicationId, { courseId, attempt }));
      if (basket.includes(courseId) && isRepeated)
        return { ok: true, name: course.name, count: basket.length };
      const result = addCourse(basket, course, rank);
      if (!result.ok) return result;
      const position = result.basket.length;
      await tx.insert(choices).values({ applicationId, courseId, position, stateSince: now() });
      if (rank !== undefined) await saveOrder(tx, applicationId, result.basket);
      await recordBasketChange(tx, actor, applicationId, "choice.added", { courseId, attempt });
      return { ok: true, name: course.name, count: position };
    },
  );
}

/**
 * Adds a visitor's cart after the actor's basket, in one transaction: up to 15 programmes, without duplicates. Returns
 * the programmes left out with the reason; unknown ids are ignored. Null when the actor has no basket.
 */
export async function addCartToBasket(
  actor: Actor,
  cart: Basket,
): Promise<{ ok: true; leftOut: LeftOutCourse[] } | EditRefusal | null> {
  return withOwnBasket(actor, async (tx, applicationId, basket) => {
    const rows = await getCourses("fr", [...cart], tx);
    const courses = cart.flatMap((id) => rows.filter((course) => course.id === id));
    const { basket: mergedBasket, leftOut } = appendCart(basket, courses);
    const addedIds = mergedBasket.slice(basket.length);
    if (addedIds.length === 0) return { ok: true as const, leftOut };
    const stateSince = now();
    await tx.insert(choices).values(
      addedIds.map((courseId, index) => ({
        applicationId,
        courseId,
        position: basket.length + index + 1,
        stateSince,
      })),
    );
    for (const courseId of addedIds)
      await recordBasketChange(tx, actor, applicationId, "choice.added", { courseId });
    return { ok: true as const, leftOut };
  });
}

/** The programmes of the actor's basket in order of preference, and whether its application was submitted. */
export async function getBasket(actor: Actor): Promise<{ courses: Basket; isSent: boolean }> {
  const application = await getOrCreateApplication(actor);
  if (!application) return { courses: [], isSent: false };
  return {
    courses: await listCourseIds(db(), application.id),
    isSent: application.submittedAt !== null,
  };
}

/** The programmes of the actor's basket, submitted or not, in order of preference. */
export async function listBasket(actor: Actor): Promise<Basket> {
  return (await getBasket(actor)).courses;
}

/** Removes a programme from the actor's basket; succeeds when it is not there. */
export async function removeFromBasket(actor: Actor, courseId: string) {
  return withOwnBasket(actor, async (tx, applicationId, basket) => {
    const remaining = removeCourse(basket, courseId);
    if (remaining.length === basket.length) return { ok: true as const };
    await tx.delete(choices).where(choiceCondition(applicationId, courseId));
    await saveOrder(tx, applicationId, remaining);
    await recordBasketChange(tx, actor, applicationId, "choice.removed", { courseId });
    return { ok: true as const };
  });
}

/**
 * Moves a programme one place up or down. `rank` is the position that the page showed, from 1: if the programme is
 * elsewhere by now, the same form was sent before and nothing moves.
 */
export async function moveInBasket(
  actor: Actor,
  courseId: string,
  direction: "up" | "down",
  rank?: number,
) {
  return withOwnBasket(actor, async (tx, applicationId, basket) => {
    if (rank !== undefined && basket[rank - 1] !== courseId) return { ok: true as const };
    const moved = moveCourse(basket, courseId, direction);
    if (moved === basket) return { ok: true as const };
    await saveOrder(tx, applicationId, moved);
    await recordBasketChange(tx, actor, applicationId, "choice.moved", { courseId });
    return { ok: true as const };
  });
}

async function withOwnBasket<T>(
  actor: Actor,
  run: (tx: Database, applicationId: string, basket: Basket) => Promise<T>,
): Promise<T | EditRefusal | null> {
  const application = await getOrCreateApplication(actor);
  if (!application) return null;
  return withEditableApplication(actor, application.id, "basket", async (tx) =>
    run(tx, application.id, await listCourseIds(tx, application.id)),
  );
}

async function listCourseIds(on: Database, applicationId: string): Promise<Basket> {
  const rows = await on
    .select({ courseId: choices.courseId })
    .from(choices)
    .where(eq(choices.applicationId, applicationId))
    .orderBy(asc(choices.position));
  return rows.map((row) => row.courseId);
}

/** Writes all positions in one statement, because the unique constraint holds only at its end. */
async function saveOrder(tx: Database, applicationId: string, basket: Basket) {
  const positionCases = sql.join(
    basket.map((courseId, index) => sql`when ${courseId} then ${index + 1}::int`),
    sql` `,
  );
  if (basket.length === 0) return;
  await tx
    .update(choices)
    .set({ position: sql`case ${choices.courseId} ${positionCases} end` })
    .where(eq(choices.applicationId, applicationId));
}

function choiceCondition(applicationId: string, courseId: string) {
  return and(eq(choices.applicationId, applicationId), eq(choices.courseId, courseId));
}

type ChoiceDetails = { courseId: string; attempt?: string };

async function isAddedByAttempt(tx: Database, id: string, { courseId, attempt }: ChoiceDetails) {
  if (attempt === undefined) return false;
  const subject = { kind: "application", id };
  const entry = { action: "choice.added", subject, details: { courseId, attempt } };
  return (await findHistoryDetails(tx, entry)) !== null;
}

async function isJustAdded(tx: Database, applicationId: string, courseId: string) {
  const since = new Date(now().getTime() - REPEAT_WINDOW_MS);
  const rows = await tx
    .select({ id: choices.id })
    .from(choices)
    .where(and(choiceCondition(applicationId, courseId), gt(choices.createdAt, since)));
  return rows.length > 0;
}

async function recordBasketChange(
  tx: Database,
  actor: Actor,
  id: string,
  action: string,
  details: ChoiceDetails,
) {
  await bumpVersion(tx, id);
  await recordHistory(tx, actor, action, { kind: "application", id }, details);
}
