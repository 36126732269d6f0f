import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import { asc, eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { accounts } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { keyedHash } from "#app/platform/secret-key.server.ts";
import type { Caller } from "../../caller.server.ts";
import {
  createAuthCookie,
  createBrowserId,
  isSameSignature,
  readSignedCookie,
} from "./signed-cookie.server.ts";

/** As long as the link of a letter, in seconds. */
const MAX_AGE_SECONDS = 3600;
const COOKIE_NAME = "begun";

/**
 * The cookie by which a browser proves that this account was begun in it, with the ways in that it has now: whoever
 * signs up with the address of somebody else has it, and the owner who opens the letter has not
 * (AUTH-10). For null it proves nothing and looks the same: no answer tells whether an address has an account.
 */
export async function createSignupOriginCookie(
  caller: Caller,
  userId: string | null,
): Promise<string> {
  const browserId = createBrowserId();
  const signature = await signOrigin(browserId, userId ?? newId());
  return createAuthCookie(caller, COOKIE_NAME, `${browserId}.${signature}`, MAX_AGE_SECONDS);
}

async function isSignupBrowser(caller: Caller, userId: string): Promise<boolean> {
  const { browserId, signature } = readSignedCookie(caller, COOKIE_NAME);
  return isSameSignature(signature, await signOrigin(browserId, userId));
}

/** A link of a letter that is being followed: by whom, and for whom if the account was begun elsewhere. */
export const verificationScope = new AsyncLocalStorage<{
  caller: Caller;
  otherBrowserUserId?: string;
}>();

/** Before an address is confirmed: not by a browser in which the account was not begun. */
export async function refuseOtherBrowser({ id }: { id: string }): Promise<void> {
  const verification = verificationScope.getStore();
  if (verification && (await isSignupBrowser(verification.caller, id))) return;
  if (verification) verification.otherBrowserUserId = id;
  throw new APIError("FORBIDDEN", { code: "elsewhere", message: "begun in another browser" });
}

/** Of the account with all that opens it: another password, another identity, and it is another seal. */
async function signOrigin(browserId: string, userId: string): Promise<string> {
  const { providerId, accountId, password } = accounts;
  const signInMethods = await db()
    .select({ providerId, accountId, password })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.id));
  return keyedHash(COOKIE_NAME, JSON.stringify([browserId, userId, signInMethods]));
}
