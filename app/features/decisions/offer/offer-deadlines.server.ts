import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { getNextState } from "#app/features/admissions/application-state.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { notify } from "#app/features/notifications/notify.server.ts";
import type { Reminder } from "#app/features/notifications/notify-reminders.server.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { offers } from "#app/platform/db/schema/decisions.ts";
import { lockChoice } from "../choice-lock.server.ts";
import { applyTransition } from "../transition.server.ts";
import { composeOfferReminder, notifyTransition } from "../transition-notification.server.ts";
import { OFFER_REMINDER_DAYS } from "./offer.ts";

const awaitsAnswer = inArray(choices.state, ["conditional-offer", "offer"]);

/**
 * Sends each reminder of an offer once, then expires the offers whose deadline is past. Safe to run twice or in two
 * workers at once: each offer is locked and checked again.
 */
export async function processOfferDeadlines(): Promise<void> {
  const reminderLimit = new Date(now().getTime() + OFFER_REMINDER_DAYS * DAY_MS);
  for (const id of await listOfferedChoiceIds(reminderLimit)) await sendOfferReminder(id);
  for (const id of await listOfferedChoiceIds(now())) await expireOffer(id);
}

/** Lists the choices whose offer must be answered by this moment or earlier. */
async function listOfferedChoiceIds(moment: Date): Promise<string[]> {
  const rows = await db()
    .select({ id: choices.id })
    .from(offers)
    .innerJoin(choices, eq(choices.id, offers.choiceId))
    .where(and(awaitsAnswer, lte(offers.answerBy, moment)));
  return rows.map(({ id }) => id);
}

async function sendOfferReminder(choiceId: string): Promise<void> {
  await transaction(async (tx) => {
    const choice = await lockChoice(tx, choiceId);
    if (!choice || !getNextState(choice.state, "expire", "system")) return;
    const at = now();
    const [offer] = await tx
      .update(offers)
      .set({ remindedAt: at })
      .where(and(eq(offers.choiceId, choiceId), isNull(offers.remindedAt)))
      .returning();
    if (!offer || offer.answerBy < at) return;
    const subject = { kind: "application", id: choice.application.id };
    await recordHistory(tx, "system", "offer.reminded", subject, { choice: choiceId });
    await notify(tx, composeOfferReminder(choice, offer.answerBy));
  });
}

async function expireOffer(choiceId: string): Promise<void> {
  await transaction(async (tx) => {
    const choice = await lockChoice(tx, choiceId);
    if (!choice || !getNextState(choice.state, "expire", "system")) return;
    await applyTransition(tx, "system", choice, { transition: "expire" });
    await notifyTransition(tx, choice, "expire");
  });
}

/** Lists the reminders of offers due until this moment. */
export async function listOfferReminders(until: Date): Promise<Reminder[]> {
  const reminderLimit = new Date(until.getTime() + OFFER_REMINDER_DAYS * DAY_MS);
  const rows = await db()
    .select({ offer: offers, choice: choices, application: applications })
    .from(offers)
    .innerJoin(choices, eq(choices.id, offers.choiceId))
    .innerJoin(applications, eq(applications.id, choices.applicationId))
    .where(
      and(
        awaitsAnswer,
        lte(offers.answerBy, reminderLimit),
        gt(offers.answerBy, now()),
        isNull(offers.remindedAt),
      ),
    );
  return rows.map(({ offer, choice: { id, position }, application }) => ({
    ...composeOfferReminder({ id, position, application }, offer.answerBy),
    at: new Date(offer.answerBy.getTime() - OFFER_REMINDER_DAYS * DAY_MS),
  }));
}
