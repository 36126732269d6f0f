import { formErrorsMessages } from "#app/i18n/form-errors.ts";
import { type Locale, localeOf } from "#app/i18n/locale.ts";
import { STORE_UNAVAILABLE_CODE } from "#app/lib/store-unavailable-code.ts";
import { STORE_RETRY_AFTER_SECONDS } from "./responses.server.ts";

/** What the programs that send files in pieces read: a status, headers and JSON with an error code. */
export type UploadErrorResponse = { status: number; headers: Record<string, string>; body: string };

const UPLOAD_PATH_PATTERN = /^\/envois(?:\/|$)/;

/** Whether an address is one of files sent in pieces: what asks there reads JSON and no page. */
export const isUploadPath = (pathname: string): boolean => UPLOAD_PATH_PATTERN.test(pathname);

/** 503 with a sentence in a language: the database, the store or the disk is away, and the same request may succeed. */
export function createUploadUnavailableResponse(locale: Locale): UploadErrorResponse {
  const message = formErrorsMessages[locale][STORE_UNAVAILABLE_CODE];
  return {
    status: 503,
    headers: {
      "Content-Type": "application/json",
      "Content-Language": locale,
      "Retry-After": `${STORE_RETRY_AFTER_SECONDS}`,
    },
    body: JSON.stringify({ ok: false, reason: STORE_UNAVAILABLE_CODE, message }),
  };
}

/** 500 with the error code of a file that was not read. */
export function createUploadErrorResponse(): UploadErrorResponse {
  return {
    status: 500,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ok: false, reason: "file-unread" }),
  };
}

/**
 * The language of the page that sends a file, for an answer that is given before it is known who asks; French without
 * a `Referer`, as for every visitor.
 */
export function getRefererLocale(headers: Headers): Locale {
  return localeOf(URL.parse(headers.get("referer") ?? "")?.pathname ?? "/");
}
