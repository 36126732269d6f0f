import * as argon2 from "@node-rs/argon2";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { requestPasswordReset } from "../password/password-reset.server.ts";
import { buildCaller, buildUser, signUpAs, TEST_PASSWORD } from "../testing.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

// Counts password hashes, because the time of an answer must not reveal whether an address has an account (AUTH-01 to
// AUTH-03). bench/sign-in-times.ts measures the built server.
vi.mock("@node-rs/argon2", { spy: true });
// Test files in one worker share modules; this file loads its own ones, with the spied hash functions.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const database = await createTestDatabase();
const awa = { firstName: "Awa", lastName: "Sow", locale: "fr" as const, next: null };
const kinds = ["known", "unknown", "social", "unverified"];

beforeEach(async () => {
  await buildUser({ email: "known@exemple.test", password: TEST_PASSWORD });
  await buildUser({ email: "social@exemple.test" });
  await signUpAs({ ...awa, email: "unverified@exemple.test", password: TEST_PASSWORD });
});
afterEach(() => database.truncate());

/** The number of hashes and comparisons, which take the same time, for each kind of address. */
async function countHashes(request: (email: string) => Promise<void>) {
  const counts: Record<string, number> = {};
  for (const kind of kinds) {
    vi.clearAllMocks();
    await request(`${kind}@exemple.test`);
    const { hash, verify } = vi.mocked(argon2);
    counts[kind] = hash.mock.calls.length + verify.mock.calls.length;
  }
  return counts;
}

const toCounts = (times: number) => Object.fromEntries(kinds.map((kind) => [kind, times]));

test("signIn: hashes once for a wrong password and any address (AUTH-01)", async () => {
  const refusal = { ok: false, reason: "wrong-credentials" };
  const counts = await countHashes(async (email) => {
    const credentials = { email, password: "pas du tout la bonne" };
    expect(await signIn(buildCaller(), credentials), email).toEqual(refusal);
  });
  expect(counts).toEqual(toCounts(1));
});

test("signUp: hashes twice for any address (AUTH-02)", async () => {
  const counts = await countHashes(async (email) => {
    const person = { ...awa, email, password: "cinq girafes lisent le soir" };
    expect(await signUp(buildCaller(), person), email).toMatchObject({ ok: true });
  });
  expect(counts).toEqual(toCounts(2));
});

test("requestPasswordReset: hashes nothing for any address (AUTH-03)", async () => {
  const counts = await countHashes(async (email) => {
    expect(await requestPasswordReset(buildCaller(), email), email).toEqual({ ok: true });
  });
  expect(counts).toEqual(toCounts(0));
});
