import { codeOf, readSecret, stepAt } from "../../app/features/identity/auth/factor/totp.server.ts";

/** What the telephone of a member of the staff shows in a half-minute: this one, unless another is told. */
export function getSecondFactorCode(secret: string, step?: number): { code: string; step: number } {
  const codeStep = step ?? stepAt(new Date());
  return { code: codeOf(readSecret(secret), codeStep), step: codeStep };
}
