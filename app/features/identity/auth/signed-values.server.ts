import { createHmac, timingSafeEqual } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";

const LIFETIME_MS = 3_600_000;

/** A text that says these values for an hour, and that only this server can write. */
export function signValues(purpose: string, values: Record<string, string>): string {
  const body = Buffer.from(JSON.stringify({ ...values, until: now().getTime() + LIFETIME_MS }));
  const text = body.toString("base64url");
  return `${text}.${createSignature(purpose, text)}`;
}

/**
 * What a signed text says; null when it is not ours, was made for something else, or is too old, unless it may be of
 * any age.
 */
export function verifySignedValues(
  purpose: string,
  signed: string,
  { anyAge: ignoresExpiry = false } = {},
): Record<string, string> | null {
  const [text = "", signature = ""] = signed.split(".");
  const actualBytes = Buffer.from(signature);
  const expectedBytes = Buffer.from(createSignature(purpose, text));
  if (actualBytes.length !== expectedBytes.length || !timingSafeEqual(actualBytes, expectedBytes))
    return null;
  const { until: expiresAt, ...values } = JSON.parse(Buffer.from(text, "base64url").toString());
  return ignoresExpiry || expiresAt > now().getTime() ? values : null;
}

function createSignature(purpose: string, text: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest("base64url");
}
