import { findCookie, SHARED_DEVICE_COOKIE } from "./cookies.ts";

/** Whether the person said that others use this device: nothing is then kept on it. */
export function isSharedDevice(): boolean {
  return findCookie(document.cookie, SHARED_DEVICE_COOKIE) === "on";
}
