import { SHARED_COOKIE } from "#app/late/cookies.ts";

/** Whether the person said that others use this device. */
export function isSharedDevice(request: Request): boolean {
  return new RegExp(`(?:^|; )${SHARED_COOKIE}=on`).test(request.headers.get("cookie") ?? "");
}

/** The `Set-Cookie` line that says so, until the browser is closed or the person says otherwise. */
export function sharedCookie(request: Request, shared: boolean): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  const end = shared ? "" : "; Max-Age=0";
  return `${SHARED_COOKIE}=${shared ? "on" : ""}; Path=/; SameSite=Lax${end}${secure}`;
}
