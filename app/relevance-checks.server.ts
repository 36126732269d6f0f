import {
  draftStillOpen,
  isConsentOutcomeCurrent,
} from "./features/admissions/consent/chases.server.ts";
import { pieceStillMissing } from "./features/decisions/chases.server.ts";
import { interviewStillPlanned } from "./features/decisions/interview/interview-days.server.ts";
import { isMoveStillCurrent } from "./features/decisions/move-still-current.server.ts";
import { isMessageStillUnread } from "./features/messaging/message-notification.server.ts";
import type { RelevanceCheck } from "./features/notifications/dispatch.server.ts";

/**
 * Whether a waiting notice still has something to open: each feature checks its own subjects and returns true for the
 * others. The worker, the staff page that lists the next e-mails, and the demonstration use the same checks.
 */
export const relevanceChecks: RelevanceCheck[] = [
  isMessageStillUnread,
  draftStillOpen,
  pieceStillMissing,
  isMoveStillCurrent,
  isConsentOutcomeCurrent,
  interviewStillPlanned,
];
