import { eq } from "drizzle-orm";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import {
  type State,
  stateTable,
  type Transition,
} from "#app/features/admissions/application-state.ts";
import type { ApplicationRow } from "#app/features/admissions/editable-application.server.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import type { RelevanceCheck } from "#app/features/notifications/dispatch.server.ts";
import { type Notification, notify } from "#app/features/notifications/notify.server.ts";
import type { NotificationTiming } from "#app/features/notifications/schedule.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import type { LockedChoice } from "./choice-lock.server.ts";
import { postSubmissionMessages } from "./messages/post-submission.ts";

/** The page that notifications link to. An email says that something changed, never the content. */
export const STATUS_PATH = "/espace-etudiant/candidate/suivi";

/** Notifies the candidate of a transition, in the transaction that makes it. */
export async function notifyTransition(
  tx: Database,
  choice: LockedChoice,
  transition: Transition,
): Promise<void> {
  const notification = composeTransitionNotification(choice, transition);
  if (notification) await notify(tx, notification);
}

/** The notification of a transition; null when it has none of its own. */
export function composeTransitionNotification(
  choice: NotifiedChoice,
  transition: Transition,
): Notification | null {
  return hasNotification(transition) ? buildTransitionNotification(choice, transition) : null;
}

/**
 * The notification of an offer. Unlike other content, the email contains the last day to answer (yyyy-mm-dd), so that
 * the candidate does not miss it.
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
      const { subject, text } = postSubmissionMessages[locale].emails.transitions[transition];
      const sentence = text(choice.position);
      return { subject, text: extraSentence ? `${sentence} ${extraSentence(locale)}` : sentence };
    },
  });
}

/** The reminder of an unanswered offer. The key allows one per deadline. */
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

/**
 * Notifies the candidate that a document was refused. The key contains `fileId`, so that a replacement makes a queued
 * notification irrelevant.
 */
export async function notifyRefusedFile(tx: Database, application: ApplicationRow, fileId: string) {
  await notifyCandidate(tx, application, {
    kind: "missing-piece",
    urgency: "immediate",
    key: `file:${fileId}:${now().toISOString()}`,
    say: (locale) => postSubmissionMessages[locale].emails.refusedFile,
  });
}

/** Notifies the candidate that a request was cancelled. */
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

/** Confirms to the candidate that the whole application is withdrawn. */
export async function notifyWithdrawal(tx: Database, application: ApplicationRow) {
  await notifyCandidate(tx, application, {
    kind: "state",
    urgency: "immediate",
    key: `withdrawn:${application.id}`,
    say: (locale) => postSubmissionMessages[locale].emails.withdrawal,
  });
}

/** The data of a choice that a notification needs. */
type NotifiedChoice = Pick<LockedChoice, "id" | "position"> & { application: NotifiedApplication };
type NotifiedApplication = Pick<ApplicationRow, "accountId" | "campus" | "number">;
type NotificationText = { subject: string; text: string; action?: string; event?: string };
type ApplicationNotificationInput = Pick<Notification, "kind" | "urgency" | "key"> & {
  /** The position of the choice, used in place of the programme's name: an email contains no programme. */
  choicePosition?: number;
  say: (locale: Locale) => NotificationText;
};

/** A notification about an application. Adds the application number, the recipient and the page to open. */
export function buildApplicationNotification(
  application: NotifiedApplication,
  { say, choicePosition, ...rest }: ApplicationNotificationInput,
): Notification {
  const { accountId: personId, campus } = application;
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
  input: ApplicationNotificationInput,
): Promise<void> {
  await notify(tx, buildApplicationNotification(application, input));
}

/**
 * The transitions with a notification of their own. The others are made by the candidate, or one notification covers
 * several.
 */
export type NotifiedTransition =
  keyof (typeof postSubmissionMessages)["fr"]["emails"]["transitions"];

/** These need no action from the candidate, so their email may wait and be grouped with others. */
const groupedTransitions: readonly Transition[] = ["start-review"];

/** Whether a transition has a notification of its own. */
export function hasNotification(transition: Transition): transition is NotifiedTransition {
  return Object.hasOwn(postSubmissionMessages.fr.emails.transitions, transition);
}

/** The kind and urgency of the notification of a transition. The candidate's preferences apply as well. */
export function getNotificationTiming(transition: NotifiedTransition): NotificationTiming {
  return {
    kind: transition === "ask-more" ? "missing-piece" : "state",
    urgency: groupedTransitions.includes(transition) ? "grouped" : "immediate",
  };
}

const MOVED_PREFIX = "moved-";

/** Every state that a transition leads to. */
function listTargetStates(transition: string): State[] {
  return Object.values(stateTable).flatMap(
    ({ transitions: moves }) => moves[transition as Transition]?.to ?? [],
  );
}

/**
 * Whether the choice is still in the state that a queued notification announces. Returns true for notifications about
 * other subjects.
 */
export const isTransitionCurrent: RelevanceCheck = async (tx, { key }) => {
  const [subject = "", id = ""] = key.split(":");
  if (!subject.startsWith(MOVED_PREFIX)) return true;
  const [choice] = await tx
    .select({ state: choices.state })
    .from(choices)
    .where(eq(choices.id, id));
  return (
    choice !== undefined &&
    listTargetStates(subject.slice(MOVED_PREFIX.length)).includes(choice.state as State)
  );
};
