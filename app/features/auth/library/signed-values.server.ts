import { HOUR_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { sign, verifySignature } from "#app/platform/secret-key.server.ts";

const LIFETIME_MS = HOUR_MS;

/** Signs values in a text that is valid for one hour. `purpose` separates the uses. */
export function signValues(purpose: string, values: Record<string, string>): string {
  const body = Buffer.from(JSON.stringify({ ...values, until: now().getTime() + LIFETIME_MS }));
  const text = body.toString("base64url");
  return `${text}.${sign(purpose, text)}`;
}

/**
 * The values of a signed text; null when the signature or the purpose is wrong, or when it is older than an hour
 * (unless `ignoreExpiry`).
 */
export function verifySignedValues(
  purpose: string,
  signed: string,
  { ignoreExpiry = false } = {},
): Record<string, string> | null {
  const [text = "", signature = ""] = signed.split(".");
  if (!verifySignature(purpose, text, signature)) return null;
  const { until: expiresAt, ...values } = JSON.parse(Buffer.from(text, "base64url").toString());
  return ignoreExpiry || expiresAt > now().getTime() ? values : null;
}
