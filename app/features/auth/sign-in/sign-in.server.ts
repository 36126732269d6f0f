import { and, eq } from "drizzle-orm";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { db } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { getNetwork } from "#app/platform/network.ts";
import { hashForLog } from "#app/platform/secret-key.server.ts";
import type { Caller } from "../caller.server.ts";
import {
  type AuthRefusal,
  callAuthHandler,
  getLibraryErrorCode,
} from "../library/call-auth-handler.server.ts";
import { wrongPasswordNetworkLimit } from "../limits/network-limits.server.ts";
import {
  countWrongPassword,
  getPasswordAttemptRefusal,
} from "../limits/password-attempts.server.ts";
import { normalizeAccount, resetPasswordAttempts } from "../limits/rate-limit.server.ts";
import { waitHalfSecond } from "../limits/response-delay.ts";
import { throttleSignIn } from "../limits/sign-in-throttle.server.ts";
import { getCurrentSession } from "../sessions/current-session.server.ts";
import { endReplacedSession } from "../sessions/end-replaced-session.server.ts";
import { createSignupOriginCookie } from "../sessions/signup-origin-cookie.server.ts";
import { createTrustedDeviceCookie, getTrustedDevice } from "../sessions/trusted-device.server.ts";

export type SignInErrorCode =
  | "wrong-credentials"
  | "email-unverified"
  | "account-suspended"
  | "too-many-password-attempts"
  | "sign-in-busy"
  | "site-busy"
  | "too-many";

const errorCodes: Record<string, SignInErrorCode> = {
  EMAIL_NOT_VERIFIED: "email-unverified",
  FAILED_TO_CREATE_SESSION: "account-suspended",
};

type Credentials = { email: string; password: string; next?: string | null };
type SignInFailure = AuthRefusal<SignInErrorCode> & { cookies?: string[] };
type SignInSuccess = { ok: true; cookies: string[]; isStaff: boolean };

/**
 * Opens a session by email and password. An unknown address, a wrong password and an account without one give the same
 * refusal, `wrong-credentials`; an address that is not confirmed (a new email is sent) and a suspended account are
 * reported only after the right password. Wrong passwords are counted per account and network, separately for a trusted
 * device. See `throttleSignIn` for the other refusals.
 */
export async function signIn(
  caller: Caller,
  credentials: Credentials,
): Promise<SignInSuccess | SignInFailure> {
  const minimumDelay = waitHalfSecond();
  const result = await throttleSignIn(caller, normalizeAccount(credentials.email), () =>
    checkCredentials(caller, credentials),
  );
  if (result.ok) return result;
  logRefusal(caller, credentials.email, result.reason);
  await minimumDelay;
  return result;
}

/** Logs hashes of the account and the network, so that repeated refusals can be recognised without personal data. */
function logRefusal(caller: Caller, email: string, reason: SignInErrorCode): void {
  const accountHash = hashForLog(normalizeAccount(email));
  const networkHash = hashForLog(getNetwork(caller.address));
  const isKnownDevice = getTrustedDevice(caller, normalizeAccount(email)) !== undefined;
  log().info(
    { reason, account: accountHash, place: networkHash, isKnownDevice },
    "sign-in refused",
  );
}

async function checkCredentials(
  caller: Caller,
  { email, password, next }: Credentials,
): Promise<SignInSuccess | SignInFailure> {
  const account = normalizeAccount(email);
  const device = getTrustedDevice(caller, account);
  const refusal = await getPasswordAttemptRefusal(account, device);
  if (refusal) return refusal;
  const callbackURL = next ? `/connexion?${new URLSearchParams({ next })}` : undefined;
  const previousSession = await getCurrentSession(caller.headers);
  const response = await callAuthHandler(caller, "/sign-in/email", {
    email,
    password,
    callbackURL,
  });
  if (!response.ok) {
    const reason =
      getOwnValue(errorCodes, await getLibraryErrorCode(response)) ?? "wrong-credentials";
    if (reason === "wrong-credentials") await countWrongAttempt(caller, account, device);
    // The password was right, so this browser may open the link of the email.
    if (reason !== "email-unverified") return { ok: false, reason };
    return {
      ok: false,
      reason,
      cookies: [await createSignupOriginCookie(caller, await findUnconfirmedUserId(email))],
    };
  }
  await resetPasswordAttempts(account, device);
  const { user } = await response.json();
  const cookies = response.headers.getSetCookie();
  await endReplacedSession(previousSession, cookies);
  const deviceCookie = createTrustedDeviceCookie(caller, account);
  if (deviceCookie) cookies.push(deviceCookie);
  return { ok: true, cookies, isStaff: await isStaffUser(user.id) };
}

/** Counts a wrong password for its account, and for the network unless the device is trusted. */
async function countWrongAttempt(caller: Caller, account: string, device?: string): Promise<void> {
  await countWrongPassword(account, device);
  if (!device) await wrongPasswordNetworkLimit.count(caller);
}

/** Ends the session of the caller, if there is one. The returned cookies clear theirs. */
export async function signOut(caller: Caller): Promise<{ ok: true; cookies: string[] }> {
  const response = await callAuthHandler(caller, "/sign-out", {});
  return { ok: true, cookies: response.headers.getSetCookie() };
}

async function findUnconfirmedUserId(email: string): Promise<string | null> {
  const isUnconfirmed = and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, false));
  const [row] = await db().select({ id: users.id }).from(users).where(isUnconfirmed);
  return row?.id ?? null;
}

async function isStaffUser(userId: string): Promise<boolean> {
  const rows = await db().select({ id: staff.userId }).from(staff).where(eq(staff.userId, userId));
  return rows.length > 0;
}
