import type { IncomingMessage } from "node:http";
import type { refusedRequestMessages } from "#app/i18n/refused-request.ts";
import { MAX_BODY_BYTES } from "./body-limits.ts";

type Topic = Exclude<keyof typeof refusedRequestMessages.fr, `${string}Link` | "nothingSaved">;

/** Refusals before routing: `topic` selects the texts of the page, `short` is the text for programs. */
export const refusals = {
  400: { topic: "bad", reason: "Bad Request", short: "Bad address." },
  403: {
    topic: "strange",
    reason: "Forbidden",
    short: "This request does not come from a page of this site.",
  },
  405: {
    topic: "method",
    reason: "Method Not Allowed",
    short: "This method is not known here.",
  },
  408: { topic: "slow", reason: "Request Timeout", short: "The request took too long." },
  413: { topic: "large", reason: "Content Too Large", short: "This is larger than 12 MB." },
  415: {
    topic: "compressed",
    reason: "Unsupported Media Type",
    short: "Compressed bodies are not read.",
  },
  421: {
    topic: "host",
    reason: "Misdirected Request",
    short: "This server does not answer for that host.",
  },
  431: {
    topic: "head",
    reason: "Request Header Fields Too Large",
    short: "The headers of the request are too large.",
  },
} as const satisfies Record<number, { topic: Topic; reason: string; short: string }>;

export type RefusalStatus = keyof typeof refusals;

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
