import { toLatinDigits } from "#app/lib/digits.ts";

/** The number of recovery codes, for the day when the phone is lost. */
export const RECOVERY_CODE_COUNT = 10;

/**
 * The characters of a recovery code, without 0, O, 1 and I, which look alike on paper. Twelve of them are 60 bits.
 */
export const RECOVERY_CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const RECOVERY_CODE_LENGTH = 12;

export type ParsedCode = { kind: "totp" | "recovery"; code: string };

/** Parses six digits or a recovery code, with any spaces, dashes and digit characters. Null when it is neither. */
export function parseSecondFactorCode(input: string): ParsedCode | null {
  const code = toLatinDigits(input)
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, "");
  if (/^\d{6}$/.test(code)) return { kind: "totp", code };
  const isInAlphabet = [...code].every((character) => RECOVERY_CODE_ALPHABET.includes(character));
  return isInAlphabet && code.length === RECOVERY_CODE_LENGTH ? { kind: "recovery", code } : null;
}

/** The error code for an input that `parseSecondFactorCode` refuses: `code-length` for digits only. */
export function getCodeError(input: string): "code-length" | "invalid-code" {
  return /^[\d\s\u2010-\u2015-]+$/.test(toLatinDigits(input)) ? "code-length" : "invalid-code";
}

/** Formats a recovery code as `ABCD-EFGH-JKLM`. */
export function formatRecoveryCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join("-");
}

/** The refusals of a second-factor code; the messages are in i18n `errors`. */
export type SecondFactorErrorCode =
  | "invalid-code"
  | "code-length"
  | "code-used"
  /** Does not say whether a recovery code is unknown or used. */
  | "invalid-recovery-code"
  | "too-many"
  | "session-expired";

/** The sign-in page of each pending step. */
export const pendingStepPaths = {
  code: "/connexion/code",
  "set-up": "/connexion/double-authentification",
} as const;
