import { createHmac } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
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
 * The mark of a browser in which this account was opened before; undefined elsewhere. Its tries are
 * counted apart, so that nobody is kept out of their own telephone by a stranger who tries passwords
 * (OWASP, "device cookies"; AUTH-04). It opens nothing.
 */
export function getTrustedDevice(caller: Caller, account: string): string | undefined {
  const { browserId: deviceId, signature } = readSignedCookie(caller, COOKIE_NAME);
  return isSameSignature(signature, signDevice(deviceId, account)) ? deviceId : undefined;
}

/** The cookie that marks this browser, once the account was opened in it. */
export function createTrustedDeviceCookie(caller: Caller, account: string): string {
  const deviceId = createBrowserId();
  return createAuthCookie(
    caller,
    COOKIE_NAME,
    `${deviceId}.${signDevice(deviceId, account)}`,
    MAX_AGE_SECONDS,
  );
}

/** Not by `keyedHash`: the cookies that telephones keep for a year were sealed so. */
const signDevice = (deviceId: string, account: string) =>
  createHmac("sha256", config().secret ?? "")
    .update(`device ${deviceId} ${account}`)
    .digest("base64url");
