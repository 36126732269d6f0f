import { createHash } from "node:crypto";
import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { rateLimits } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { keyedHash } from "#app/platform/secret-key.server.ts";

type Limit = { name: string; times: number; seconds: number };

/** Ten tries of a password for one account in a quarter of an hour, from wherever they come. */
export const passwordTries: Limit = { name: "password", times: 10, seconds: 900 };

/**
 * A hundred wrong passwords in a row for one account, however slowly they come (NIST SP 800-63B-4,
 * section 3.2.2). A link received by mail opens it again.
 */
export const passwordTriesInARow: Limit = { name: "row", times: 100, seconds: 365 * 86_400 };

/** Three codes of a second factor in a quarter of an hour: 300 guesses a day in a million. */
export const codeTries: Limit = { name: "code", times: 3, seconds: 900 };

/** One letter of a kind to one person in a minute. */
export const lettersToOne: Limit = { name: "letter", times: 1, seconds: 60 };

/** Five new addresses asked for by one person in an hour: each is a letter to somebody. */
export const emailChangesOfOne: Limit = { name: "email-change", times: 5, seconds: 3_600 };

/** Five addresses given in an hour by one person whose provider gave none. */
export const addressesOfANewcomer: Limit = { name: "newcomer", times: 5, seconds: 3_600 };

/** Five archives of one person's data in an hour: each reads all their files. */
export const downloadsOfOne: Limit = { name: "download", times: 5, seconds: 3_600 };

/**
 * Counts one try, and says how many seconds to wait when it is one too many; 0 when it may go on. The count is in the
 * database: it survives a restart and all processes share it. Tries of a known device (known-device.server.ts) are
 * counted apart. Within a transaction (`on`) a try that ends in a fault is not counted.
 */
export async function countTry(
  { name, times, seconds }: Limit,
  of: string,
  device?: string,
  on: Database = db(),
): Promise<number> {
  return countInWindow(on, keyOf(name, of, device), { times, seconds });
}

/** How many seconds the next try has to wait, without counting it; 0 when it may go on. */
export async function secondsUntilNextTry(
  { name, times }: Limit,
  of: string,
  device?: string,
): Promise<number> {
  const moment = now().getTime();
  const [row] = await db()
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(name, of, device)));
  if (!row || row.count < times || row.lastRequest <= moment) return 0;
  return Math.ceil((row.lastRequest - moment) / 1000);
}

/** Whether a try is counted now, without counting one. */
export async function hasCountedTry({ name }: Limit, of: string): Promise<boolean> {
  const isCounted = and(
    eq(rateLimits.key, keyOf(name, of)),
    gt(rateLimits.lastRequest, now().getTime()),
  );
  return (await db().$count(rateLimits, isCounted)) > 0;
}

/**
 * The limits that the library applies by itself, as its `rateLimit.customStorage`: so many in a window that begins with
 * the first one and ends. Its own storage begins the window anew with each request, so a place that asks steadily is
 * refused for ever.
 */
export async function consumeFixedWindow(
  key: string,
  { window: seconds, max }: { window: number; max: number },
): Promise<{ allowed: boolean; retryAfter: number | null }> {
  const left = await countInWindow(db(), `library:${keyedHash("place", key)}`, {
    times: max,
    seconds,
  });
  return { allowed: left === 0, retryAfter: left || null };
}

async function countInWindow(
  on: Database,
  key: string,
  { times, seconds }: Omit<Limit, "name">,
): Promise<number> {
  const moment = now().getTime();
  const end = moment + seconds * 1000;
  // `last_request` holds the end of the window.
  const isOver = sql`${rateLimits.lastRequest} <= ${moment}`;
  const [row] = await on
    .insert(rateLimits)
    .values({ id: newId(), key, count: 1, lastRequest: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${end} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning();
  if (!row || row.count <= times) return 0;
  return Math.max(1, Math.ceil((row.lastRequest - moment) / 1000));
}

/** Removes the counts of windows that ended: without it each address and account ever counted keeps a row. */
export async function deleteEndedWindows(): Promise<void> {
  await db().delete(rateLimits).where(lte(rateLimits.lastRequest, now().getTime()));
}

/** An address in the one spelling by which its tries are counted. */
export function accountOf(email: string): string {
  return email.normalize("NFC").toLowerCase();
}

/** By what the tries of somebody's password on their own page are counted. */
export function proofOf(userId: string): string {
  return `proof ${userId}`;
}

const ofPasswords = [passwordTries, passwordTriesInARow];

/** Forgets the tries of a password after one that succeeded, where it was typed. */
export async function forgetPasswordTries(of: string, device?: string): Promise<void> {
  const keys = ofPasswords.map(({ name }) => keyOf(name, of, device));
  await db().delete(rateLimits).where(inArray(rateLimits.key, keys));
}

/** Forgets them wherever they were typed, known devices included: a new password was chosen by letter. */
export async function forgetPasswordTriesEverywhere(of: string): Promise<void> {
  const those = ofPasswords.map(
    ({ name }) => sql`starts_with(${rateLimits.key}, ${keyOf(name, of)})`,
  );
  await db()
    .delete(rateLimits)
    .where(or(...those));
}

/** Forgets the wrong codes of a second factor, after one that was right. */
export async function forgetCodeTries(on: Database, of: string): Promise<void> {
  await on.delete(rateLimits).where(eq(rateLimits.key, keyOf(codeTries.name, of)));
}

/** An address is not written down in a table of counters. */
function keyOf(name: string, of: string, device?: string): string {
  const key = `${name}:${createHash("sha256").update(of).digest("base64url")}`;
  return device ? `${key}:${device}` : key;
}
