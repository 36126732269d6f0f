import { and, eq } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { formatFullName } from "#app/lib/person-name.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import type { Caller } from "../caller.server.ts";
import {
  type AuthRefusal,
  callAuthHandler,
  getLibraryErrorCode,
  tooManyRefusal,
} from "../library/call-auth-handler.server.ts";
import { hashPassword, verifyPassword } from "../library/hash-password.server.ts";
import { createResetToken } from "../library/reset-token.server.ts";
import { isLinkUsed, markLinkUsed } from "../library/used-link.server.ts";
import {
  readVerificationToken,
  resignVerificationToken,
} from "../library/verification-token.server.ts";
import { signUpNetworkLimit } from "../limits/network-limits.server.ts";
import { refuseWhenUnavailable } from "../limits/refuse-when-unavailable.server.ts";
import { waitHalfSecond } from "../limits/response-delay.ts";
import type { PasswordErrorCode } from "../password/password.ts";
import { getPasswordError } from "../password/password-error.server.ts";
import {
  createSignupOriginCookie,
  verificationScope,
} from "../sessions/signup-origin-cookie.server.ts";

/**
 * The library hashes within its transaction: more sign-ups at once would use all connections of the pool, and pages
 * would wait for them.
 */
const limitSignUps = limitConcurrency(4);

export type SignUpInput = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  locale: Locale;
  /** The page to open after confirmation, stored in the link. */
  next: string | null;
};

/**
 * Creates an account and sends a link that confirms its address. If the address has an account nothing changes, its
 * owner gets an email, and the answer is the same. The cookie proves to the link in which browser the account was
 * started. Refuses with an error of `getPasswordError`, `email-invalid`, `too-many` or `site-busy`.
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
  // A parallel request created the account; the second try gets the answer for an existing one.
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

/** The id of the unconfirmed account with this address, if the password is right; else null. */
async function findUnconfirmedUserId(email: string, password: string): Promise<string | null> {
  const [user] = await db()
    .select({ id: users.id, verified: users.emailVerified, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(eq(users.email, email.toLowerCase()));
  if (user?.hash)
    return (await verifyPassword(password, user.hash)) && !user.verified ? user.id : null;
  // Takes as long as the comparison above.
  await hashPassword(password);
  return null;
}

/**
 * The address in a confirmation link, also an expired or used one; null for an invalid link, for example one that a
 * messenger cut. Loads nothing from the database.
 */
export function getVerificationEmail(token: string): Promise<string | null> {
  return readVerificationToken(token);
}

/**
 * Confirms the address of a link, once. If this browser did not start the account, or its sign-in methods changed,
 * nothing is confirmed: it returns a reset token, because choosing a password removes what a stranger added before
 * (AUTH-10). Refuses with `link-used`, `link-expired`, `link-invalid` or `too-many`.
 */
export async function verifyEmail(
  caller: Caller,
  token: string,
): Promise<
  | { ok: true; resetToken?: string }
  | AuthRefusal<"link-used" | "link-expired" | "link-invalid" | "too-many">
> {
  if (await isLinkUsed(token)) return { ok: false, reason: "link-used" };
  const verification: { caller: Caller; otherBrowserUserId?: string } = { caller };
  const query = new URLSearchParams({ token: await resignVerificationToken(token) });
  const response = await verificationScope.run(verification, () =>
    callAuthHandler(caller, `/verify-email?${query}`),
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
