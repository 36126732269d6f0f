import {
  DATA_SAVER_COOKIE,
  DATA_SAVER_MAX_AGE_SECONDS,
  hasReducedDataPreference,
} from "#app/client/cookies.ts";
import { serializeCookie } from "./cookies.server.ts";

/** Whether to save data: set by the user, detected from a slow network, or requested by the browser (`Save-Data`). */
export function wantsReducedData({ headers }: Request): boolean {
  return hasReducedDataPreference(headers.get("cookie") ?? "", headers.get("save-data"));
}

/**
 * Formats a `Set-Cookie` header with the user's choice, like the switch of the public pages. "off" is stored too,
 * because it overrides the `Save-Data` of the browser.
 */
export function createReducedDataCookie(request: Request, isOn: boolean): string {
  return serializeCookie(request, DATA_SAVER_COOKIE, isOn ? "on" : "off", {
    maxAgeSeconds: DATA_SAVER_MAX_AGE_SECONDS,
  });
}
