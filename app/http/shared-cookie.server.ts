import { SHARED_DEVICE_COOKIE } from "#app/client/cookies.ts";
import { cookieLine, readCookie } from "./cookies.server.ts";

/** Whether the person said that others use this device. */
export function isSharedDevice(request: Request): boolean {
  return readCookie(request, SHARED_DEVICE_COOKIE) === "on";
}

/** The `Set-Cookie` line that says so, until the browser is closed or the person says otherwise. */
export function sharedCookie(request: Request, shared: boolean): string {
  return cookieLine(request, SHARED_DEVICE_COOKIE, shared ? "on" : "");
}
