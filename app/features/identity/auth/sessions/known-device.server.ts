import { createHmac } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import type { Caller } from "../../caller.server.ts";
import { broughtMark, giveCookie, isSealed, newMark } from "./own-cookie.server.ts";

const A_YEAR = 365 * 86_400;
const NAME = "device";

/**
 * The mark of a browser in which this account was opened before; undefined elsewhere. Its tries are
 * counted apart, so that nobody is kept out of their own telephone by a stranger who tries passwords
 * (OWASP, "device cookies"; AUTH-04). It opens nothing.
 */
export function knownDevice(caller: Caller, account: string): string | undefined {
  const { mark, seal } = broughtMark(caller, NAME);
  return isSealed(seal, sealOf(mark, account)) ? mark : undefined;
}

/** The cookie that marks this browser, once the account was opened in it. */
export function markDevice(caller: Caller, account: string): string {
  const mark = newMark();
  return giveCookie(caller, NAME, `${mark}.${sealOf(mark, account)}`, A_YEAR);
}

/** Not by `keyedHash`: the cookies that telephones keep for a year were sealed so. */
const sealOf = (mark: string, account: string) =>
  createHmac("sha256", config().secret ?? "")
    .update(`device ${mark} ${account}`)
    .digest("base64url");
