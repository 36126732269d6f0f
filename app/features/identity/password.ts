/** One factor alone, so 15 characters (NIST SP 800-63B-4); the upper limit bounds the work of hashing. */
export const PASSWORD_SHORTEST = 15;
export const PASSWORD_LONGEST = 128;

export type PasswordRefusal = "password-too-short" | "password-too-long";

/** Why a new password is refused, or null. Any character counts, spaces included; nothing is trimmed. */
export function passwordRefusal(password: string): PasswordRefusal | null {
  const length = [...password.normalize("NFC")].length;
  if (length < PASSWORD_SHORTEST) return "password-too-short";
  if (length > PASSWORD_LONGEST) return "password-too-long";
  return null;
}
