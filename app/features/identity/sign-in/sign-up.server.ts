import { and, eq } from "drizzle-orm";
import { compactVerify, errors } from "jose";
import type { Locale } from "#app/i18n/locale.ts";
import { fullName } from "#app/lib/person-name.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { hashPassword, isPassword } from "../auth/hash.server.ts";
import { codeOf, knock, type Refused, tooMany } from "../auth/knock.server.ts";
import { unlessAway } from "../auth/limits/away.server.ts";
import { halfASecond } from "../auth/limits/half-a-second.ts";
import { signUpsOfPlace } from "../auth/limits/place-limits.server.ts";
import { makeResetToken } from "../auth/reset-token.server.ts";
import { hasServed, markServed } from "../auth/served-link.server.ts";
import { following, markBegun } from "../auth/sessions/begun.server.ts";
import type { Caller } from "../caller.server.ts";
import type { PasswordRefusal } from "../password/password.ts";
import { passwordRefusal } from "../password/password-refusal.server.ts";

/**
 * The library hashes within its transaction, and our letters take another connection: more at once would hold
 * all those of the pool, and wait for one another.
 */
const inTurn = limitConcurrency(4);

export type NewPerson = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  locale: Locale;
  /** The page they were going to, kept in the letter's link. */
  next: string | null;
};

/**
 * Creates an account that waits for its address to be confirmed, and writes to that address. Where the
 * address already has an account nothing changes, its owner is told by mail, and the answer is the same,
 * with a cookie that proves to the link of the letter where the account was begun. Refuses a password
 * against the rule, more sign-ups of one place than can wait, and everybody while the database is away.
 */
export function signUp(
  caller: Caller,
  person: NewPerson,
): Promise<SignedUp | Refused<SignUpRefusal>> {
  return unlessAway(
    async () => (await signUpsOfPlace.waitForTurn(caller)) ?? begin(caller, person),
  );
}

type SignUpRefusal = PasswordRefusal | "email-invalid" | "too-many" | "site-busy";
type SignedUp = { ok: true; cookies: string[] };

async function begin(
  caller: Caller,
  person: NewPerson,
): Promise<SignedUp | Refused<SignUpRefusal>> {
  const { firstName, lastName, email, password, locale, next } = person;
  const reason = await passwordRefusal(password, [firstName, lastName, email]);
  if (reason) return { ok: false, reason };
  const name = fullName(person);
  const callbackURL = next ? `/connexion?${new URLSearchParams({ next })}` : undefined;
  const body = { firstName, lastName, name, email, password, locale, callbackURL };
  const wait = halfASecond();
  const ask = () => inTurn(() => knock(caller, "/sign-up/email", body));
  let answer = await ask();
  // Sent twice at the same moment: the other one made the account, and now it is known.
  if (answer.status === 422) answer = await ask();
  const cookies = answer.ok ? [await markBegun(caller, await begunBy(email, password))] : [];
  if (answer.ok) await signUpsOfPlace.count(caller);
  await wait;
  if (answer.ok) return { ok: true, cookies };
  if (answer.status === 429) return tooMany(answer.headers.get("x-retry-after"));
  if ((await codeOf(answer)) === "INVALID_EMAIL") return { ok: false, reason: "email-invalid" };
  throw new Error(`sign-up was answered ${answer.status}`);
}

/** The account that waits for this address to be confirmed, for who knows its password; else null. */
async function begunBy(email: string, password: string): Promise<string | null> {
  const [kept] = await db()
    .select({ id: users.id, verified: users.emailVerified, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(eq(users.email, email.toLowerCase()));
  if (kept?.hash) return (await isPassword(password, kept.hash)) && !kept.verified ? kept.id : null;
  // As long as the other answer takes.
  await hashPassword(password);
  return null;
}

/**
 * The address that a letter's link confirms, too old or used or not; null for one that we did not write, or not so: a
 * messenger cut it. Asks nothing of any account.
 */
export async function addressOfLink(token: string): Promise<string | null> {
  const key = new TextEncoder().encode(config().secret);
  const read = await compactVerify(token, key, { algorithms: ["HS256"] }).catch(notOurs);
  return read && JSON.parse(new TextDecoder().decode(read.payload)).email;
}

/** Anything but a text that is not ours is a fault. */
function notOurs(error: unknown): null {
  if (error instanceof errors.JOSEError) return null;
  throw error;
}

/**
 * Confirms the address of the link, once. In a browser where the account was not begun, or where its
 * password is another by now, nothing is confirmed: the owner of the address is given a link to choose a
 * password, which ends whatever opened the account before (AUTH-10). Refuses a link that
 * has served, of more than an hour, or that we did not write.
 */
export async function verifyEmail(
  caller: Caller,
  token: string,
): Promise<
  | { ok: true; choose?: string }
  | Refused<"link-served" | "link-expired" | "link-invalid" | "too-many">
> {
  if (await hasServed(token)) return { ok: false, reason: "link-served" };
  const followed: { caller: Caller; elsewhere?: string } = { caller };
  const answer = await following.run(followed, () =>
    knock(caller, `/verify-email?${new URLSearchParams({ token })}`),
  );
  if (followed.elsewhere) return { ok: true, choose: await makeResetToken(followed.elsewhere) };
  if (answer.ok) {
    await markServed(token);
    return { ok: true };
  }
  if (answer.status === 429) return tooMany(answer.headers.get("x-retry-after"));
  const expired = (await codeOf(answer)) === "TOKEN_EXPIRED";
  return { ok: false, reason: expired ? "link-expired" : "link-invalid" };
}
