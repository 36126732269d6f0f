import type { Transition } from "#app/features/admissions/application-state.ts";
import type { NotificationTiming } from "#app/features/notifications/schedule.ts";
import { postSubmissionMessages } from "#app/i18n/post-submission.ts";

/** The moves that have a notice of their own; the others are the candidate's answers, or told together. */
export type NotifiedTransition = keyof (typeof postSubmissionMessages)["fr"]["emails"]["moves"];

/** Moves that ask nothing of the candidate and answer nothing: they may share an e-mail with what follows. */
const groupedTransitions: readonly Transition[] = ["start-review"];

/** Whether a move has a notice of its own. */
export function hasNotification(transition: Transition): transition is NotifiedTransition {
  return Object.hasOwn(postSubmissionMessages.fr.emails.moves, transition);
}

/** What decides when the notice of a move is sent, beside the candidate's wishes. */
export function getNotificationTiming(transition: NotifiedTransition): NotificationTiming {
  return {
    kind: transition === "ask-more" ? "missing-piece" : "state",
    urgency: groupedTransitions.includes(transition) ? "grouped" : "immediate",
  };
}
