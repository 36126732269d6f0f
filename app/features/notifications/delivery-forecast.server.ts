import { and, desc, eq, inArray, max } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { pickNotificationPreferences } from "#app/features/accounts/notification-preferences.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notificationQueue } from "#app/platform/db/schema/notifications.ts";
import { normalizeAddress } from "#app/platform/mail/address.ts";
import { getSuppression, getSuppressionKinds } from "#app/platform/mail/suppression.server.ts";
import { type DeliveryForecast, forecastDelivery, formatForecast } from "./delivery-forecast.ts";
import { getDeliveryContext, toPendingNotifications } from "./dispatch.server.ts";
import type { NotificationTiming } from "./schedule.ts";

/** The user to notify. `campus` sets the time zone of the quiet hours, as in `Notification`. */
type Recipient = { personId: string; campus: Campus | null };

/** How a message of an officer to one person is sent. */
export const officerMessageTiming: NotificationTiming = { kind: "message", urgency: "immediate" };

/**
 * Forecasts, per user, when the email would be sent if each user were notified now, or why none would be. The map is
 * keyed by user id; unknown ids are skipped. Runs four queries whatever the number of recipients. Checks no permission;
 * `formatForecast` turns a result into a sentence.
 */
export async function forecastDeliveries(
  timing: NotificationTiming,
  recipients: Recipient[],
  on: Database = db(),
): Promise<Map<string, DeliveryForecast>> {
  const ids = recipients.map(({ personId }) => personId);
  const people = await on.select().from(users).where(inArray(users.id, ids));
  const suppressions = await getSuppressionKinds(
    people.map(({ email }) => email),
    on,
  );
  const lastDeliveries = await on
    .select({ personId: notificationQueue.personId, at: max(notificationQueue.endedAt) })
    .from(notificationQueue)
    .where(and(inArray(notificationQueue.personId, ids), eq(notificationQueue.state, "left")))
    .groupBy(notificationQueue.personId);
  const pendingRows = await on
    .select()
    .from(notificationQueue)
    .where(and(inArray(notificationQueue.personId, ids), eq(notificationQueue.state, "waiting")))
    .orderBy(notificationQueue.createdAt, notificationQueue.id);
  const lastSentAts = new Map(lastDeliveries.map(({ personId, at }) => [personId, at]));
  const pendingByUser = Map.groupBy(pendingRows, ({ personId }) => personId);
  const campuses = new Map(recipients.map(({ personId, campus }) => [personId, campus]));
  const at = now();
  return new Map(
    people.map((person) => {
      const userPending = pendingByUser.get(person.id) ?? [];
      const context = {
        preferences: pickNotificationPreferences(person),
        campus:
          campuses.get(person.id) ?? userPending.findLast(({ campus }) => campus)?.campus ?? null,
        lastSentAt: lastSentAts.get(person.id) ?? null,
        suppression: suppressions.get(normalizeAddress(person.email)) ?? null,
        waiting: toPendingNotifications(userPending),
      };
      return [person.id, forecastDelivery(timing, at, context)];
    }),
  );
}

/**
 * The forecast that an officer reads beside a form: the sentence, whether an email will be sent, and why the address is
 * suppressed.
 */
export type DeliveryForecastView = {
  sentence: string;
  willBeSent: boolean;
  suppression: "bounce" | "complaint" | null;
};

/**
 * The forecast for one recipient. Returns null unless the actor may `see:application`, and when the user does not
 * exist.
 */
export async function getDeliveryForecast(
  actor: Actor,
  locale: Locale,
  timing: NotificationTiming,
  recipient: Recipient,
): Promise<DeliveryForecastView | null> {
  if (!can(actor, "see:application")) return null;
  const forecast = (await forecastDeliveries(timing, [recipient])).get(recipient.personId);
  return forecast ? toForecastView(locale, forecast) : null;
}

/**
 * Forecasts the email of the newest notification of a user, for an officer who has just caused it. A notification that
 * is already sent is reported as sent now. Returns null unless the actor may `see:application`, and when there is no
 * notification or it is no longer relevant.
 */
export async function getLastDeliveryForecast(
  actor: Actor,
  locale: Locale,
  personId: string,
): Promise<DeliveryForecastView | null> {
  if (!can(actor, "see:application")) return null;
  const [person] = await db().select().from(users).where(eq(users.id, personId));
  const userNotifications = await db()
    .select()
    .from(notificationQueue)
    .where(eq(notificationQueue.personId, personId))
    .orderBy(desc(notificationQueue.createdAt), desc(notificationQueue.id));
  const [last] = userNotifications;
  if (!person || !last || last.state === "over") return null;
  const suppression = (await getSuppression(person.email))?.kind ?? null;
  if (last.state === "left" && !suppression) return toForecastView(locale, { sends: "now" });
  const otherPending = userNotifications
    .filter(({ id, state }) => state === "waiting" && id !== last.id)
    .reverse();
  const context = await getDeliveryContext(person, [...otherPending, last], db());
  const forecastContext = {
    ...context,
    suppression,
    waiting: toPendingNotifications(otherPending),
  };
  return toForecastView(locale, forecastDelivery(last, last.createdAt, forecastContext));
}

function toForecastView(locale: Locale, forecast: DeliveryForecast): DeliveryForecastView {
  const willBeSent = forecast.sends !== "never";
  const suppression = willBeSent || forecast.why === "unwanted" ? null : forecast.why;
  return { sentence: formatForecast(locale, forecast, now()), willBeSent, suppression };
}
