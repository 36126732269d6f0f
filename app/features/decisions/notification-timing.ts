import type { Transition } from "#app/features/admissions/application-state.ts";
import type { NotificationTiming } from "#app/features/notifications/schedule.ts";
import { postSubmissionMessages } from "./messages/post-submission.ts";

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
