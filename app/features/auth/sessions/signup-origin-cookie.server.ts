import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import { asc, eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { accounts } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { isSameSignature, keyedHash, listKeyedHashes } from "#app/platform/secret-key.server.ts";
import type { Caller } from "../caller.server.ts";
import { createAuthCookie, createBrowserId, readSignedCookie } from "./signed-cookie.server.ts";

/** As long as a confirmation link is valid, in seconds. */
const MAX_AGE_SECONDS = 3600;
const COOKIE_NAME = "begun";

/**
 * Creates a cookie which proves that an account, with its current sign-in methods, was started in this browser. A
 * stranger who signs up with another person's address has it, and the owner who opens the email has not (AUTH-10).
 * With null it proves nothing and looks the same, so that no answer reveals whether an address has an account.
 */
export async function createSignupOriginCookie(
  caller: Caller,
  userId: string | null,
): Promise<string> {
  const browserId = createBrowserId();
  const signature = keyedHash(COOKIE_NAME, await describeOrigin(browserId, userId ?? newId()));
  return createAuthCookie(caller, COOKIE_NAME, `${browserId}.${signature}`, MAX_AGE_SECONDS);
}

async function isSignupBrowser(caller: Caller, userId: string): Promise<boolean> {
  const { browserId, signature } = readSignedCookie(caller, COOKIE_NAME);
  const origin = await describeOrigin(browserId, userId);
  return listKeyedHashes(COOKIE_NAME, origin).some((known) => isSameSignature(signature, known));
}

/** Set while a confirmation link is opened: the caller, and the user whose account was started in another browser. */
export const verificationScope = new AsyncLocalStorage<{
  caller: Caller;
  otherBrowserUserId?: string;
}>();

/** Refuses to confirm an address in a browser in which the account was not started. */
export async function refuseOtherBrowser({ id }: { id: string }): Promise<void> {
  const verification = verificationScope.getStore();
  if (verification && (await isSignupBrowser(verification.caller, id))) return;
  if (verification) verification.otherBrowserUserId = id;
  throw new APIError("FORBIDDEN", { code: "elsewhere", message: "begun in another browser" });
}

/** The text to sign contains the sign-in methods: another password or linked account changes the signature. */
async function describeOrigin(browserId: string, userId: string): Promise<string> {
  const { providerId, accountId, password } = accounts;
  const signInMethods = await db()
    .select({ providerId, accountId, password })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.id));
  return JSON.stringify([browserId, userId, signInMethods]);
}
