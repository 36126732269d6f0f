import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import { DAY_SECONDS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { rateLimits } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { keyedHash } from "#app/platform/secret-key.server.ts";
import { sha256 } from "#app/platform/sha256.server.ts";

type RateLimit = { name: string; maxAttempts: number; windowSeconds: number };

/** Ten password tries for one account in 15 minutes, from all unknown devices together. */
export const passwordAttemptLimit: RateLimit = {
  name: "password",
  maxAttempts: 10,
  windowSeconds: 900,
};

/**
 * A hundred wrong passwords in a row for one account, at any speed (NIST SP 800-63B-4, section 3.2.2). A reset by
 * email clears the count.
 */
export const consecutivePasswordLimit: RateLimit = {
  name: "row",
  maxAttempts: 100,
  windowSeconds: 365 * DAY_SECONDS,
};

/** Three second-factor codes in 15 minutes: 288 guesses a day among a million codes. */
export const codeAttemptLimit: RateLimit = { name: "code", maxAttempts: 3, windowSeconds: 900 };

/** One email of each kind per user and minute. */
export const emailLimit: RateLimit = { name: "letter", maxAttempts: 1, windowSeconds: 60 };

/** Five requested new addresses per user and hour: each sends an email. */
export const emailChangeLimit: RateLimit = {
  name: "email-change",
  maxAttempts: 5,
  windowSeconds: 3_600,
};

/** Five addresses per hour for one user whose provider gave none. */
export const signUpLinkLimit: RateLimit = {
  name: "newcomer",
  maxAttempts: 5,
  windowSeconds: 3_600,
};

/** Five exports of one user's data per hour: each reads all their files. */
export const downloadLimit: RateLimit = { name: "download", maxAttempts: 5, windowSeconds: 3_600 };

/**
 * Counts one try. Counts are stored in the database, shared by all processes; a trusted device
 * (trusted-device.server.ts) has its own. With a transaction as `database`, a rolled-back try is not counted.
 * @returns The seconds to wait when the limit is exceeded, else 0.
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

/** The seconds that the next try has to wait, or 0. Does not count a try. */
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

/** Whether a try is counted in the current window. Does not count one. */
export async function hasCountedAttempt({ name }: RateLimit, subject: string): Promise<boolean> {
  const isCounted = and(
    eq(rateLimits.key, getLimitKey(name, subject)),
    gt(rateLimits.lastRequest, now().getTime()),
  );
  return (await db().$count(rateLimits, isCounted)) > 0;
}

/**
 * The `rateLimit.customStorage` of the library, with a fixed window that starts at the first request. The library's
 * own storage restarts the window at each request, so a client that retries steadily would stay refused.
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

/** Deletes the counts of ended windows. Without it every counted address and account would have a row forever. */
export async function deleteEndedWindows(): Promise<void> {
  await db().delete(rateLimits).where(lte(rateLimits.lastRequest, now().getTime()));
}

/** Normalizes an address to the spelling under which its tries are counted. */
export function normalizeAccount(email: string): string {
  return email.normalize("NFC").toLowerCase();
}

/** The counter subject for passwords that a signed-in user types to confirm their identity. */
export function getReauthenticationSubject(userId: string): string {
  return `proof ${userId}`;
}

const passwordLimits = [passwordAttemptLimit, consecutivePasswordLimit];

/** Clears the wrong passwords of one device, or of all unknown devices, after a right one. */
export async function resetPasswordAttempts(subject: string, device?: string): Promise<void> {
  const keys = passwordLimits.map(({ name }) => getLimitKey(name, subject, device));
  await db().delete(rateLimits).where(inArray(rateLimits.key, keys));
}

/** Clears the wrong passwords of all devices, after a password reset by email. */
export async function resetAllPasswordAttempts(subject: string): Promise<void> {
  const conditions = passwordLimits.map(
    ({ name }) => sql`starts_with(${rateLimits.key}, ${getLimitKey(name, subject)})`,
  );
  await db()
    .delete(rateLimits)
    .where(or(...conditions));
}

/** Clears the wrong second-factor codes after a right one. */
export async function resetCodeAttempts(database: Database, subject: string): Promise<void> {
  await database
    .delete(rateLimits)
    .where(eq(rateLimits.key, getLimitKey(codeAttemptLimit.name, subject)));
}

/** Hashed, so that the table of counters contains no addresses. */
function getLimitKey(name: string, subject: string, device?: string): string {
  const key = `${name}:${sha256(subject, "base64url")}`;
  return device ? `${key}:${device}` : key;
}
