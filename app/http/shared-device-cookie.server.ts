import { SHARED_DEVICE_COOKIE } from "#app/client/cookies.ts";
import { readCookie, serializeCookie } from "./cookies.server.ts";

/** Whether the person said that others use this device. */
export function isSharedDevice(request: Request): boolean {
  return readCookie(request, SHARED_DEVICE_COOKIE) === "on";
}

/** The `Set-Cookie` line that says so, until the browser is closed or the person says otherwise. */
export function createSharedDeviceCookie(request: Request, isShared: boolean): string {
  return serializeCookie(request, SHARED_DEVICE_COOKIE, isShared ? "on" : "");
}
