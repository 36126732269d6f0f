import {
  DATA_SAVER_COOKIE,
  DATA_SAVER_MAX_AGE_SECONDS,
  hasReducedDataPreference,
} from "#app/client/cookies.ts";
import { cookieLine } from "./cookies.server.ts";

/** Whether this browser spares data: somebody said so, or its network is slow, or it says so itself. */
export function saverOf({ headers }: Request): boolean {
  return hasReducedDataPreference(headers.get("cookie") ?? "", headers.get("save-data"));
}

/**
 * The `Set-Cookie` line that keeps this choice, as the switch of the public pages writes it: "off" is said
 * too, or the browser's own saver would turn it on again.
 */
export function saverCookie(request: Request, on: boolean): string {
  return cookieLine(request, DATA_SAVER_COOKIE, on ? "on" : "off", {
    maxAgeSeconds: DATA_SAVER_MAX_AGE_SECONDS,
  });
}
