import {
  generateCode,
  getTimeStep,
  parseSecret,
} from "../../app/features/auth/factor/totp.server.ts";

/** The authenticator code of a staff member for a 30-second step, by default the current one. */
export function getSecondFactorCode(secret: string, step?: number): { code: string; step: number } {
  const codeStep = step ?? getTimeStep(new Date());
  return { code: generateCode(parseSecret(secret), codeStep), step: codeStep };
}
