import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { RefusalStatus } from "#app/http/refusals.ts";
import { config } from "#app/platform/config.server.ts";
import { MAX_BODY_BYTES } from "./body-limits.ts";

/** Path of a request as it was sent. */
export const getPath = ({ url = "/" }: { url?: string | undefined }) => url.split("?", 1)[0] ?? "/";

/** Methods used by pages, forms and chunked uploads. */
export const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Checks the `Host` header: 400 when it is malformed, 421 when it is another host, undefined when accepted.
 * Case and the default port of the scheme do not matter.
 */
export function findHostRefusal(
  { headers: { host = "" } }: Pick<IncomingMessage, "headers">,
  expected: Pick<URL, "host" | "protocol"> | undefined,
): 400 | 421 | undefined {
  if (host === expected?.host) return undefined;
  if (!/^[\w.:[\]-]+$/.test(host)) return 400;
  const requested = URL.parse(`${expected?.protocol ?? "http:"}//${host}`);
  if (!requested) return 400;
  return !expected || requested.host === expected.host ? undefined : 421;
}

/** Checks the address and the announced body of a request before any of the body is read. */
export function findRequestRefusal({
  method,
  headers,
  url = "",
}: IncomingMessage): 400 | 413 | 415 | undefined {
  if (Number(headers["content-length"] ?? 0) > MAX_BODY_BYTES) return 413;
  if (headers["content-encoding"]) return 415;
  // Browsers read a backslash as a slash: a link to "/\\evil.test" would lead to another host.
  const isMalformed = !url.startsWith("/") || /%00/.test(url) || /^[^?]*\\/.test(url);
  // A page is redirected to the address with one slash (site.ts); a form is not.
  const isFormWithSlashes = url.startsWith("//") && method !== "GET" && method !== "HEAD";
  return isMalformed || isFormWithSlashes ? 400 : undefined;
}

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

/** Health probes call the machine's own address, so their Host is not checked. */
const isProbe = ({ url }: IncomingMessage) => url === "/healthz" || url === "/readyz";

/**
 * Checks a request before any page sees it. Reads it as it was sent: a web `Request` has a normalised address.
 * @param isServerToServer whether another server calls, which sends neither our host nor an origin
 */
export function findRefusal(
  req: IncomingMessage,
  isServerToServer: boolean,
): RefusalStatus | undefined {
  const { origin, isOriginConfigured } = config();
  const { method = "", headers } = req;
  const host = findHostRefusal(req, isOriginConfigured ? new URL(origin) : undefined);
  if (host === 400 || (host && !isServerToServer && !isProbe(req))) return host;
  const refusal = findRequestRefusal(req);
  if (refusal) return refusal;
  const isSigned = isServerToServer || (method === "POST" && isSignedPath(getPath(req)));
  const ownOrigin = isOriginConfigured ? origin : `http://${headers.host}`;
  if (!isSigned && !isSameOriginRequest(method, headers, ownOrigin)) return 403;
  return METHODS.includes(method) ? undefined : 405;
}
