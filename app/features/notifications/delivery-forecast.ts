import type { Campus } from "#app/features/access/actor.ts";
import { campusTime, getCampusClock } from "#app/features/access/campus-time.ts";
import { preferenceFields } from "#app/features/accounts/notification-preferences.ts";
import { formatDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { notificationsMessages } from "./messages/notifications.ts";
import {
  type DeliveryContext,
  earliestSendTime,
  type PendingNotification,
  planDelivery,
} from "./schedule.ts";

/**
 * When the email of a notification created now is sent, or why none is. `campus` sets the clock and the quiet hours.
 */
export type DeliveryForecast =
  | { sends: "now" }
  | { sends: "later"; at: Date; campus: Campus; why: "quiet" | "grouped" | "daily" }
  | { sends: "never"; why: "bounce" | "complaint" | "unwanted" };

/** `DeliveryContext` with the queue of the user: the notifications that already wait share the email. */
type ForecastContext = DeliveryContext & {
  suppression: "bounce" | "complaint" | null;
  waiting: PendingNotification[];
};

/**
 * Forecasts the email of a notification created at `at`, with the rules of `planDelivery`. A suppressed address is
 * reported before the user's preferences, because the office can act on it.
 */
export function forecastDelivery(
  { kind, urgency }: Pick<PendingNotification, "kind" | "urgency">,
  at: Date,
  context: ForecastContext,
): DeliveryForecast {
  const { suppression, waiting, preferences, lastSentAt } = context;
  const campus = context.campus ?? "senegal";
  if (suppression) return { sends: "never", why: suppression };
  if (preferences[preferenceFields[kind]] === "never") return { sends: "never", why: "unwanted" };
  const notification = { id: "forecast", kind, urgency, at };
  const delivery = planDelivery([...waiting, notification], context).deliveries.find(({ ids }) =>
    ids.includes(notification.id),
  );
  if (!delivery || delivery.at <= at) return { sends: "now" };
  const later = { sends: "later", at: delivery.at, campus } as const;
  if (preferences[preferenceFields[kind]] === "daily") return { ...later, why: "daily" };
  return {
    ...later,
    why: delivery.at > earliestSendTime(notification, lastSentAt) ? "quiet" : "grouped",
  };
}

/** Formats a forecast for an officer: « Un e-mail préviendra la personne demain à 7 h 00… ». */
export function formatForecast(locale: Locale, forecast: DeliveryForecast, now: Date): string {
  const { delivery: t } = notificationsMessages[locale].office;
  if (forecast.sends === "now") return t.now;
  if (forecast.sends === "never") return t.never[forecast.why];
  return t.later[forecast.why](formatSendTime(locale, forecast, now));
}

/** Formats the send time of a pending email on the clock of the campus: « demain à 7 h 00 (heure de Dakar) ». */
export function formatSendTime(
  locale: Locale,
  { at, campus }: { at: Date; campus: Campus },
  now: Date,
): string {
  const { delivery: t } = notificationsMessages[locale].office;
  const day = (moment: Date) => getCampusClock(campus, moment).day;
  const time = t.time(formatTime(locale, at, campusTime[campus].zone), t.zones[campus]);
  if (day(at) === day(now)) return time;
  const isTomorrow = day(at) === day(new Date(now.getTime() + DAY_MS));
  return isTomorrow ? t.tomorrow(time) : t.dated(formatDate(locale, day(at)), time);
}
