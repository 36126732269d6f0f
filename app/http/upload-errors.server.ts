import { formErrorsMessages } from "#app/i18n/form-errors.ts";
import { getLocale, type Locale } from "#app/i18n/locale.ts";
import { STORE_UNAVAILABLE_CODE } from "#app/lib/store-unavailable-code.ts";
import { STORE_RETRY_AFTER_SECONDS } from "./responses.server.ts";

/** Response to the scripts of chunked uploads: status, headers and JSON with an error code. */
export type UploadErrorResponse = { status: number; headers: Record<string, string>; body: string };

const UPLOAD_PATH_PATTERN = /^\/envois(?:\/|$)/;

/** Whether the path is one of chunked uploads, whose clients read JSON and not a page. */
export const isUploadPath = (pathname: string): boolean => UPLOAD_PATH_PATTERN.test(pathname);

/**
 * 503 with a message in this language: the database, the file store or the disk is unavailable, and a retry may
 * succeed.
 */
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

/** 500 with the error code "file-unread". */
export function createUploadErrorResponse(): UploadErrorResponse {
  return {
    status: 500,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ok: false, reason: "file-unread" }),
  };
}

/**
 * Language of the page that uploads, for responses sent before the user is known. French without a `Referer`, as for
 * every visitor.
 */
export function getRefererLocale(headers: Headers): Locale {
  return getLocale(URL.parse(headers.get("referer") ?? "")?.pathname ?? "/");
}
