import {
  closingChasesUntil,
  consentChasesUntil,
} from "#app/features/admissions/consent/chases.server.ts";
import { refusedChasesUntil, requestChasesUntil } from "#app/features/decisions/chases.server.ts";
import { interviewChasesUntil } from "#app/features/decisions/interview/interview-days.server.ts";
import { offerChasesUntil } from "#app/features/decisions/offer/offer-days.server.ts";
import { listPendingGuestEmails } from "#app/features/messaging/guest/guest-emails.server.ts";
import type { UpcomingSources } from "#app/features/notifications/upcoming-notifications.server.ts";
import { relevanceChecks } from "#app/relevance-checks.server.ts";

/** The same functions that the worker runs: who will be recalled what, and what is over. */
export const notificationSources: UpcomingSources = {
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
  adults: async (until) => (await listPendingGuestEmails()).filter(({ at }) => at <= until),
  stillTrue: relevanceChecks,
};
