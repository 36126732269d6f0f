import { afterEach, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCaller, buildUser, TEST_PASSWORD, toCookieHeader } from "../testing.ts";
import { signIn } from "./sign-in.server.ts";

const database = await createTestDatabase();

afterEach(() => database.truncate());

const many = (times: number) => Array.from({ length: times }, (_, n) => n);
const stranger = (address: string, n: number) =>
  signIn(buildCaller({ address }), {
    email: `${address}-${n}@exemple.test`,
    password: TEST_PASSWORD,
  });
const fromEverywhere = (times: number) => many(times).map((n) => stranger(`198.51.100.${n}`, n));

const wrong = { ok: false, reason: "wrong-credentials" };
const busy = { ok: false, reason: "door-busy", retryAfter: 5 };

/** Somebody who has signed in before: their next try, in the same browser. */
async function owner(email: string) {
  await buildUser({ email, password: TEST_PASSWORD });
  const first = await signIn(buildCaller(), { email, password: TEST_PASSWORD });
  const cookie = toCookieHeader(first.cookies ?? []);
  return (address: string) =>
    signIn(buildCaller({ address, cookie }), { email, password: TEST_PASSWORD });
}

test("in a rush on the door, the strangers who come last are told to come back in a moment, and known devices get in (R-20)", async () => {
  const comesBack = await owner("awa@exemple.test");
  const tries = fromEverywhere(100);
  const known = comesBack("198.51.100.250");
  const answers = await Promise.all(tries);
  expect(answers.slice(0, 84)).toEqual(Array(84).fill(wrong));
  expect(answers.slice(84)).toEqual(Array(16).fill(busy));
  expect(await known).toMatchObject({ ok: true });
});

test.each([
  ["one address", () => "203.0.113.80"],
  ["one network of IPv6", (n: number) => `2001:db8:9:${n.toString(16)}::1`],
])(
  "a rush from %s takes forty places: everybody else gets in, a known device of that place too (R-20)",
  async (_, address) => {
    const comesBack = await owner("awa@exemple.test");
    const rush = many(90).map((n) => stranger(address(n + 1), n));
    const same = comesBack(address(99));
    const others = fromEverywhere(40);
    const answers = await Promise.all(rush);
    expect(answers.filter((one) => !one.ok && one.reason === "door-busy")).toEqual(
      Array(50).fill(busy),
    );
    expect(await Promise.all(others)).toEqual(Array(40).fill(wrong));
    expect(await same).toMatchObject({ ok: true });
  },
);
