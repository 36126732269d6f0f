import type { Move } from "#app/features/admissions/application.ts";
import type { ApplicationRow } from "#app/features/admissions/draft.server.ts";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import { formatCampusDate, formatNamedTime } from "#app/features/identity/campus-clock.ts";
import { type Notification, notify } from "#app/features/notifications/notify.server.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import type { Held } from "./held.server.ts";
import { isTold, type ToldMove, timingOf } from "./notice-timing.ts";

/** Where the candidate reads the rest: a notice says what there is to open, never what it holds. */
export const FOLLOW = "/espace-etudiant/candidate/suivi";

/** Tells the candidate of a move, in the transaction that makes it. */
export async function tellOfMove(tx: Database, held: Held, move: Move): Promise<void> {
  const told = newsOfMove(held, move);
  if (told) await notify(tx, told);
}

/** What a candidate is told of a move; null where nothing is told of it alone. */
export function newsOfMove(held: Offered, move: Move): Notification | null {
  return isTold(move) ? noticeOfMove(held, move) : null;
}

/**
 * The notice of an offer, with the last day to answer (yyyy-mm-dd). The day is said although the rest is not: without
 * it somebody may let the offer pass.
 */
export function newsOfOffer(
  held: Offered,
  move: "offer" | "offer-with-conditions",
  day: string,
): Notification {
  return noticeOfMove(held, move, (locale) =>
    followingMessages[locale].letters.answerBy(formatDate(locale, day)),
  );
}

function noticeOfMove(
  held: Offered,
  move: ToldMove,
  more?: (locale: Locale) => string,
): Notification {
  const timing = timingOf(move);
  const asked = timing.kind === "missing-piece";
  return noticeOf(held.application, {
    ...timing,
    key: `${asked ? "asked" : `moved-${move}`}:${held.id}:${now().toISOString()}`,
    place: held.position,
    say: (locale) => {
      const { subject, text } = followingMessages[locale].letters.moves[move];
      const sentence = text(held.position);
      return { subject, text: more ? `${sentence} ${more(locale)}` : sentence };
    },
  });
}

/** What recalls that an offer waits for an answer until this moment; told once for each last moment. */
export function reminderOf(held: Offered, answerBy: Date): Notification {
  return noticeOf(held.application, {
    kind: "deadline",
    urgency: "grouped",
    key: `offer:${held.id}:${answerBy.toISOString()}`,
    place: held.position,
    say: (locale) => {
      const { reminder, answer: action } = followingMessages[locale].letters;
      const campus = sentCampus(held.application);
      const day = formatCampusDate(locale, answerBy, campus);
      const text = reminder.text(held.position, day, formatNamedTime(locale, answerBy, campus));
      return { subject: reminder.subject, text, action };
    },
  });
}

/** Says that a document was refused and waits for another. `fileId` lets the notice end once it is replaced. */
export async function tellOfRefusedFile(tx: Database, application: ApplicationRow, fileId: string) {
  await tellOf(tx, application, {
    kind: "missing-piece",
    urgency: "immediate",
    key: `file:${fileId}:${now().toISOString()}`,
    say: (locale) => followingMessages[locale].letters.refusedFile,
  });
}

/** Says that what was asked for a choice is awaited no more. */
export async function tellOfCancelledRequest(tx: Database, held: Held): Promise<void> {
  await tellOf(tx, held.application, {
    kind: "missing-piece",
    urgency: "grouped",
    key: `cancelled:${held.id}:${now().toISOString()}`,
    place: held.position,
    say: (locale) => {
      const { subject, text } = followingMessages[locale].letters.cancelledRequest;
      return { subject, text: text(held.position) };
    },
  });
}

/** Confirms that the whole application is withdrawn. */
export async function tellOfWithdrawal(tx: Database, application: ApplicationRow) {
  await tellOf(tx, application, {
    kind: "state",
    urgency: "immediate",
    key: `withdrawn:${application.id}`,
    say: (locale) => followingMessages[locale].letters.withdrawal,
  });
}

/** What a notice about an application needs of a choice. */
type Offered = Pick<Held, "id" | "position"> & { application: About };
type About = Pick<ApplicationRow, "candidateId" | "campus" | "number">;
type Saying = { subject: string; text: string; action?: string; event?: string };
type News = Pick<Notification, "kind" | "urgency" | "key"> & {
  /** The place of the choice it is about: a letter names no programme. */
  place?: number;
  say: (locale: Locale) => Saying;
};

/** A notice about an application, with its number. */
export function noticeOf(application: About, { say, place, ...news }: News): Notification {
  const { candidateId: personId, campus } = application;
  return {
    ...news,
    personId,
    campus,
    path: FOLLOW,
    say: (locale) => {
      const { number, action, about } = followingMessages[locale].letters;
      const said = say(locale);
      return {
        action,
        ...said,
        about: about(application.number ?? "", place),
        text: `${said.text} ${number(application.number ?? "")}`,
      };
    },
  };
}

async function tellOf(tx: Database, application: ApplicationRow, news: News): Promise<void> {
  await notify(tx, noticeOf(application, news));
}
