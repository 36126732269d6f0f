import {
  isConsentOutcomeCurrent,
  isDraftReminderRelevant,
} from "./features/admissions/consent/draft-reminders.server.ts";
import { isInterviewNotificationCurrent } from "./features/decisions/interview/interview-reminders.server.ts";
import { isMissingPieceCurrent } from "./features/decisions/request-reminders.server.ts";
import { isTransitionCurrent } from "./features/decisions/transition-relevance.server.ts";
import { isMessageStillUnread } from "./features/messaging/message-notification.server.ts";
import type { RelevanceCheck } from "./features/notifications/dispatch.server.ts";

/**
 * Whether a waiting notice still has something to open: each feature checks its own subjects and returns true for the
 * others. The worker, the staff page that lists the next e-mails, and the demonstration use the same checks.
 */
export const relevanceChecks: RelevanceCheck[] = [
  isMessageStillUnread,
  isDraftReminderRelevant,
  isMissingPieceCurrent,
  isTransitionCurrent,
  isConsentOutcomeCurrent,
  isInterviewNotificationCurrent,
];
