import type { Campus } from "#app/features/identity/actor.ts";
import { campusTime, clockAt } from "#app/features/identity/campus-time.ts";
import { wishFields } from "#app/features/identity/notice-wishes.ts";
import { formatDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { noticesMessages } from "#app/i18n/notices.ts";
import {
  type DeliveryContext,
  earliestSendTime,
  type PendingNotification,
  planDelivery,
} from "./schedule.ts";

const DAY_MS = 86_400_000;

/** When the letter of a notice told now leaves, or why none does. `campus`: whose clock and quiet hours. */
export type DeliveryForecast =
  | { sends: "now" }
  | { sends: "later"; at: Date; campus: Campus; why: "quiet" | "together" | "daily" }
  | { sends: "never"; why: "bounce" | "complaint" | "unwanted" };

/** What is known of a person, beside the situation that `plan` asks. */
type ForecastContext = DeliveryContext & {
  suppression: "bounce" | "complaint" | null;
  waiting: PendingNotification[];
};

/**
 * When the e-mail of a notice created at `at` is sent to a person for whom others may wait, by the rule that sends
 * them (`plan`). A marked address comes before what the person wishes: the office can do something about it.
 */
export function forecastDelivery(
  { kind, urgency }: Pick<PendingNotification, "kind" | "urgency">,
  at: Date,
  context: ForecastContext,
): DeliveryForecast {
  const { suppression, waiting, wishes, lastAt } = context;
  const campus = context.campus ?? "senegal";
  if (suppression) return { sends: "never", why: suppression };
  if (wishes[wishFields[kind]] === "never") return { sends: "never", why: "unwanted" };
  const notification = { id: "told now", kind, urgency, at };
  const delivery = planDelivery([...waiting, notification], context).deliveries.find(({ ids }) =>
    ids.includes(notification.id),
  );
  if (!delivery || delivery.at <= at) return { sends: "now" };
  const later = { sends: "later", at: delivery.at, campus } as const;
  if (wishes[wishFields[kind]] === "daily") return { ...later, why: "daily" };
  return {
    ...later,
    why: delivery.at > earliestSendTime(notification, lastAt) ? "quiet" : "together",
  };
}

/** The same in a sentence, for who is about to tell it: « Un e-mail préviendra la personne demain à 7 h 00… ». */
export function formatForecast(locale: Locale, forecast: DeliveryForecast, now: Date): string {
  const { departure: t } = noticesMessages[locale].office;
  if (forecast.sends === "now") return t.now;
  if (forecast.sends === "never") return t.never[forecast.why];
  return t.later[forecast.why](formatSendTime(locale, forecast, now));
}

/** « demain à 7 h 00 (heure de Dakar) »: the moment of a letter that waits, on the clocks of its campus. */
export function formatSendTime(
  locale: Locale,
  { at, campus }: { at: Date; campus: Campus },
  now: Date,
): string {
  const { departure: t } = noticesMessages[locale].office;
  const day = (moment: Date) => clockAt(campus, moment).day;
  const time = t.time(formatTime(locale, at, campusTime[campus].zone), t.zones[campus]);
  if (day(at) === day(now)) return time;
  const isTomorrow = day(at) === day(new Date(now.getTime() + DAY_MS));
  return isTomorrow ? t.tomorrow(time) : t.dated(formatDate(locale, day(at)), time);
}
