import type { ApplicationRow } from "#app/features/admissions/editable-application.server.ts";
import { buildApplicationNotification } from "#app/features/decisions/transition-notification.server.ts";
import { notify } from "#app/features/notifications/notify.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { duplicatesMessages } from "../messages/duplicates.ts";

type NotificationText = (locale: Locale) => { subject: string; text: string };

/** Notifies both accounts which application continues, and how to report a mistake. */
export async function notifyDuplicateClosed(
  tx: Database,
  kept: ApplicationRow,
  closed: ApplicationRow,
  added: number,
): Promise<void> {
  await notifyApplicant(tx, closed, "closed", (locale) => {
    const { subject, text } = duplicatesMessages[locale].emails.closed;
    return { subject, text: text(kept.number ?? "") };
  });
  await notifyApplicant(tx, kept, "kept", (locale) => {
    const { subject, text } = duplicatesMessages[locale].emails.open;
    return { subject, text: text(closed.number ?? "", added) };
  });
}

/** Notifies both accounts that both applications continue. */
export async function notifyDuplicateUndone(
  tx: Database,
  ...applications: ApplicationRow[]
): Promise<void> {
  for (const row of applications)
    await notifyApplicant(tx, row, "undone", (locale) => duplicatesMessages[locale].emails.undone);
}

async function notifyApplicant(
  tx: Database,
  application: ApplicationRow,
  event: string,
  say: NotificationText,
) {
  const key = `double-${event}:${application.id}:${now().toISOString()}`;
  await notify(
    tx,
    buildApplicationNotification(application, { kind: "state", urgency: "immediate", key, say }),
  );
}
