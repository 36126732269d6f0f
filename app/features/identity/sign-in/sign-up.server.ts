import { and, eq } from "drizzle-orm";
import { compactVerify, errors } from "jose";
import type { Locale } from "#app/i18n/locale.ts";
import { formatFullName } from "#app/lib/person-name.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import {
  type AuthRefusal,
  callAuthHandler,
  getLibraryErrorCode,
  tooManyRefusal,
} from "../auth/call-auth-handler.server.ts";
import { hashPassword, verifyPassword } from "../auth/hash-password.server.ts";
import { signUpNetworkLimit } from "../auth/limits/network-limits.server.ts";
import { refuseWhenUnavailable } from "../auth/limits/refuse-when-unavailable.server.ts";
import { waitHalfSecond } from "../auth/limits/response-delay.ts";
import { createResetToken } from "../auth/reset-token.server.ts";
import {
  createSignupOriginCookie,
  verificationScope,
} from "../auth/sessions/signup-origin-cookie.server.ts";
import { isLinkUsed, markLinkUsed } from "../auth/used-link.server.ts";
import type { Caller } from "../caller.server.ts";
import type { PasswordErrorCode } from "../password/password.ts";
import { getPasswordError } from "../password/password-error.server.ts";

/**
 * The library hashes within its transaction, and our letters take another connection: more at once would hold all
 * those of the pool, and wait for one another.
 */
const limitSignUps = limitConcurrency(4);

export type SignUpInput = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  locale: Locale;
  /** The page they were going to, kept in the letter's link. */
  next: string | null;
};

/**
 * Creates an account that waits for its address to be confirmed, and writes to that address. Where the address
 * already has an account nothing changes, its owner is told by mail, and the answer is the same, with a cookie that
 * proves to the link of the letter where the account was begun. Refuses a password against the rule, more sign-ups of
 * one place than can wait, and everybody while the database is away.
 */
export function signUp(
  caller: Caller,
  input: SignUpInput,
): Promise<SignUpSuccess | AuthRefusal<SignUpErrorCode>> {
  return refuseWhenUnavailable(
    async () => (await signUpNetworkLimit.waitForTurn(caller)) ?? createAccount(caller, input),
  );
}

type SignUpErrorCode = PasswordErrorCode | "email-invalid" | "too-many" | "site-busy";
type SignUpSuccess = { ok: true; cookies: string[] };

async function createAccount(
  caller: Caller,
  input: SignUpInput,
): Promise<SignUpSuccess | AuthRefusal<SignUpErrorCode>> {
  const { firstName, lastName, email, password, locale, next } = input;
  const reason = await getPasswordError(password, [firstName, lastName, email]);
  if (reason) return { ok: false, reason };
  const name = formatFullName(input);
  const callbackURL = next ? `/connexion?${new URLSearchParams({ next })}` : undefined;
  const body = { firstName, lastName, name, email, password, locale, callbackURL };
  const minimumDelay = waitHalfSecond();
  const register = () => limitSignUps(() => callAuthHandler(caller, "/sign-up/email", body));
  let response = await register();
  // Sent twice at the same moment: the other one made the account, and now it is known.
  if (response.status === 422) response = await register();
  const cookies = response.ok
    ? [await createSignupOriginCookie(caller, await findUnconfirmedUserId(email, password))]
    : [];
  if (response.ok) await signUpNetworkLimit.count(caller);
  await minimumDelay;
  if (response.ok) return { ok: true, cookies };
  if (response.status === 429) return tooManyRefusal(response.headers.get("x-retry-after"));
  if ((await getLibraryErrorCode(response)) === "INVALID_EMAIL")
    return { ok: false, reason: "email-invalid" };
  throw new Error(`sign-up was answered ${response.status}`);
}

/** The account that waits for this address to be confirmed, for who knows its password; else null. */
async function findUnconfirmedUserId(email: string, password: string): Promise<string | null> {
  const [user] = await db()
    .select({ id: users.id, verified: users.emailVerified, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(eq(users.email, email.toLowerCase()));
  if (user?.hash)
    return (await verifyPassword(password, user.hash)) && !user.verified ? user.id : null;
  // As long as the other answer takes.
  await hashPassword(password);
  return null;
}

/**
 * The address that a letter's link confirms, too old or used or not; null for one that we did not write, or not so: a
 * messenger cut it. Asks nothing of any account.
 */
export async function getVerificationEmail(token: string): Promise<string | null> {
  const key = new TextEncoder().encode(config().secret);
  const verified = await compactVerify(token, key, { algorithms: ["HS256"] }).catch(
    ignoreInvalidToken,
  );
  return verified && JSON.parse(new TextDecoder().decode(verified.payload)).email;
}

/** Anything but a text that is not ours is a fault. */
function ignoreInvalidToken(error: unknown): null {
  if (error instanceof errors.JOSEError) return null;
  throw error;
}

/**
 * Confirms the address of the link, once. In a browser where the account was not begun, or where its password is
 * another by now, nothing is confirmed: the owner of the address is given a link to choose a password, which ends
 * whatever opened the account before (AUTH-10). Refuses a link that has served, of more than an hour, or that we did
 * not write.
 */
export async function verifyEmail(
  caller: Caller,
  token: string,
): Promise<
  | { ok: true; resetToken?: string }
  | AuthRefusal<"link-served" | "link-expired" | "link-invalid" | "too-many">
> {
  if (await isLinkUsed(token)) return { ok: false, reason: "link-served" };
  const verification: { caller: Caller; otherBrowserUserId?: string } = { caller };
  const response = await verificationScope.run(verification, () =>
    callAuthHandler(caller, `/verify-email?${new URLSearchParams({ token })}`),
  );
  if (verification.otherBrowserUserId)
    return { ok: true, resetToken: await createResetToken(verification.otherBrowserUserId) };
  if (response.ok) {
    await markLinkUsed(token);
    return { ok: true };
  }
  if (response.status === 429) return tooManyRefusal(response.headers.get("x-retry-after"));
  const isExpired = (await getLibraryErrorCode(response)) === "TOKEN_EXPIRED";
  return { ok: false, reason: isExpired ? "link-expired" : "link-invalid" };
}
