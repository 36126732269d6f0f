import type { IncomingHttpHeaders } from "node:http";

const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Callbacks of other companies' servers: the handler verifies the signature of the body. */
const signedCallbacks = new Set(["/rappels/facebook", "/rappels/courriel", "/rappels/whatsapp"]);
/**
 * One-click unsubscribe (RFC 8058) and the links of an exchange: the address itself is signed, and no cookie
 * is read.
 */
const signedAddress = /^(\/en)?\/(courriels\/[\w-]+\.|echange\/)[\w-]{43}$/;

/** Whether this path accepts a POST from outside our pages. */
export function isSignedPath(path: string): boolean {
  return signedCallbacks.has(path) || signedAddress.test(path);
}

/**
 * CSRF check of every mutating request (CSRF-01): the Origin must be ours, or Sec-Fetch-Site must be
 * same-origin; a request with neither is refused.
 * @param origin our origin from the settings, not from Host or X-Forwarded-Host when PUBLIC_ORIGIN is set
 */
export function isSameOriginRequest(
  method: string,
  headers: IncomingHttpHeaders,
  origin: string,
): boolean {
  if (readMethods.has(method)) return true;
  if (headers.origin !== undefined) return headers.origin === origin;
  return headers["sec-fetch-site"] === "same-origin";
}
