import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { listWaitingGuests, tellDueGuests } from "./guest/guest-letters.server.ts";

const YEAR = 366 * 86_400_000;

/** The letters to adults that wait in a demonstration, and until when; null in production. */
export async function listDemoGuestLetters(locale: Locale) {
  if (!config().demo) return null;
  const waiting = await listWaitingGuests();
  return waiting.map(({ id, email: to, subject, at: dueAt }) => {
    return { id, to, subject: subject(locale), dueAt };
  });
}

/** Lets the letters to adults leave without their wait, and says how many; null in production. */
export async function tellGuestsNow(): Promise<{ left: number } | null> {
  if (!config().demo) return null;
  return { left: await tellDueGuests(new Date(now().getTime() + YEAR)) };
}
