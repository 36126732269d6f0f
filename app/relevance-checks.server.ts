import {
  isConsentOutcomeCurrent,
  isDraftReminderRelevant,
} from "./features/admissions/reminders/draft-reminders.server.ts";
import { isInterviewNotificationCurrent } from "./features/decisions/interview/interview-reminders.server.ts";
import { isMissingPieceCurrent } from "./features/decisions/request-reminders.server.ts";
import { isTransitionCurrent } from "./features/decisions/transition-notification.server.ts";
import { isMessageStillUnread } from "./features/messaging/message-notification.server.ts";
import type { RelevanceCheck } from "./features/notifications/dispatch.server.ts";

/**
 * Checks whether a queued notification is still relevant: each feature checks its own subjects and returns true for
 * others. Used by the worker, the staff page of upcoming emails, and the demonstration.
 */
export const relevanceChecks: RelevanceCheck[] = [
  isMessageStillUnread,
  isDraftReminderRelevant,
  isMissingPieceCurrent,
  isTransitionCurrent,
  isConsentOutcomeCurrent,
  isInterviewNotificationCurrent,
];
