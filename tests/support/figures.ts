import { codeOf, readSecret, stepAt } from "../../app/features/identity/auth/factor/totp.server.ts";

/** What the telephone of a member of the staff shows in a half-minute: this one, unless another is told. */
export function figuresOf(secret: string, step?: number): { code: string; step: number } {
  const asked = step ?? stepAt(new Date());
  return { code: codeOf(readSecret(secret), asked), step: asked };
}
