import type { Campus } from "#app/features/identity/actor.ts";
import { campusTime, clockAt } from "#app/features/identity/campus-time.ts";
import { wishFields } from "#app/features/identity/notice-wishes.ts";
import { formatDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { noticesMessages } from "#app/i18n/notices.ts";
import { plan, readyAt, type Situation, type Waiting } from "./when.ts";

const DAY = 86_400_000;

/** When the letter of a notice told now leaves, or why none does. `campus`: whose clock and quiet hours. */
export type Departure =
  | { leaves: "now" }
  | { leaves: "later"; at: Date; campus: Campus; why: "quiet" | "together" | "daily" }
  | { leaves: "never"; why: "bounce" | "complaint" | "unwanted" };

/** What is known of a person, beside the situation that `plan` asks. */
type Known = Situation & { mark: "bounce" | "complaint" | null; waiting: Waiting[] };

/**
 * When the e-mail of a notice created at `at` is sent to a person for whom others may wait, by the rule that sends
 * them (`plan`). A marked address comes before what the person wishes: the office can do something about it.
 */
export function departureOf(
  { kind, urgency }: Pick<Waiting, "kind" | "urgency">,
  at: Date,
  known: Known,
): Departure {
  const { mark, waiting, wishes, lastAt } = known;
  const campus = known.campus ?? "senegal";
  if (mark) return { leaves: "never", why: mark };
  if (wishes[wishFields[kind]] === "never") return { leaves: "never", why: "unwanted" };
  const told = { id: "told now", kind, urgency, at };
  const letter = plan([...waiting, told], known).departures.find(({ ids }) =>
    ids.includes(told.id),
  );
  if (!letter || letter.at <= at) return { leaves: "now" };
  const later = { leaves: "later", at: letter.at, campus } as const;
  if (wishes[wishFields[kind]] === "daily") return { ...later, why: "daily" };
  return { ...later, why: letter.at > readyAt(told, lastAt) ? "quiet" : "together" };
}

/** The same in a sentence, for who is about to tell it: « Un e-mail préviendra la personne demain à 7 h 00… ». */
export function departureSentence(locale: Locale, departure: Departure, now: Date): string {
  const { departure: t } = noticesMessages[locale].office;
  if (departure.leaves === "now") return t.now;
  if (departure.leaves === "never") return t.never[departure.why];
  return t.later[departure.why](momentSentence(locale, departure, now));
}

/** « demain à 7 h 00 (heure de Dakar) »: the moment of a letter that waits, on the clocks of its campus. */
export function momentSentence(
  locale: Locale,
  { at, campus }: { at: Date; campus: Campus },
  now: Date,
): string {
  const { departure: t } = noticesMessages[locale].office;
  const day = (moment: Date) => clockAt(campus, moment).day;
  const time = t.time(formatTime(locale, at, campusTime[campus].zone), t.zones[campus]);
  if (day(at) === day(now)) return time;
  const isTomorrow = day(at) === day(new Date(now.getTime() + DAY));
  return isTomorrow ? t.tomorrow(time) : t.dated(formatDate(locale, day(at)), time);
}
