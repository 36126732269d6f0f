import { draftStillOpen } from "./features/admissions/consent/chases.server.ts";
import { pieceStillMissing } from "./features/decisions/chases.server.ts";
import { interviewStillPlanned } from "./features/decisions/interview/interview-days.server.ts";
import { messageStillUnread } from "./features/messaging/notice.server.ts";
import type { StillTrue } from "./features/notices/leave.server.ts";

/**
 * What each room knows of the notices it told: those that are over need no letter. The worker, the page of the office
 * that says what will leave, and that of the demonstration ask the same.
 */
export const stillTrue: StillTrue[] = [
  messageStillUnread,
  draftStillOpen,
  pieceStillMissing,
  interviewStillPlanned,
];
