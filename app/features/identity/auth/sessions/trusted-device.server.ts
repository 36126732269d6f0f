import { createHmac } from "node:crypto";
import { requireSecret } from "#app/platform/secret-key.server.ts";
import type { Caller } from "../../caller.server.ts";
import {
  createAuthCookie,
  createBrowserId,
  isSameSignature,
  readSignedCookie,
} from "./signed-cookie.server.ts";

const MAX_AGE_SECONDS = 365 * 86_400;
const COOKIE_NAME = "device";

/**
 * The id of a browser in which this account was opened before, else undefined. Its tries are counted separately, so
 * that a stranger who tries passwords does not lock users out of their own phone (OWASP "device cookies", AUTH-04).
 * It grants no access.
 */
export function getTrustedDevice(caller: Caller, account: string): string | undefined {
  const { browserId: deviceId, signature } = readSignedCookie(caller, COOKIE_NAME);
  return isSameSignature(signature, signDevice(deviceId, account)) ? deviceId : undefined;
}

/** The cookie that makes this browser a trusted device of the account. */
export function createTrustedDeviceCookie(caller: Caller, account: string): string {
  const deviceId = createBrowserId();
  return createAuthCookie(
    caller,
    COOKIE_NAME,
    `${deviceId}.${signDevice(deviceId, account)}`,
    MAX_AGE_SECONDS,
  );
}

/** Not `keyedHash`, because cookies of this form already exist on phones for a year. */
const signDevice = (deviceId: string, account: string) =>
  createHmac("sha256", requireSecret()).update(`device ${deviceId} ${account}`).digest("base64url");
