import { SHARED_COOKIE } from "#app/late/cookies.ts";
import { cookieLine, readCookie } from "./cookies.server.ts";

/** Whether the person said that others use this device. */
export function isSharedDevice(request: Request): boolean {
  return readCookie(request, SHARED_COOKIE) === "on";
}

/** The `Set-Cookie` line that says so, until the browser is closed or the person says otherwise. */
export function sharedCookie(request: Request, shared: boolean): string {
  return cookieLine(request, SHARED_COOKIE, shared ? "on" : "");
}
