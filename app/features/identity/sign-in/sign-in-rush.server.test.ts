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

/** Creates a user with a trusted device, and returns their next sign-in from it. */
async function owner(email: string) {
  await buildUser({ email, password: TEST_PASSWORD });
  const first = await signIn(buildCaller(), { email, password: TEST_PASSWORD });
  const cookie = toCookieHeader(first.cookies ?? []);
  return (address: string) =>
    signIn(buildCaller({ address, cookie }), { email, password: TEST_PASSWORD });
}

test("signIn: refuses the last of many strangers as busy, and accepts a trusted device (R-20)", async () => {
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
  "signIn: many tries from %s take forty places, and others and a trusted device are accepted (R-20)",
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
