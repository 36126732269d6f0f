import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { next } from "#app/features/admissions/application.ts";
import { record } from "#app/features/identity/history.server.ts";
import { notify } from "#app/features/notifications/notify.server.ts";
import type { Reminder } from "#app/features/notifications/notify-reminders.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { offers } from "#app/platform/db/schema/decisions.ts";
import { holdChoice } from "../held.server.ts";
import { step } from "../move.server.ts";
import { reminderOf, tellOfMove } from "../move-notice.server.ts";
import { REMINDER_DAYS } from "./offer.ts";

const DAY = 86_400_000;
const waiting = inArray(choices.state, ["conditional-offer", "offer"]);

/**
 * Recalls the offers whose last day comes near, each once, then ends those whose last moment is over.
 * Done twice, or by two workers at once, it does nothing more: each offer is locked, and looked at again.
 */
export async function watchOffers(): Promise<void> {
  const near = new Date(now().getTime() + REMINDER_DAYS * DAY);
  for (const id of await offersUntil(near)) await remind(id);
  for (const id of await offersUntil(now())) await expire(id);
}

/** The choices that wait for an answer until this moment at the latest. */
async function offersUntil(moment: Date): Promise<string[]> {
  const rows = await db()
    .select({ id: choices.id })
    .from(offers)
    .innerJoin(choices, eq(choices.id, offers.choiceId))
    .where(and(waiting, lte(offers.answerBy, moment)));
  return rows.map(({ id }) => id);
}

async function remind(choiceId: string): Promise<void> {
  await transaction(async (tx) => {
    const held = await holdChoice(tx, choiceId);
    if (!held || !next(held.state, "expire", "system")) return;
    const at = now();
    const [offer] = await tx
      .update(offers)
      .set({ remindedAt: at })
      .where(and(eq(offers.choiceId, choiceId), isNull(offers.remindedAt)))
      .returning();
    if (!offer || offer.answerBy < at) return;
    const subject = { kind: "application", id: held.application.id };
    await record(tx, "system", "offer.reminded", subject, { choice: choiceId });
    await notify(tx, reminderOf(held, offer.answerBy));
  });
}

async function expire(choiceId: string): Promise<void> {
  await transaction(async (tx) => {
    const held = await holdChoice(tx, choiceId);
    if (!held || !next(held.state, "expire", "system")) return;
    await step(tx, "system", held, { move: "expire" });
    await tellOfMove(tx, held, "expire");
  });
}

/** The people who will be recalled, until this moment, that an offer waits for them. */
export async function offerChasesUntil(until: Date): Promise<Reminder[]> {
  const near = new Date(until.getTime() + REMINDER_DAYS * DAY);
  const rows = await db()
    .select({ offer: offers, choice: choices, application: applications })
    .from(offers)
    .innerJoin(choices, eq(choices.id, offers.choiceId))
    .innerJoin(applications, eq(applications.id, choices.applicationId))
    .where(
      and(
        waiting,
        lte(offers.answerBy, near),
        gt(offers.answerBy, now()),
        isNull(offers.remindedAt),
      ),
    );
  return rows.map(({ offer, choice: { id, position }, application }) => ({
    ...reminderOf({ id, position, application }, offer.answerBy),
    at: new Date(offer.answerBy.getTime() - REMINDER_DAYS * DAY),
  }));
}
