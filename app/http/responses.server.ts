import { data, redirect } from "react-router";
import { localeOf, localizePath } from "#app/i18n/locale.ts";
import { STORE_UNAVAILABLE_CODE } from "#app/lib/store-unavailable-code.ts";
import type { FieldErrors, SubmittedValues } from "./parse-form.server.ts";

/** A refusal of a room: one reason word, and what the sentence needs (a limit, a name). */
export type CommandRefusal = { ok: false; reason: string; [value: string]: unknown };

/** 404 for what does not exist and, in the very same words, for what is not this person's. */
export function requireFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFoundResponse();
  return value;
}

/** The answer for a thing that does not exist. */
export function notFoundResponse() {
  return data(null, { status: 404, statusText: "Not Found" });
}

/** After how many seconds a file that could not be stored may be sent again. */
export const STORE_RETRY_AFTER_SECONDS = 30;

/** 503 with the time to come back when only the store of files was missing, else `status`. */
function getResponseInit(errorCodes: (string | undefined)[], status: number) {
  return errorCodes.includes(STORE_UNAVAILABLE_CODE)
    ? { status: 503, headers: { "Retry-After": `${STORE_RETRY_AFTER_SECONDS}` } }
    : { status };
}

/** 422 with the errors beside their fields and everything that was typed; 503 when the store of files was away. */
export function invalidFormResponse(errors: FieldErrors, submitted: SubmittedValues) {
  return data(
    { ok: false as const, errors, typed: submitted },
    getResponseInit(Object.values(errors), 422),
  );
}

/** A refusal of a feature as an answer: 409 for a conflict of states, 503 when the store of files was away, 422 otherwise. */
export function refusalResponse<T extends CommandRefusal>(
  refusal: T,
  submitted: SubmittedValues = {},
  status = 422,
) {
  const body = { ...refusal, errors: {} as FieldErrors, typed: submitted };
  return data(body, getResponseInit([refusal.reason], status));
}

/** A refusal of too many: 429 with the seconds to wait (entry.server.tsx passes the header on). */
export function tooManyResponse<T extends CommandRefusal & { retryAfter: number }>(
  refusal: T,
  submitted: SubmittedValues = {},
) {
  const headers = { "Retry-After": `${refusal.retryAfter}` };
  return data(
    { ...refusal, errors: {} as FieldErrors, typed: submitted },
    { status: 429, headers },
  );
}

/** The word of a refusal; that of too many tries with the time to wait, given in seconds and said in minutes. */
export function formatErrorCode({
  reason,
  retryAfter,
}: {
  reason: string;
  retryAfter?: number;
}): string {
  return retryAfter && reason === "too-many" ? `${reason}:${Math.ceil(retryAfter / 60)}` : reason;
}

/** Sends to a page of the floor plan, in the language of the request. */
export function redirectTo(request: Request, path: string, init?: ResponseInit) {
  return redirect(localizePath(localeOf(new URL(request.url).pathname), path), init);
}

/**
 * A target given by an address (?next=…), only when it is one of our own pages; else `fallback`.
 * Refuses other hosts, protocols, backslashes and control characters.
 */
export function getSafeTarget(target: string | null, fallback: string): string {
  if (!target || target.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(target)) return fallback;
  if (target.includes("\\")) return fallback;
  const url = new URL(target, "https://here.invalid");
  // Dots are resolved by now: "/.//evil" has become "//evil", which is another host.
  const isOwnPage = url.origin === "https://here.invalid" && !url.pathname.startsWith("//");
  return isOwnPage ? `${url.pathname}${url.search}` : fallback;
}
