import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { listPendingGuestEmails, sendDueGuestEmails } from "./guest/guest-emails.server.ts";

const YEAR_MS = 366 * DAY_MS;

/** Lists the pending emails to adults of a demonstration. Returns null outside demo mode. */
export async function listDemoGuestEmails(locale: Locale) {
  if (!config().demo) return null;
  const pending = await listPendingGuestEmails();
  return pending.map(({ id, email: to, subject, at: dueAt }) => {
    return { id, to, subject: subject(locale), dueAt };
  });
}

/** Sends them now and returns their number. Returns null outside demo mode. */
export async function sendDemoGuestEmails(): Promise<{ sentCount: number } | null> {
  if (!config().demo) return null;
  return { sentCount: await sendDueGuestEmails(new Date(now().getTime() + YEAR_MS)) };
}
