import type { ReopenableSection } from "#app/features/admissions/corrections/reopened-sections.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { type Notification, notify } from "#app/features/notifications/notify.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import type { LockedChoice } from "../choice-lock.server.ts";
import { formatSectionNames } from "../page-blocks.ts";
import { buildApplicationNotification } from "../transition-notification.server.ts";

/** The notification that sections are reopened: which ones, and until which day. */
export function composeReopeningNotification({
  sections,
  day,
}: {
  sections: ReopenableSection[];
  day: string;
}) {
  return (choice: LockedChoice): Notification =>
    buildApplicationNotification(choice.application, {
      kind: "missing-piece",
      urgency: "immediate",
      key: `asked:${choice.id}:${now().toISOString()}`,
      choicePosition: choice.position,
      say: (locale) => {
        const { subject, text } = correctionMessages[locale].emails.requested;
        const until = formatDate(locale, day);
        return {
          subject,
          text: text(choice.position, formatSectionNames(sections, locale), until),
        };
      },
    });
}

/** Notifies the candidate of another deadline. */
export async function notifyDeadlineExtended(
  tx: Database,
  choice: LockedChoice,
  day: string,
): Promise<void> {
  const notification = buildApplicationNotification(choice.application, {
    kind: "missing-piece",
    urgency: "immediate",
    // The keys of stored notifications begin with this word.
    key: `prolonged:${choice.id}:${now().toISOString()}`,
    choicePosition: choice.position,
    say: (locale) => {
      const { subject, text } = correctionMessages[locale].emails.extended;
      return { subject, text: text(choice.position, formatDate(locale, day)) };
    },
  });
  await notify(tx, notification);
}
