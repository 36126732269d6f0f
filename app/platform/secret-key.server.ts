import { createHmac, hkdfSync } from "node:crypto";
import { config } from "./config.server.ts";

/** A key of 32 bytes for one purpose, derived from APP_SECRET: no purpose reveals the key of another. */
export function deriveKey(purpose: string, secret = config().secret): Buffer {
  if (!secret) throw new Error("the settings have no secret");
  return Buffer.from(hkdfSync("sha256", secret, "", `erabao ${purpose}`, 32));
}

/** An HMAC that nobody can compute, nor try words against, without APP_SECRET. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", deriveKey(purpose)).update(text).digest("base64url");
}

/**
 * What the log says in place of something personal (an address, an account): the same for the same text, so that lines
 * about it can be counted together, and of no use without APP_SECRET.
 */
export function hashForLog(text: string): string {
  return keyedHash("log", text).slice(0, 16);
}
