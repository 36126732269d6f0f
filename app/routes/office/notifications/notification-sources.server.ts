import {
  closingChasesUntil,
  consentChasesUntil,
} from "#app/features/admissions/consent/chases.server.ts";
import { refusedChasesUntil, requestChasesUntil } from "#app/features/decisions/chases.server.ts";
import { interviewChasesUntil } from "#app/features/decisions/interview/interview-days.server.ts";
import { offerChasesUntil } from "#app/features/decisions/offer/offer-days.server.ts";
import { listWaitingGuests } from "#app/features/messaging/guest/guest-letters.server.ts";
import type { Sources } from "#app/features/notices/dry-run.server.ts";
import { stillTrue } from "#app/still-true.server.ts";

/** The same functions that the worker runs: who will be recalled what, and what is over. */
export const notificationSources: Sources = {
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
  adults: async (until) => (await listWaitingGuests()).filter(({ at }) => at <= until),
  stillTrue,
};
