import { and, eq } from "drizzle-orm";
import { ownValue } from "#app/lib/own-value.ts";
import { db } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { getNetwork } from "#app/platform/network.ts";
import { hashForLog } from "#app/platform/secret-key.server.ts";
import { codeOf, knock, type Refused } from "../auth/knock.server.ts";
import { halfASecond } from "../auth/limits/half-a-second.ts";
import { accountOf, forgetPasswordTries } from "../auth/limits/limit.server.ts";
import { countWrongPassword, passwordTriesRefusal } from "../auth/limits/password-tries.server.ts";
import { wrongPasswordsOfPlace } from "../auth/limits/place-limits.server.ts";
import { inRush } from "../auth/limits/rush.server.ts";
import { markBegun } from "../auth/sessions/begun.server.ts";
import { knownDevice, markDevice } from "../auth/sessions/known-device.server.ts";
import { ownSession } from "../auth/sessions/own-session.server.ts";
import { endReplaced } from "../auth/sessions/replaced-session.server.ts";
import type { Caller } from "../caller.server.ts";

export type SignInRefusal =
  | "wrong-credentials"
  | "email-unverified"
  | "account-suspended"
  | "password-tried-too-often"
  | "door-busy"
  | "site-busy"
  | "too-many";

const reasons: Record<string, SignInRefusal> = {
  EMAIL_NOT_VERIFIED: "email-unverified",
  FAILED_TO_CREATE_SESSION: "account-suspended",
};

type Credentials = { email: string; password: string; next?: string | null };
type NotSignedIn = Refused<SignInRefusal> & { cookies?: string[] };
type SignedIn = { ok: true; cookies: string[]; staff: boolean };

/**
 * Opens a session by e-mail and password. An unknown address, a wrong password and an account without
 * password are one refusal. Only who knows the password learns that the address is not confirmed (a new
 * letter leaves) or that the account is suspended. Only wrong passwords are counted, for the account and for the place;
 * those of a browser where the account was opened before are counted by that browser, so a stranger's keep nobody out.
 * When too many sign in at once the last are refused for a few seconds; known devices have a queue of their own.
 */
export async function signIn(
  caller: Caller,
  credentials: Credentials,
): Promise<SignedIn | NotSignedIn> {
  const wait = halfASecond();
  const result = await inRush(caller, accountOf(credentials.email), () =>
    tryPassword(caller, credentials),
  );
  if (result.ok) return result;
  logRefusal(caller, credentials.email, result.reason);
  await wait;
  return result;
}

/** Which account and which place, by marks: many refusals of one of them are seen, and nobody is named. */
function logRefusal(caller: Caller, email: string, reason: SignInRefusal): void {
  const account = hashForLog(accountOf(email));
  const place = hashForLog(getNetwork(caller.address));
  const isKnownDevice = knownDevice(caller, accountOf(email)) !== undefined;
  log().info({ reason, account, place, isKnownDevice }, "sign-in refused");
}

async function tryPassword(
  caller: Caller,
  { email, password, next }: Credentials,
): Promise<SignedIn | NotSignedIn> {
  const account = accountOf(email);
  const device = knownDevice(caller, account);
  const refused = await passwordTriesRefusal(account, device);
  if (refused) return refused;
  const callbackURL = next ? `/connexion?${new URLSearchParams({ next })}` : undefined;
  const before = await ownSession(caller.headers);
  const answer = await knock(caller, "/sign-in/email", { email, password, callbackURL });
  if (!answer.ok) {
    const reason = ownValue(reasons, await codeOf(answer)) ?? "wrong-credentials";
    if (reason === "wrong-credentials") await countWrong(caller, account, device);
    // Only who knows the password is told so: the link of the letter may be opened in this browser.
    if (reason !== "email-unverified") return { ok: false, reason };
    return { ok: false, reason, cookies: [await markBegun(caller, await unprovedOf(email))] };
  }
  await forgetPasswordTries(account, device);
  const { user } = await answer.json();
  const cookies = answer.headers.getSetCookie();
  await endReplaced(before, cookies);
  if (!device) cookies.push(markDevice(caller, account));
  return { ok: true, cookies, staff: await isStaff(user.id) };
}

/** A wrong password counts for its account, and for the place of a browser that the account does not know. */
async function countWrong(caller: Caller, account: string, device?: string): Promise<void> {
  await countWrongPassword(account, device);
  if (!device) await wrongPasswordsOfPlace.count(caller);
}

/** Ends the session of the caller, if there is one; the cookies returned erase theirs. */
export async function signOut(caller: Caller): Promise<{ ok: true; cookies: string[] }> {
  const answer = await knock(caller, "/sign-out", {});
  return { ok: true, cookies: answer.headers.getSetCookie() };
}

async function unprovedOf(email: string): Promise<string | null> {
  const its = and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, false));
  const [row] = await db().select({ id: users.id }).from(users).where(its);
  return row?.id ?? null;
}

async function isStaff(userId: string): Promise<boolean> {
  const rows = await db().select({ id: staff.userId }).from(staff).where(eq(staff.userId, userId));
  return rows.length > 0;
}
