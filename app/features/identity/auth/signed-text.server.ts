import { createHmac, timingSafeEqual } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";

const HOUR = 3_600_000;

/** A text that says these values for an hour, and that only this server can write. */
export function writeSigned(purpose: string, values: Record<string, string>): string {
  const body = Buffer.from(JSON.stringify({ ...values, until: now().getTime() + HOUR }));
  const text = body.toString("base64url");
  return `${text}.${signatureOf(purpose, text)}`;
}

/**
 * What a signed text says; null when it is not ours, was made for something else, or is too old, unless it may be of
 * any age.
 */
export function readSigned(
  purpose: string,
  signed: string,
  { anyAge = false } = {},
): Record<string, string> | null {
  const [text = "", signature = ""] = signed.split(".");
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(purpose, text));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const { until, ...values } = JSON.parse(Buffer.from(text, "base64url").toString());
  return anyAge || until > now().getTime() ? values : null;
}

function signatureOf(purpose: string, text: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`${purpose} ${text}`).digest("base64url");
}
