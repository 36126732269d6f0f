import type { IncomingHttpHeaders } from "node:http";

const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Called by another company's server, from no page: what it sends is signed, and read only then. */
const signedCallbacks = new Set(["/rappels/facebook", "/rappels/courriel", "/rappels/whatsapp"]);
/**
 * Where a mail program posts when its reader presses "unsubscribe" (RFC 8058): the address itself is signed, and no
 * cookie is asked for.
 */
const signedAddress = /^(\/en)?\/(courriels\/[\w-]+\.|echange\/)[\w-]{43}$/;

/** May this address be asked for a change from outside our pages? */
export function isSignedPath(path: string): boolean {
  return signedCallbacks.has(path) || signedAddress.test(path);
}

/**
 * The one check that every mutating request passes: it must come from a page of ours.
 * Browsers say so in Sec-Fetch-Site or in Origin; a request that says neither is refused
 * (CSRF-01: never derived from Host or X-Forwarded-Host).
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
