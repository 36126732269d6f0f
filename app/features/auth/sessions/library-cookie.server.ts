import { createHmac } from "node:crypto";
import { httpOnlyCookiePrefix } from "#app/platform/cookies.ts";
import {
  getKnownSecrets,
  isSameSignature,
  requireSecret,
} from "#app/platform/secret-key.server.ts";

/**
 * Encodes a cookie as better-auth does: the value, and its HMAC-SHA256 in base 64. The values of the library are random
 * letters and digits, so encoding does not change them.
 */
export function encodeLibraryCookie(value: string, secret = requireSecret()): string {
  const signature = createHmac("sha256", secret).update(value).digest("base64");
  return encodeURIComponent(`${value}.${signature}`);
}

/** The value of a cookie that the library signed with a known secret; null for any other. */
export function decodeLibraryCookie(cookieValue: string): string | null {
  const value = cookieValue.slice(0, Math.max(0, cookieValue.lastIndexOf(".")));
  if (!value) return null;
  const isSigned = getKnownSecrets().some((secret) =>
    isSameSignature(cookieValue, encodeLibraryCookie(value, secret)),
  );
  return isSigned ? value : null;
}

/**
 * Signs the library's cookies in a `Cookie` header again with the current secret, because the library knows no other.
 * Other cookies stay as they are.
 */
export function resignLibraryCookies(siteUrl: string, cookies: string): string {
  const prefix = `${httpOnlyCookiePrefix(siteUrl)}.`;
  const resign = (pair: string) => {
    const [name, cookieValue = ""] = pair.split(/=(.*)/s);
    const value = name?.startsWith(prefix) ? decodeLibraryCookie(cookieValue) : null;
    return value === null ? pair : `${name}=${encodeLibraryCookie(value)}`;
  };
  return cookies.split(/; */).map(resign).join("; ");
}
