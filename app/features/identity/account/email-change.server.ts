import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { readEmailAddress } from "#app/lib/email-address.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { emailChanges, users, verifications } from "#app/platform/db/schema/identity.ts";
import { clearSuppression } from "#app/platform/mail/suppression.server.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { type Refused, tooMany } from "../auth/knock.server.ts";
import { writeEmailLink, writeToPerson } from "../auth/letters/account-letters.server.ts";
import { halfASecond } from "../auth/limits/half-a-second.ts";
import { countTry, emailChangesOfOne } from "../auth/limits/limit.server.ts";
import { hasServed, markServed } from "../auth/served-link.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { isProved } from "../password/proof.server.ts";

const AN_HOUR = 3_600_000;
/** The same address asked for twice within this time is one request: a double tap, a lost answer. */
const REPEAT_WINDOW_MS = 60_000;

type NotAsked = Refused<
  "email-accent" | "email-invalid" | "email-same" | "proof-needed" | "too-many"
>;

/**
 * Asks for another address: a link leaves for it, a notice for the present one, and nothing changes
 * before the link is opened. An address that is somebody's gets the same answer in the same time, and
 * its owner a letter. Refuses who has not proved a moment ago to be themselves; null for a visitor.
 */
export async function askEmailChange(
  actor: Actor,
  caller: Caller,
  typed: string,
): Promise<{ ok: true } | NotAsked | null> {
  if (!isSignedIn(actor)) return null;
  const wait = halfASecond();
  const read = readEmailAddress(typed);
  if (!read.ok) return read;
  if (read.value === null) return { ok: false, reason: "email-invalid" };
  const email = read.value.toLowerCase();
  if (email === actor.email) return { ok: false, reason: "email-same" };
  if (!(await isProved(actor, caller))) return { ok: false, reason: "proof-needed" };
  const tooEarly = await transaction(async (tx) => {
    const seconds = await countTry(emailChangesOfOne, actor.id, undefined, tx);
    if (seconds === 0) await keepAsked(tx, actor, caller.origin, email);
    return seconds;
  });
  if (tooEarly > 0) return tooMany(tooEarly);
  await wait;
  return { ok: true };
}

type Known = Exclude<Actor, { kind: "visitor" }>;

async function keepAsked(tx: Database, actor: Known, origin: string, email: string) {
  // One at a time for a person: the second of a double tap sees the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('email-change'), hashtext(${actor.id}))`,
  );
  if (await isJustAsked(tx, actor, email)) return;
  const token = randomBytes(32).toString("base64url");
  const asked = {
    email,
    tokenDigest: digest(token),
    expiresAt: new Date(now().getTime() + AN_HOUR),
    createdAt: now(),
  };
  await tx
    .insert(emailChanges)
    .values({ userId: actor.id, ...asked })
    .onConflictDoUpdate({ target: emailChanges.userId, set: asked });
  const [owner] = await tx.select().from(users).where(eq(users.email, email));
  if (owner) await writeToPerson(tx, origin, owner, "emailTaken");
  else await writeEmailLink(tx, origin, { email, locale: actor.locale }, token);
  await writeToPerson(tx, origin, actor, "emailNotice");
  await record(tx, actor, "email.change-asked", { kind: "person", id: actor.id });
}

/** Was the same address asked for a moment ago? Another letter would end the link of the first. */
async function isJustAsked(tx: Database, { id }: Known, email: string): Promise<boolean> {
  const since = new Date(now().getTime() - REPEAT_WINDOW_MS);
  const [asked] = await tx
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, id), gt(emailChanges.createdAt, since)));
  return asked?.email === email;
}

/** The address that waits for its link, and until when; null when there is none. */
export async function waitingEmail(
  actor: Actor,
): Promise<{ email: string; expiresAt: Date } | null> {
  if (!isSignedIn(actor)) return null;
  const [row] = await db()
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, actor.id), gt(emailChanges.expiresAt, now())));
  return row ?? null;
}

/** Gives up a change that waits: its link opens nothing any more. Null for a visitor. */
export async function cancelEmailChange(actor: Actor): Promise<{ ok: true } | null> {
  if (!isSignedIn(actor)) return null;
  await transaction(async (tx) => {
    const gone = await tx
      .delete(emailChanges)
      .where(eq(emailChanges.userId, actor.id))
      .returning({ userId: emailChanges.userId });
    if (gone.length > 0)
      await record(tx, actor, "email.change-cancelled", { kind: "person", id: actor.id });
  });
  return { ok: true };
}

/**
 * Takes the address whose link this is, once. The old one is told; links to choose a password that were sent
 * to it stop working. A link that has served says so. Refuses a link that is old, cancelled, or whose
 * address has meanwhile become somebody's.
 */
export async function confirmEmailChange(
  caller: Caller,
  token: string,
): Promise<{ ok: true } | Refused<"link-invalid" | "link-address-changed">> {
  if (await hasServed(token)) return { ok: false, reason: "link-address-changed" };
  return transaction(async (tx) => {
    const [asked] = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenDigest, digest(token)), gt(emailChanges.expiresAt, now())))
      .returning();
    // The first of two taps may have taken it while this one waited for the row.
    if (!asked)
      return {
        ok: false,
        reason: (await hasServed(token, tx)) ? "link-address-changed" : "link-invalid",
      };
    const { userId, email } = asked;
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, userId)));
    if (!before || taken) return { ok: false, reason: "link-invalid" };
    await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await clearSuppression(tx, email);
    await record(tx, "system", "email.changed", { kind: "person", id: userId });
    await writeToPerson(tx, caller.origin, before, "emailChanged");
    await markServed(token, tx);
    return { ok: true };
  });
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
