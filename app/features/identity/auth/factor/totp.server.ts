import { Secret, TOTP } from "otpauth";

/** A code lives half a minute, and is accepted half a minute early or late (RFC 6238, section 5.2). */
const PERIOD = 30;
const WINDOW = 1;

/** A new secret: 160 bits, as RFC 4226 recommends (section 4, R6). */
export function newSecret(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

/** The six figures of a half-minute since 1970, as a telephone shows them. */
export function codeOf(secret: Uint8Array, step: number): string {
  return TOTP.generate({ secret: secretOf(secret), timestamp: step * PERIOD * 1000 });
}

/** In which half-minute since 1970 is a moment? */
export function stepAt(moment: Date): number {
  return TOTP.counter({ period: PERIOD, timestamp: moment.getTime() });
}

/** Of which half-minute around this moment is the code? Null when of none. */
export function stepOf(secret: Uint8Array, code: string, moment: Date): number | null {
  // The library counts signs where its comparison counts bytes: wide figures would throw.
  if (!/^\d{6}$/.test(code)) return null;
  const told = { token: code, secret: secretOf(secret), timestamp: moment.getTime() };
  const delta = TOTP.validate({ ...told, window: WINDOW });
  return delta === null ? null : stepAt(moment) + delta;
}

/** The secret as a person copies it: base 32 (RFC 4648), without its padding. */
export function writeSecret(secret: Uint8Array): string {
  return secretOf(secret).base32;
}

/** A secret from how it is written, spaces or not: what an application of codes does. */
export function readSecret(written: string): Uint8Array {
  return Secret.fromBase32(written).bytes;
}

/** What the QR code says: the address that applications of codes read. */
export function keyAddress(issuer: string, email: string, secret: Uint8Array): string {
  return new TOTP({ issuer, label: email, secret: secretOf(secret), period: PERIOD }).toString();
}

/** The library keeps its own copy of the bytes it is given. */
const secretOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Secret({ buffer: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
