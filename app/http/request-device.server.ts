import { parseUserAgent } from "#app/features/auth/device.ts";

/** System and browser of a request, for example "Android, Chrome"; "" when unknown. */
export function describeRequestDevice(request: Request): string {
  const { system, browser } = parseUserAgent(request.headers.get("user-agent"));
  return [system, browser].filter(Boolean).join(", ");
}
