import {
  DATA_SAVER_COOKIE,
  DATA_SAVER_MAX_AGE_SECONDS,
  hasReducedDataPreference,
} from "#app/client/cookies.ts";
import { serializeCookie } from "./cookies.server.ts";

/** Whether this browser spares data: somebody said so, or its network is slow, or it says so itself. */
export function wantsReducedData({ headers }: Request): boolean {
  return hasReducedDataPreference(headers.get("cookie") ?? "", headers.get("save-data"));
}

/**
 * The `Set-Cookie` line that keeps this choice, as the switch of the public pages writes it: "off" is said
 * too, or the browser's own saver would turn it on again.
 */
export function createReducedDataCookie(request: Request, isOn: boolean): string {
  return serializeCookie(request, DATA_SAVER_COOKIE, isOn ? "on" : "off", {
    maxAgeSeconds: DATA_SAVER_MAX_AGE_SECONDS,
  });
}
