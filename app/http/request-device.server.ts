import { parseUserAgent } from "#app/features/identity/account/device.ts";

/** What a request comes from, in the names people know: « Android, Chrome »; "" when it does not say. */
export function describeRequestDevice(request: Request): string {
  const { system, browser } = parseUserAgent(request.headers.get("user-agent"));
  return [system, browser].filter(Boolean).join(", ");
}
