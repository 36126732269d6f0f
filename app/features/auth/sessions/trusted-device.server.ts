import { DAY_SECONDS } from "#app/lib/duration.ts";
import { isSameSignature, sign, verifySignature } from "#app/platform/secret-key.server.ts";
import type { Caller } from "../caller.server.ts";
import { createAuthCookie, createBrowserId, readSignedCookie } from "./signed-cookie.server.ts";

const MAX_AGE_SECONDS = 365 * DAY_SECONDS;
const COOKIE_NAME = "device";

/**
 * The id of a browser in which this account was opened before, else undefined. Its tries are counted separately, so
 * that a stranger who tries passwords does not lock users out of their own phone (OWASP "device cookies", AUTH-04).
 * It grants no access.
 */
export function getTrustedDevice(caller: Caller, account: string): string | undefined {
  const { browserId: deviceId, signature } = readSignedCookie(caller, COOKIE_NAME);
  return verifySignature(COOKIE_NAME, `${deviceId} ${account}`, signature) ? deviceId : undefined;
}

/**
 * The cookie that makes this browser a trusted device of the account, after a sign-in. Undefined when the browser has
 * one already, unless the former secret signed it: the new cookie keeps the id and outlives that secret.
 */
export function createTrustedDeviceCookie(caller: Caller, account: string): string | undefined {
  const knownId = getTrustedDevice(caller, account);
  const deviceId = knownId ?? createBrowserId();
  const currentSignature = sign(COOKIE_NAME, `${deviceId} ${account}`);
  const { signature } = readSignedCookie(caller, COOKIE_NAME);
  if (knownId && isSameSignature(signature, currentSignature)) return undefined;
  const value = `${deviceId}.${currentSignature}`;
  return createAuthCookie(caller, COOKIE_NAME, value, MAX_AGE_SECONDS);
}
