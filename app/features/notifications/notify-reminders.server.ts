import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { type Notification, notify } from "./notify.server.ts";

/** A notification that becomes due at a later time, unless the user does the thing first. */
export type Reminder = Notification & {
  /** When it becomes due. */
  at: Date;
  /** Also runs in the same transaction when the notification is new. */
  also?: (tx: Database) => Promise<void>;
  /** The adult without an account whom `also` emails. */
  adult?: { name: string; email: string; subject: (locale: Locale) => string };
};

/**
 * Creates the notifications of all due reminders, each in its own transaction. The notification key prevents duplicates
 * on the next run.
 */
export async function notifyDueReminders(reminders: Reminder[]): Promise<void> {
  for (const { at, also, adult: _, ...notification } of reminders)
    if (at <= now())
      await transaction(async (tx) => {
        if (await notify(tx, notification)) await also?.(tx);
      });
}
