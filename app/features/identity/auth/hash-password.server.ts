import { hash, type Options, verify } from "@node-rs/argon2";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";

/** Argon2id with 19 MiB, 2 passes, 1 lane: the least that OWASP's password storage page accepts. */
const hashOptions: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two hashes at once: the pages of everybody else share these cores and this memory. */
const limitHashing = limitConcurrency(2);

/**
 * The hash to keep. The same password typed in another Unicode form gives the same bytes first. No other kind was ever
 * kept (decision 0008): the library's own scrypt was set aside before the first account, so no sign-in has one to make
 * anew (PWD-02).
 */
export function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password.normalize("NFC"), hashOptions));
}

/** Is this the password that was hashed? */
export function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  return limitHashing(() => verify(storedHash, password.normalize("NFC")));
}
