import { and, asc, eq, gt, sql } from "drizzle-orm";
import { getCourse, getCourses } from "#app/features/catalogue/course.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { findRecorded } from "#app/features/identity/find-recorded.server.ts";
import { record } from "#app/features/identity/history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import { openApplication } from "../application.server.ts";
import { type Closed, changeDraft, touch } from "../draft.server.ts";
import { type AddRefusal, add, type Basket, move, remove } from "./basket.ts";
import { join, type LeftOut } from "./cart.ts";

export type Added = { ok: true; name: string; count: number } | AddRefusal | Closed;

type AddOptions = {
  /** The place that it gets, 1 for the first; by default the last. */
  rank?: number;
  /** The id that its form gave to this addition (http/attempt.server.ts). */
  attempt?: string;
  /**
   * Whether it may be the second tap of a form without an id, on a page that is the same for everybody: what was added
   * within a minute is then added.
   */
  mayBeSecondTap?: boolean;
};

const REPEAT_WINDOW_MS = 60_000;

/**
 * Puts a formation last in the actor's own basket, or at `rank`. The application's row is locked, so that the limit of
 * 15 and the absence of doubles hold under any number of requests. An attempt that comes twice gets its first answer,
 * and so does a formation that is back at its place.
 * Null when there is no such formation. Refusals name the formation in the language of the page.
 */
export async function addToBasket(
  actor: Actor,
  courseId: string,
  locale: Locale,
  { rank, attempt, mayBeSecondTap = false }: AddOptions = {},
): Promise<Added | null> {
  return withBasket(actor, async (tx, applicationId, basket): Promise<Added | null> => {
    const course = await getCourse(locale, courseId, tx);
    if (!course) return null;
    const isRestored = rank !== undefined;
    const isRepeated =
      isRestored ||
      (mayBeSecondTap
        ? await isJustAdded(tx, applicationId, courseId)
        : await isAddedBy(tx, applicationId, { courseId, attempt }));
    if (basket.includes(courseId) && isRepeated)
      return { ok: true, name: course.name, count: basket.length };
    const added = add(basket, course, rank);
    if (!added.ok) return added;
    const position = added.basket.length;
    await tx.insert(choices).values({ applicationId, courseId, position, stateSince: now() });
    if (rank !== undefined) await reorder(tx, applicationId, added.basket);
    await tell(tx, actor, applicationId, "choice.added", { courseId, attempt });
    return { ok: true, name: course.name, count: position };
  });
}

/**
 * Puts a visitor's cart after the actor's own basket, in one transaction: up to 15, doubles dropped. Gives
 * what was left out, and why; formations that do not exist are no loss. Null when the actor has no basket.
 */
export async function joinBasket(
  actor: Actor,
  cart: Basket,
): Promise<{ ok: true; left: LeftOut[] } | Closed | null> {
  return withBasket(actor, async (tx, applicationId, basket) => {
    const found = await getCourses("fr", [...cart], tx);
    const courses = cart.flatMap((id) => found.filter((course) => course.id === id));
    const { basket: joined, left } = join(basket, courses);
    const added = joined.slice(basket.length);
    if (added.length === 0) return { ok: true as const, left };
    const stateSince = now();
    await tx.insert(choices).values(
      added.map((courseId, index) => ({
        applicationId,
        courseId,
        position: basket.length + index + 1,
        stateSince,
      })),
    );
    for (const courseId of added)
      await tell(tx, actor, applicationId, "choice.added", { courseId });
    return { ok: true as const, left };
  });
}

/** The formations of the actor's own basket, in order of preference, and whether its application was sent. */
export async function getBasket(actor: Actor): Promise<{ courses: Basket; isSent: boolean }> {
  const own = await openApplication(actor);
  if (!own) return { courses: [], isSent: false };
  return { courses: await readBasket(db(), own.id), isSent: own.submittedAt !== null };
}

/** The formations of the actor's own basket, sent or not, in order of preference. */
export async function listBasket(actor: Actor): Promise<Basket> {
  return (await getBasket(actor)).courses;
}

/** Takes a formation out of the actor's own basket; one that is not there is no fault. */
export async function removeFromBasket(actor: Actor, courseId: string) {
  return withBasket(actor, async (tx, applicationId, basket) => {
    const left = remove(basket, courseId);
    if (left.length === basket.length) return { ok: true as const };
    await tx.delete(choices).where(isChoice(applicationId, courseId));
    await reorder(tx, applicationId, left);
    await tell(tx, actor, applicationId, "choice.removed", { courseId });
    return { ok: true as const };
  });
}

/**
 * Moves a formation one place up or down in the order of preference. `rank`: the place where the page showed it, 1 for
 * the first; one that stands elsewhere by now was moved by the same form before, and stays.
 */
export async function moveInBasket(
  actor: Actor,
  courseId: string,
  way: "up" | "down",
  rank?: number,
) {
  return withBasket(actor, async (tx, applicationId, basket) => {
    if (rank !== undefined && basket[rank - 1] !== courseId) return { ok: true as const };
    const moved = move(basket, courseId, way);
    if (moved === basket) return { ok: true as const };
    await reorder(tx, applicationId, moved);
    await tell(tx, actor, applicationId, "choice.moved", { courseId });
    return { ok: true as const };
  });
}

async function withBasket<T>(
  actor: Actor,
  work: (tx: Database, applicationId: string, basket: Basket) => Promise<T>,
): Promise<T | Closed | null> {
  const own = await openApplication(actor);
  if (!own) return null;
  return changeDraft(actor, own.id, "basket", async (tx) =>
    work(tx, own.id, await readBasket(tx, own.id)),
  );
}

async function readBasket(on: Database, applicationId: string): Promise<Basket> {
  const rows = await on
    .select({ courseId: choices.courseId })
    .from(choices)
    .where(eq(choices.applicationId, applicationId))
    .orderBy(asc(choices.position));
  return rows.map((row) => row.courseId);
}

/** Writes the whole order in one statement: positions are unique when it ends. */
async function reorder(tx: Database, applicationId: string, basket: Basket) {
  const place = sql.join(
    basket.map((courseId, index) => sql`when ${courseId} then ${index + 1}::int`),
    sql` `,
  );
  if (basket.length === 0) return;
  await tx
    .update(choices)
    .set({ position: sql`case ${choices.courseId} ${place} end` })
    .where(eq(choices.applicationId, applicationId));
}

function isChoice(applicationId: string, courseId: string) {
  return and(eq(choices.applicationId, applicationId), eq(choices.courseId, courseId));
}

type Choosing = { courseId: string; attempt?: string };

async function isAddedBy(tx: Database, id: string, { courseId, attempt }: Choosing) {
  if (attempt === undefined) return false;
  const subject = { kind: "application", id };
  const line = { action: "choice.added", subject, details: { courseId, attempt } };
  return (await findRecorded(tx, line)) !== null;
}

async function isJustAdded(tx: Database, applicationId: string, courseId: string) {
  const since = new Date(now().getTime() - REPEAT_WINDOW_MS);
  const rows = await tx
    .select({ id: choices.id })
    .from(choices)
    .where(and(isChoice(applicationId, courseId), gt(choices.createdAt, since)));
  return rows.length > 0;
}

async function tell(tx: Database, actor: Actor, id: string, action: string, details: Choosing) {
  await touch(tx, id);
  await record(tx, actor, action, { kind: "application", id }, details);
}
