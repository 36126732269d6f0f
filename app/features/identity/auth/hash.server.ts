import { hash, type Options, verify } from "@node-rs/argon2";

/** Argon2id with 19 MiB, 2 passes, 1 lane: the least that OWASP's password storage page accepts. */
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to keep. The same password typed in another Unicode form gives the same bytes first. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/** Is this the password that was hashed? */
export function isPassword(password: string, kept: string): Promise<boolean> {
  return verify(kept, password.normalize("NFC"));
}
