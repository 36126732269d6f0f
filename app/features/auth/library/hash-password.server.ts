import { hash, type Options, verify } from "@node-rs/argon2";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";

/** Argon2id with 19 MiB, 2 passes, 1 lane: the minimum that OWASP's password storage page accepts. */
const hashOptions: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At most two hashes run at once, because page requests share the same cores and memory. */
const limitHashing = limitConcurrency(2);

/**
 * Hashes a password in Unicode form NFC, so that any keyboard gives the same bytes. All stored hashes are Argon2id
 * (decision 0008), so no sign-in needs to rehash one.
 */
export function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password.normalize("NFC"), hashOptions));
}

/** Whether the password matches the stored hash. */
export function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  return limitHashing(() => verify(storedHash, password.normalize("NFC")));
}
