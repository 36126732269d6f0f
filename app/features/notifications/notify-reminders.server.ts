import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { type Notification, notify } from "./notify.server.ts";

/** Something a person will be told, unless they do first what it recalls. */
export type Reminder = Notification & {
  /** From when it is true. */
  at: Date;
  /** What else is done with it, in the same transaction. */
  also?: (tx: Database) => Promise<void>;
  /** The adult without an account to whom `also` writes. */
  adult?: { name: string; email: string; subject: (locale: Locale) => string };
};

/** Tells what is true by now, each once and in its own transaction. Done twice, it tells nothing more. */
export async function notifyDueReminders(reminders: Reminder[]): Promise<void> {
  for (const { at, also, adult: _, ...notification } of reminders)
    if (at <= now())
      await transaction(async (tx) => {
        if (await notify(tx, notification)) await also?.(tx);
      });
}
