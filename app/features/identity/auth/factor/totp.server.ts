import { Secret, TOTP } from "otpauth";

/** A code lives half a minute, and is accepted half a minute early or late (RFC 6238, section 5.2). */
const PERIOD_SECONDS = 30;
const WINDOW_STEPS = 1;

/** A new secret: 160 bits, as RFC 4226 recommends (section 4, R6). */
export function generateSecret(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

/** The six figures of a half-minute since 1970, as a telephone shows them. */
export function generateCode(secret: Uint8Array, step: number): string {
  return TOTP.generate({ secret: toSecret(secret), timestamp: step * PERIOD_SECONDS * 1000 });
}

/** In which half-minute since 1970 is a moment? */
export function getTimeStep(at: Date): number {
  return TOTP.counter({ period: PERIOD_SECONDS, timestamp: at.getTime() });
}

/** Of which half-minute around this moment is the code? Null when of none. */
export function findTimeStep(secret: Uint8Array, code: string, at: Date): number | null {
  // The library counts signs where its comparison counts bytes: wide figures would throw.
  if (!/^\d{6}$/.test(code)) return null;
  const options = { token: code, secret: toSecret(secret), timestamp: at.getTime() };
  const delta = TOTP.validate({ ...options, window: WINDOW_STEPS });
  return delta === null ? null : getTimeStep(at) + delta;
}

/** The secret as a person copies it: base 32 (RFC 4648), without its padding. */
export function formatSecret(secret: Uint8Array): string {
  return toSecret(secret).base32;
}

/** A secret from how it is written, spaces or not: what an application of codes does. */
export function parseSecret(text: string): Uint8Array {
  return Secret.fromBase32(text).bytes;
}

/** What the QR code says: the address that applications of codes read. */
export function getKeyUri(issuer: string, email: string, secret: Uint8Array): string {
  return new TOTP({
    issuer,
    label: email,
    secret: toSecret(secret),
    period: PERIOD_SECONDS,
  }).toString();
}

/** The library keeps its own copy of the bytes it is given. */
const toSecret = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Secret({ buffer: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
