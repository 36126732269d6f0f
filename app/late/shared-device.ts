import { SHARED_COOKIE } from "./cookies.ts";

/** Whether the person said that others use this device: nothing is then kept on it. */
export function isShared(): boolean {
  return new RegExp(`(?:^|; )${SHARED_COOKIE}=on`).test(document.cookie);
}
