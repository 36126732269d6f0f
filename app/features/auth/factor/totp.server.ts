import { Secret, TOTP } from "otpauth";

/** A code is valid for 30 seconds, and accepted one period early or late (RFC 6238, section 5.2). */
const PERIOD_SECONDS = 30;
const WINDOW_STEPS = 1;

/** A new random secret of 160 bits, as RFC 4226 recommends (section 4, R6). */
export function generateSecret(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

/** The six-digit code of a time step (30-second periods since 1970). */
export function generateCode(secret: Uint8Array, step: number): string {
  return TOTP.generate({ secret: toSecret(secret), timestamp: step * PERIOD_SECONDS * 1000 });
}

/** The time step of a moment (30-second periods since 1970). */
export function getTimeStep(at: Date): number {
  return TOTP.counter({ period: PERIOD_SECONDS, timestamp: at.getTime() });
}

/** The time step near `at` to which a code belongs, or null for a wrong code. */
export function findTimeStep(secret: Uint8Array, code: string, at: Date): number | null {
  // The library compares lengths in characters and contents in bytes: full-width digits would make it throw.
  if (!/^\d{6}$/.test(code)) return null;
  const options = { token: code, secret: toSecret(secret), timestamp: at.getTime() };
  const delta = TOTP.validate({ ...options, window: WINDOW_STEPS });
  return delta === null ? null : getTimeStep(at) + delta;
}

/** The secret in base 32 (RFC 4648) without padding, as a user copies it. */
export function formatSecret(secret: Uint8Array): string {
  return toSecret(secret).base32;
}

/** Parses a secret in base 32; spaces are ignored. */
export function parseSecret(text: string): Uint8Array {
  return Secret.fromBase32(text).bytes;
}

/** The otpauth address in the QR code, which authenticator applications read. */
export function getKeyUri(issuer: string, email: string, secret: Uint8Array): string {
  return new TOTP({
    issuer,
    label: email,
    secret: toSecret(secret),
    period: PERIOD_SECONDS,
  }).toString();
}

/** The library stores the buffer that it receives, so it gets a copy. */
const toSecret = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Secret({ buffer: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer });
