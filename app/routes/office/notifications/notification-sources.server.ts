import {
  listClosingReminders,
  listConsentReminders,
} from "#app/features/admissions/reminders/draft-reminders.server.ts";
import { listInterviewReminders } from "#app/features/decisions/interview/interview-reminders.server.ts";
import { listOfferReminders } from "#app/features/decisions/offer/offer-deadlines.server.ts";
import {
  listRefusedFileReminders,
  listRequestReminders,
} from "#app/features/decisions/request-reminders.server.ts";
import { listPendingGuestEmails } from "#app/features/messaging/guest/guest-emails.server.ts";
import type { UpcomingSources } from "#app/features/notifications/upcoming-notifications.server.ts";
import { relevanceChecks } from "#app/relevance-checks.server.ts";

/**
 * The same reminder lists and relevance checks that the worker runs, so that the preview matches
 * what is sent.
 */
export const notificationSources: UpcomingSources = {
  reminders: async (until) => {
    const lists = [
      listClosingReminders,
      listConsentReminders,
      listRequestReminders,
      listRefusedFileReminders,
      listOfferReminders,
      listInterviewReminders,
    ];
    return (await Promise.all(lists.map((list) => list(until)))).flat();
  },
  adults: async (until) => (await listPendingGuestEmails()).filter(({ at }) => at <= until),
  stillTrue: relevanceChecks,
};
