import { findCookie, SHARED_DEVICE_COOKIE } from "./cookies.ts";

/** Whether the user said that others use this device: nothing is stored on it then. */
export function isSharedDevice(): boolean {
  return findCookie(document.cookie, SHARED_DEVICE_COOKIE) === "on";
}
