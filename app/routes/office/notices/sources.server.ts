import {
  closingChasesUntil,
  consentChasesUntil,
  draftStillOpen,
} from "#app/features/admissions/chases.server.ts";
import {
  pieceStillMissing,
  refusedChasesUntil,
  requestChasesUntil,
} from "#app/features/decisions/chases.server.ts";
import {
  interviewChasesUntil,
  interviewStillPlanned,
} from "#app/features/decisions/interview-days.server.ts";
import { offerChasesUntil } from "#app/features/decisions/offer-days.server.ts";
import { messageStillUnread } from "#app/features/messaging/notice.server.ts";
import type { Sources } from "#app/features/notices/dry-run.server.ts";

/** The same functions that the worker runs: who will be recalled what, and what is over. */
export const noticeSources: Sources = {
  chases: async (until) => {
    const lists = [
      closingChasesUntil,
      consentChasesUntil,
      requestChasesUntil,
      refusedChasesUntil,
      offerChasesUntil,
      interviewChasesUntil,
    ];
    return (await Promise.all(lists.map((list) => list(until)))).flat();
  },
  stillTrue: [messageStillUnread, draftStillOpen, pieceStillMissing, interviewStillPlanned],
};
