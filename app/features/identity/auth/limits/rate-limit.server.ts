import { createHash } from "node:crypto";
import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { rateLimits } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { keyedHash } from "#app/platform/secret-key.server.ts";

type RateLimit = { name: string; maxAttempts: number; windowSeconds: number };

/** Ten tries of a password for one account in a quarter of an hour, from wherever they come. */
export const passwordAttemptLimit: RateLimit = {
  name: "password",
  maxAttempts: 10,
  windowSeconds: 900,
};

/**
 * A hundred wrong passwords in a row for one account, however slowly they come (NIST SP 800-63B-4,
 * section 3.2.2). A link received by mail opens it again.
 */
export const consecutivePasswordLimit: RateLimit = {
  name: "row",
  maxAttempts: 100,
  windowSeconds: 365 * 86_400,
};

/** Three codes of a second factor in a quarter of an hour: 300 guesses a day in a million. */
export const codeAttemptLimit: RateLimit = { name: "code", maxAttempts: 3, windowSeconds: 900 };

/** One letter of a kind to one person in a minute. */
export const emailLimit: RateLimit = { name: "letter", maxAttempts: 1, windowSeconds: 60 };

/** Five new addresses asked for by one person in an hour: each is a letter to somebody. */
export const emailChangeLimit: RateLimit = {
  name: "email-change",
  maxAttempts: 5,
  windowSeconds: 3_600,
};

/** Five addresses given in an hour by one person whose provider gave none. */
export const signUpLinkLimit: RateLimit = {
  name: "newcomer",
  maxAttempts: 5,
  windowSeconds: 3_600,
};

/** Five archives of one person's data in an hour: each reads all their files. */
export const downloadLimit: RateLimit = { name: "download", maxAttempts: 5, windowSeconds: 3_600 };

/**
 * Counts one try, and says how many seconds to wait when it is one too many; 0 when it may go on. The count is in the
 * database: it survives a restart and all processes share it. Tries of a known device (trusted-device.server.ts) are
 * counted apart. Within a transaction (`on`) a try that ends in a fault is not counted.
 */
export async function countAttempt(
  { name, maxAttempts, windowSeconds }: RateLimit,
  subject: string,
  device?: string,
  database: Database = db(),
): Promise<number> {
  return countInWindow(database, getLimitKey(name, subject, device), {
    maxAttempts,
    windowSeconds,
  });
}

/** How many seconds the next try has to wait, without counting it; 0 when it may go on. */
export async function getWaitSeconds(
  { name, maxAttempts }: RateLimit,
  subject: string,
  device?: string,
): Promise<number> {
  const nowMs = now().getTime();
  const [row] = await db()
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, getLimitKey(name, subject, device)));
  if (!row || row.count < maxAttempts || row.lastRequest <= nowMs) return 0;
  return Math.ceil((row.lastRequest - nowMs) / 1000);
}

/** Whether a try is counted now, without counting one. */
export async function hasCountedAttempt({ name }: RateLimit, subject: string): Promise<boolean> {
  const isCounted = and(
    eq(rateLimits.key, getLimitKey(name, subject)),
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
  { window: windowSeconds, max }: { window: number; max: number },
): Promise<{ allowed: boolean; retryAfter: number | null }> {
  const waitSeconds = await countInWindow(db(), `library:${keyedHash("place", key)}`, {
    maxAttempts: max,
    windowSeconds,
  });
  return { allowed: waitSeconds === 0, retryAfter: waitSeconds || null };
}

async function countInWindow(
  database: Database,
  key: string,
  { maxAttempts, windowSeconds }: Omit<RateLimit, "name">,
): Promise<number> {
  const nowMs = now().getTime();
  const endMs = nowMs + windowSeconds * 1000;
  // `last_request` holds the end of the window.
  const isEnded = sql`${rateLimits.lastRequest} <= ${nowMs}`;
  const [row] = await database
    .insert(rateLimits)
    .values({ id: newId(), key, count: 1, lastRequest: endMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isEnded} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isEnded} then ${endMs} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning();
  if (!row || row.count <= maxAttempts) return 0;
  return Math.max(1, Math.ceil((row.lastRequest - nowMs) / 1000));
}

/** Removes the counts of windows that ended: without it each address and account ever counted keeps a row. */
export async function deleteEndedWindows(): Promise<void> {
  await db().delete(rateLimits).where(lte(rateLimits.lastRequest, now().getTime()));
}

/** An address in the one spelling by which its tries are counted. */
export function normalizeAccount(email: string): string {
  return email.normalize("NFC").toLowerCase();
}

/** By what the tries of somebody's password on their own page are counted. */
export function getReauthenticationSubject(userId: string): string {
  return `proof ${userId}`;
}

const passwordLimits = [passwordAttemptLimit, consecutivePasswordLimit];

/** Forgets the tries of a password after one that succeeded, where it was typed. */
export async function resetPasswordAttempts(subject: string, device?: string): Promise<void> {
  const keys = passwordLimits.map(({ name }) => getLimitKey(name, subject, device));
  await db().delete(rateLimits).where(inArray(rateLimits.key, keys));
}

/** Forgets them wherever they were typed, known devices included: a new password was chosen by letter. */
export async function resetAllPasswordAttempts(subject: string): Promise<void> {
  const conditions = passwordLimits.map(
    ({ name }) => sql`starts_with(${rateLimits.key}, ${getLimitKey(name, subject)})`,
  );
  await db()
    .delete(rateLimits)
    .where(or(...conditions));
}

/** Forgets the wrong codes of a second factor, after one that was right. */
export async function resetCodeAttempts(database: Database, subject: string): Promise<void> {
  await database
    .delete(rateLimits)
    .where(eq(rateLimits.key, getLimitKey(codeAttemptLimit.name, subject)));
}

/** An address is not written down in a table of counters. */
function getLimitKey(name: string, subject: string, device?: string): string {
  const key = `${name}:${createHash("sha256").update(subject).digest("base64url")}`;
  return device ? `${key}:${device}` : key;
}
