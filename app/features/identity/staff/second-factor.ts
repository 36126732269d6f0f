import { toLatinDigits } from "#app/lib/digits.ts";

/** How many codes on paper a person gets for the day the telephone is lost. */
export const RECOVERY_CODE_COUNT = 10;

/** The signs of a recovery code, read on paper: no 0 or O, no 1 or I. Twelve of them are 60 bits. */
export const RECOVERY_CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const RECOVERY_CODE_LENGTH = 12;

export type ParsedCode = { kind: "figures" | "recovery"; code: string };

/**
 * What was typed as a code: six figures of the application, or a recovery code, with the spaces and dashes that
 * people add, and in the digits of their keyboard. Null when it is neither.
 */
export function parseSecondFactorCode(input: string): ParsedCode | null {
  const code = toLatinDigits(input)
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, "");
  if (/^\d{6}$/.test(code)) return { kind: "figures", code };
  const isInAlphabet = [...code].every((character) => RECOVERY_CODE_ALPHABET.includes(character));
  return isInAlphabet && code.length === RECOVERY_CODE_LENGTH ? { kind: "recovery", code } : null;
}

/** Why what was typed, which `parseSecondFactorCode` does not know, is no code: figures alone are too few, or too many. */
export function getCodeError(input: string): "code-length" | "code-wrong" {
  return /^[\d\s\u2010-\u2015-]+$/.test(toLatinDigits(input)) ? "code-length" : "code-wrong";
}

/** A recovery code as it is shown: `ABCD-EFGH-JKLM`. */
export function formatRecoveryCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join("-");
}

/** Why a code was not accepted; the sentences are in i18n `errors`. */
export type SecondFactorErrorCode =
  | "code-wrong"
  | "code-length"
  | "code-used"
  /** Of a recovery code: whether it is none or has served is not told. */
  | "recovery-wrong"
  | "too-many"
  | "session-over";

/** The page of the front door where a member of the staff gives what their session still lacks. */
export const pendingStepPaths = {
  code: "/connexion/code",
  "set-up": "/connexion/double-authentification",
} as const;
