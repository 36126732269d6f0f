import { data, redirect } from "react-router";
import { getLocale, localizePath } from "#app/i18n/locale.ts";
import { STORE_UNAVAILABLE_CODE } from "#app/lib/store-unavailable-code.ts";
import type { FieldErrors, SubmittedValues } from "./parse-form.server.ts";

/** A refused command: an error code, and the values of its message (a limit, a name). */
export type CommandRefusal = { ok: false; reason: string; [value: string]: unknown };

/**
 * Throws a 404 for null or undefined. Commands return null for a missing record and for one of another user, so both
 * look the same.
 */
export function requireFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFoundResponse();
  return value;
}

/** The 404 response. */
export function notFoundResponse() {
  return data(null, { status: 404, statusText: "Not Found" });
}

/** Retry-After for a file that could not be stored, in seconds. */
export const STORE_RETRY_AFTER_SECONDS = 30;

/** 503 with Retry-After when the file store was unavailable, else `status`. */
function getResponseInit(errorCodes: (string | undefined)[], status: number) {
  return errorCodes.includes(STORE_UNAVAILABLE_CODE)
    ? { status: 503, headers: { "Retry-After": `${STORE_RETRY_AFTER_SECONDS}` } }
    : { status };
}

/** 422 with an error code per field and the submitted values; 503 when the file store was unavailable. */
export function invalidFormResponse(errors: FieldErrors, submitted: SubmittedValues) {
  return data(
    { ok: false as const, errors, submitted },
    getResponseInit(Object.values(errors), 422),
  );
}

/**
 * Response to a refused command: 503 when the file store was unavailable, else `status` (422 by default; pass 409 for a
 * conflict).
 */
export function refusalResponse<T extends CommandRefusal>(
  refusal: T,
  submitted: SubmittedValues = {},
  status = 422,
) {
  const body = { ...refusal, errors: {} as FieldErrors, submitted };
  return data(body, getResponseInit([refusal.reason], status));
}

/** 429 with `retryAfterSeconds` in the Retry-After header, which entry.server.tsx passes on. */
export function tooManyResponse<T extends CommandRefusal & { retryAfterSeconds: number }>(
  refusal: T,
  submitted: SubmittedValues = {},
) {
  const headers = { "Retry-After": `${refusal.retryAfterSeconds}` };
  return data({ ...refusal, errors: {} as FieldErrors, submitted }, { status: 429, headers });
}

/**
 * Error code of a refusal. For "too-many" the waiting time follows, converted from seconds to minutes: "too-many:15".
 */
export function formatErrorCode({
  reason,
  retryAfterSeconds,
}: {
  reason: string;
  retryAfterSeconds?: number;
}): string {
  return retryAfterSeconds && reason === "too-many"
    ? `${reason}:${Math.ceil(retryAfterSeconds / 60)}`
    : reason;
}

/** Redirects to a path of the route config, in the language of the request. */
export function redirectTo(request: Request, path: string, init?: ResponseInit) {
  return redirect(localizePath(getLocale(new URL(request.url).pathname), path), init);
}

/**
 * Returns a redirect target from a URL (?next=…) if it is a page of this site, else `fallback`. Refuses other hosts and
 * protocols, backslashes, control characters and more than 500 characters.
 */
export function getSafeTarget(target: string | null, fallback: string): string {
  if (!target || target.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(target)) return fallback;
  if (target.includes("\\")) return fallback;
  const url = new URL(target, "https://here.invalid");
  // The URL parser has resolved dots: "/.//evil" became "//evil", which is another host.
  const isOwnPage = url.origin === "https://here.invalid" && !url.pathname.startsWith("//");
  return isOwnPage ? `${url.pathname}${url.search}` : fallback;
}
