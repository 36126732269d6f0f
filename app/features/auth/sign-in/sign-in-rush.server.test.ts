import { afterEach, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCaller, buildUser, TEST_PASSWORD, toCookieHeader } from "../testing.ts";
import { signIn } from "./sign-in.server.ts";

const database = await createTestDatabase();

afterEach(() => database.truncate());

const range = (times: number) => Array.from({ length: times }, (_, n) => n);
const signInUnknown = (address: string, n: number) =>
  signIn(buildCaller({ address }), {
    email: `${address}-${n}@exemple.test`,
    password: TEST_PASSWORD,
  });
const signInFromManyAddresses = (times: number) =>
  range(times).map((n) => signInUnknown(`198.51.100.${n}`, n));

const wrongCredentials = { ok: false, reason: "wrong-credentials" };
const busy = { ok: false, reason: "sign-in-busy", retryAfterSeconds: 5 };

/** Creates a user with a trusted device, and returns their next sign-in from it. */
async function buildTrustedUser(email: string) {
  await buildUser({ email, password: TEST_PASSWORD });
  const first = await signIn(buildCaller(), { email, password: TEST_PASSWORD });
  const cookie = toCookieHeader(first.cookies ?? []);
  return (address: string) =>
    signIn(buildCaller({ address, cookie }), { email, password: TEST_PASSWORD });
}

test("signIn: refuses the last of many strangers as busy, and accepts a trusted device (R-20)", async () => {
  const signInTrusted = await buildTrustedUser("awa@exemple.test");
  const tries = signInFromManyAddresses(100);
  const trustedTry = signInTrusted("198.51.100.250");
  const results = await Promise.all(tries);
  expect(results.slice(0, 84)).toEqual(Array(84).fill(wrongCredentials));
  expect(results.slice(84)).toEqual(Array(16).fill(busy));
  expect(await trustedTry).toMatchObject({ ok: true });
});

test.each([
  ["one address", () => "203.0.113.80"],
  ["one network of IPv6", (n: number) => `2001:db8:9:${n.toString(16)}::1`],
])(
  "signIn: many tries from %s take forty places, and others and a trusted device are accepted (R-20)",
  async (_, address) => {
    const signInTrusted = await buildTrustedUser("awa@exemple.test");
    const tries = range(90).map((n) => signInUnknown(address(n + 1), n));
    const trustedTry = signInTrusted(address(99));
    const others = signInFromManyAddresses(40);
    const results = await Promise.all(tries);
    expect(results.filter((one) => !one.ok && one.reason === "sign-in-busy")).toEqual(
      Array(50).fill(busy),
    );
    expect(await Promise.all(others)).toEqual(Array(40).fill(wrongCredentials));
    expect(await trustedTry).toMatchObject({ ok: true });
  },
);
