import { SHARED_DEVICE_COOKIE } from "#app/client/cookies.ts";
import { readCookie, serializeCookie } from "./cookies.server.ts";

/** Whether the user marked this device as shared. */
export function isSharedDevice(request: Request): boolean {
  return readCookie(request, SHARED_DEVICE_COOKIE) === "on";
}

/** Formats a `Set-Cookie` header for that choice, which lasts until the browser is closed. */
export function createSharedDeviceCookie(request: Request, isShared: boolean): string {
  return serializeCookie(request, SHARED_DEVICE_COOKIE, isShared ? "on" : "");
}
