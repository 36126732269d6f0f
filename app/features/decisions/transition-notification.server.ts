import type { Transition } from "#app/features/admissions/application-state.ts";
import type { ApplicationRow } from "#app/features/admissions/editable-application.server.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { formatCampusDate, formatTimeWithZone } from "#app/features/identity/campus-clock.ts";
import { type Notification, notify } from "#app/features/notifications/notify.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { postSubmissionMessages } from "#app/i18n/post-submission.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import type { LockedChoice } from "./choice-lock.server.ts";
import {
  getNotificationTiming,
  hasNotification,
  type NotifiedTransition,
} from "./notification-timing.ts";

/** Where the candidate reads the rest: a notice says what there is to open, never what it holds. */
export const STATUS_PATH = "/espace-etudiant/candidate/suivi";

/** Tells the candidate of a move, in the transaction that makes it. */
export async function notifyTransition(
  tx: Database,
  choice: LockedChoice,
  transition: Transition,
): Promise<void> {
  const notification = composeTransitionNotification(choice, transition);
  if (notification) await notify(tx, notification);
}

/** What a candidate is told of a move; null where nothing is told of it alone. */
export function composeTransitionNotification(
  choice: NotifiedChoice,
  transition: Transition,
): Notification | null {
  return hasNotification(transition) ? buildTransitionNotification(choice, transition) : null;
}

/**
 * The notice of an offer, with the last day to answer (yyyy-mm-dd). The day is said although the rest is not: without
 * it somebody may let the offer pass.
 */
export function composeOfferNotification(
  choice: NotifiedChoice,
  transition: "offer" | "offer-with-conditions",
  lastDay: string,
): Notification {
  return buildTransitionNotification(choice, transition, (locale) =>
    postSubmissionMessages[locale].emails.answerBy(formatDate(locale, lastDay)),
  );
}

function buildTransitionNotification(
  choice: NotifiedChoice,
  transition: NotifiedTransition,
  extraSentence?: (locale: Locale) => string,
): Notification {
  const timing = getNotificationTiming(transition);
  const isRequest = timing.kind === "missing-piece";
  return buildApplicationNotification(choice.application, {
    ...timing,
    key: `${isRequest ? "asked" : `moved-${transition}`}:${choice.id}:${now().toISOString()}`,
    choicePosition: choice.position,
    say: (locale) => {
      const { subject, text } = postSubmissionMessages[locale].emails.moves[transition];
      const sentence = text(choice.position);
      return { subject, text: extraSentence ? `${sentence} ${extraSentence(locale)}` : sentence };
    },
  });
}

/** What recalls that an offer waits for an answer until this moment; told once for each last moment. */
export function composeOfferReminder(choice: NotifiedChoice, answerBy: Date): Notification {
  return buildApplicationNotification(choice.application, {
    kind: "deadline",
    urgency: "grouped",
    key: `offer:${choice.id}:${answerBy.toISOString()}`,
    choicePosition: choice.position,
    say: (locale) => {
      const { reminder, answer: action } = postSubmissionMessages[locale].emails;
      const campus = requireCampus(choice.application);
      const day = formatCampusDate(locale, answerBy, campus);
      const text = reminder.text(
        choice.position,
        day,
        formatTimeWithZone(locale, answerBy, campus),
      );
      return { subject: reminder.subject, text, action };
    },
  });
}

/** Says that a document was refused and waits for another. `fileId` lets the notice end once it is replaced. */
export async function notifyRefusedFile(tx: Database, application: ApplicationRow, fileId: string) {
  await notifyCandidate(tx, application, {
    kind: "missing-piece",
    urgency: "immediate",
    key: `file:${fileId}:${now().toISOString()}`,
    say: (locale) => postSubmissionMessages[locale].emails.refusedFile,
  });
}

/** Says that what was asked for a choice is awaited no more. */
export async function notifyCancelledRequest(tx: Database, choice: LockedChoice): Promise<void> {
  await notifyCandidate(tx, choice.application, {
    kind: "missing-piece",
    urgency: "grouped",
    key: `cancelled:${choice.id}:${now().toISOString()}`,
    choicePosition: choice.position,
    say: (locale) => {
      const { subject, text } = postSubmissionMessages[locale].emails.cancelledRequest;
      return { subject, text: text(choice.position) };
    },
  });
}

/** Confirms that the whole application is withdrawn. */
export async function notifyWithdrawal(tx: Database, application: ApplicationRow) {
  await notifyCandidate(tx, application, {
    kind: "state",
    urgency: "immediate",
    key: `withdrawn:${application.id}`,
    say: (locale) => postSubmissionMessages[locale].emails.withdrawal,
  });
}

/** What a notice about an application needs of a choice. */
type NotifiedChoice = Pick<LockedChoice, "id" | "position"> & { application: NotifiedApplication };
type NotifiedApplication = Pick<ApplicationRow, "candidateId" | "campus" | "number">;
type NotificationText = { subject: string; text: string; action?: string; event?: string };
type NotificationInput = Pick<Notification, "kind" | "urgency" | "key"> & {
  /** The place of the choice it is about: a letter names no programme. */
  choicePosition?: number;
  say: (locale: Locale) => NotificationText;
};

/** A notice about an application, with its number. */
export function buildApplicationNotification(
  application: NotifiedApplication,
  { say, choicePosition, ...rest }: NotificationInput,
): Notification {
  const { candidateId: personId, campus } = application;
  return {
    ...rest,
    personId,
    campus,
    path: STATUS_PATH,
    say: (locale) => {
      const { number, action, about } = postSubmissionMessages[locale].emails;
      const content = say(locale);
      return {
        action,
        ...content,
        about: about(application.number ?? "", choicePosition),
        text: `${content.text} ${number(application.number ?? "")}`,
      };
    },
  };
}

async function notifyCandidate(
  tx: Database,
  application: ApplicationRow,
  input: NotificationInput,
): Promise<void> {
  await notify(tx, buildApplicationNotification(application, input));
}
