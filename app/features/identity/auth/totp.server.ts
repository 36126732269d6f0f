import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A code lives half a minute, and is accepted half a minute early or late (RFC 6238, section 5.2). */
const STEP = 30_000;
const LATE = 1;

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret: 160 bits, as RFC 4226 recommends (section 4, R6). */
export function newSecret(): Buffer {
  return randomBytes(20);
}

/** The six figures of a half-minute (RFC 4226, section 5.3). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** The half-minutes around a moment, which a telephone whose clock is a little wrong may be in. */
export function stepsAround(moment: Date): number[] {
  const step = Math.floor(moment.getTime() / STEP);
  return Array.from({ length: 2 * LATE + 1 }, (_, n) => step - LATE + n);
}

/** Of which half-minute around this moment is the code? Null when of none. */
export function stepOf(secret: Uint8Array, code: string, moment: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const given = Buffer.from(code);
  const found = stepsAround(moment).filter((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), given),
  );
  return found.at(-1) ?? null;
}

/** The secret as a person copies it: base 32 (RFC 4648), without its padding. */
export function writeSecret(secret: Uint8Array): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => SIGNS[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** A secret from how it is written, spaces or not: what an application of codes does. */
export function readSecret(written: string): Buffer {
  const signs = [...written.replaceAll(" ", "")].map((sign) => SIGNS.indexOf(sign));
  const bits = signs.map((value) => value.toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** What the QR code says: the address that applications of codes read. */
export function keyAddress(issuer: string, email: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = `secret=${writeSecret(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}`;
}
