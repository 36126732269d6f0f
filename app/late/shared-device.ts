import { cookieIn, SHARED_COOKIE } from "./cookies.ts";

/** Whether the person said that others use this device: nothing is then kept on it. */
export function isShared(): boolean {
  return cookieIn(document.cookie, SHARED_COOKIE) === "on";
}
