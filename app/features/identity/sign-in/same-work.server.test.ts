import * as argon2 from "@node-rs/argon2";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { requestPasswordReset } from "../password/password-reset.server.ts";
import { buildCaller, buildUser, signUpAs, TEST_PASSWORD } from "../testing.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

// What takes long at a door, and could tell whether an address has an account, is the same whoever is named (AUTH-01
// to AUTH-03). It is counted: bench/sign-in-times.ts times the built server.
vi.mock("@node-rs/argon2", { spy: true });
// The files of a worker share their modules: this one loads its own, which hash where one counts, and leaves none.
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

/** For each kind of address, how often a password was hashed, to be kept or compared: both take the same time. */
async function hashesOf(knocking: (email: string) => Promise<void>) {
  const counted: Record<string, number> = {};
  for (const kind of kinds) {
    vi.clearAllMocks();
    await knocking(`${kind}@exemple.test`);
    const { hash, verify } = vi.mocked(argon2);
    counted[kind] = hash.mock.calls.length + verify.mock.calls.length;
  }
  return counted;
}

const each = (times: number) => Object.fromEntries(kinds.map((kind) => [kind, times]));

test("a wrong password is hashed once, whoever is named (AUTH-01)", async () => {
  const wrong = { ok: false, reason: "wrong-credentials" };
  const counted = await hashesOf(async (email) => {
    const credentials = { email, password: "pas du tout la bonne" };
    expect(await signIn(buildCaller(), credentials), email).toEqual(wrong);
  });
  expect(counted).toEqual(each(1));
});

test("the password of who signs up is hashed twice, whoever is named (AUTH-02)", async () => {
  const counted = await hashesOf(async (email) => {
    const person = { ...awa, email, password: "cinq girafes lisent le soir" };
    expect(await signUp(buildCaller(), person), email).toMatchObject({ ok: true });
  });
  expect(counted).toEqual(each(2));
});

test("a forgotten password hashes nothing, whoever is named (AUTH-03)", async () => {
  const counted = await hashesOf(async (email) => {
    expect(await requestPasswordReset(buildCaller(), email), email).toEqual({ ok: true });
  });
  expect(counted).toEqual(each(0));
});
