import { getCampusClock } from "#app/features/access/campus-time.ts";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { getRequestTitle } from "#app/features/decisions/request-title.ts";
import { formatDate } from "#app/i18n/format.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import {
  OFFER_PATH,
  STATUS_PATH,
  withApplicationNumber,
} from "../application/shell/application-paths.ts";
import type { StatusPageData } from "../application/status/status-page.server.ts";
import { getTaskAnchor } from "../application/status/task-anchor.ts";

type FollowedApplication = Pick<
  StatusPageData,
  "number" | "campus" | "offers" | "requests" | "interviews" | "refused"
>;
/** A task of the candidate: its title, its deadline if any, and the address where it is done. */
export type AwaitedTask = { title: string; deadline: string | null; href: string };

/** Lists the tasks of the candidate after submission, those with a deadline first, the soonest at the top. */
export function listAwaitedTasks(page: FollowedApplication, locale: Locale): AwaitedTask[] {
  const t = postSubmissionMessages[locale];
  const { task } = interviewMessages[locale];
  const formatDueDay = (day: string) => t.before(formatDate(locale, day));
  const getTaskHref = (id: string) =>
    localizePath(locale, withApplicationNumber(`${STATUS_PATH}#${getTaskAnchor(id)}`, page.number));
  const datedTasks = [
    ...page.offers.map(({ id, universityName, answerBy }) => ({
      day: answerBy.toISOString(),
      title: t.offer.task(universityName),
      deadline: formatDueDay(getCampusClock(page.campus, answerBy).day),
      href: localizePath(locale, `${OFFER_PATH}/${id}`),
    })),
    ...page.requests.map((request) => ({
      day: request.dueOn,
      title: getRequestTitle(locale, request),
      deadline: request.isLate
        ? t.late(formatDate(locale, request.dueOn))
        : formatDueDay(request.dueOn),
      href: getTaskHref(request.id),
    })),
  ];
  return [
    ...datedTasks
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map(({ title, deadline, href }) => ({ title, deadline, href })),
    ...page.refused.map(({ id, name }) => ({
      title: name === null ? photoMessages[locale].replace : t.refusedFile.task(name),
      deadline: null,
      href: getTaskHref(id),
    })),
    ...page.interviews
      .filter(({ state }) => state === "proposed")
      .map(({ id, moment }) => ({ title: task.title, deadline: moment, href: getTaskHref(id) })),
  ];
}
