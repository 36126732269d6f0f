import { createHmac, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "./clock.ts";

/** Maximum age of a signature, in milliseconds: it stops replays. */
const MAX_AGE_MS = 5 * MINUTE_MS;

/**
 * Whether the body was signed with the secret in the last five minutes. The header is `t=<seconds since
 * 1970>,v1=<hexadecimal HMAC-SHA256 of "<t>.<body>">`.
 */
export function isSignedRequest(secret: string, header: string | null, body: string): boolean {
  const [, seconds = "", signature = ""] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (Math.abs(now().getTime() - Number(seconds) * 1000) > MAX_AGE_MS) return false;
  const expected = createHmac("sha256", secret).update(`${seconds}.${body}`).digest();
  return signature !== "" && timingSafeEqual(Buffer.from(signature, "hex"), expected);
}

/** Returns the header for a request signed now. */
export function signRequest(secret: string, body: string): string {
  const seconds = Math.floor(now().getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
