import { getRequestTitle } from "#app/features/decisions/request-title.ts";
import { clockAt } from "#app/features/identity/campus-time.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interviewMessages } from "#app/i18n/interview.ts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { numbered, OFFER, STATUS } from "../application/frame/addresses.ts";
import type { FollowPage } from "../application/status/follow-page.server.ts";
import { taskPlace } from "../application/status/task-place.ts";

type Page = Pick<
  FollowPage,
  "number" | "campus" | "offers" | "requests" | "interviews" | "refused"
>;
/** Something to do: what, until when if there is a day, and the address where it is done. */
export type Awaited = { what: string; until: string | null; to: string };

/**
 * What waits for the candidate after sending, each with its own place: what has a last day first, the soonest of them
 * before the others.
 */
export function awaitedOf(page: Page, locale: Locale): Awaited[] {
  const t = followingMessages[locale];
  const { task } = interviewMessages[locale];
  const until = (day: string) => t.before(formatDate(locale, day));
  const place = (id: string) => pathIn(locale, numbered(`${STATUS}#${taskPlace(id)}`, page.number));
  const dated = [
    ...page.offers.map(({ id, universityName, answerBy }) => ({
      day: answerBy.toISOString(),
      what: t.offer.task(universityName),
      until: until(clockAt(page.campus, answerBy).day),
      to: pathIn(locale, `${OFFER}/${id}`),
    })),
    ...page.requests.map((one) => ({
      day: one.dueOn,
      what: getRequestTitle(locale, one),
      until: one.late ? t.late(formatDate(locale, one.dueOn)) : until(one.dueOn),
      to: place(one.id),
    })),
  ];
  return [
    ...dated
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map(({ what, until, to }) => ({ what, until, to })),
    ...page.refused.map(({ id, name }) => ({
      what: name === null ? photoMessages[locale].replace : t.refusedFile.task(name),
      until: null,
      to: place(id),
    })),
    ...page.interviews
      .filter(({ state }) => state === "proposed")
      .map(({ id, moment }) => ({ what: task.title, until: moment, to: place(id) })),
  ];
}
