import { afterEach, expect, test } from "vitest";
import { transaction } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { requestPasswordReset } from "../password/password-reset.server.ts";
import { getActor } from "../session.server.ts";
import { buildCaller, buildUser, signInAs, TEST_PASSWORD } from "../testing.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

/** Runs `work` while every database connection is in use. */
async function withoutConnections(work: () => Promise<void>): Promise<void> {
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  const busy = Array.from({ length: 12 }, () => transaction(() => free));
  try {
    await work();
  } finally {
    release();
    await Promise.all(busy);
  }
}

test("signIn, signUp and requestPasswordReset: return site-busy without a free connection (R-15)", async () => {
  const email = "awa@exemple.test";
  await buildUser({ email, password: TEST_PASSWORD });
  const newUser = {
    firstName: "Fadoul",
    lastName: "Tisserand",
    locale: "fr",
    next: null,
  } as const;
  const commands = [
    () => signIn(buildCaller(), { email, password: TEST_PASSWORD }),
    () =>
      signUp(buildCaller(), { ...newUser, email: "fadoul@exemple.test", password: TEST_PASSWORD }),
    () => requestPasswordReset(buildCaller(), email),
  ];
  await withoutConnections(async () => {
    const refusal = { ok: false, reason: "site-busy", retryAfterSeconds: 5 };
    expect(await Promise.all(commands.map((command) => command()))).toEqual(
      commands.map(() => refusal),
    );
  });
  for (const command of commands) expect(await command()).toMatchObject({ ok: true });
});

test("getActor: throws the database's error without a free connection, not the library's", async () => {
  const email = "awa@exemple.test";
  await buildUser({ email, password: TEST_PASSWORD });
  const headers = await signInAs(email);
  await withoutConnections(async () => {
    const cause = { message: "timeout exceeded when trying to connect" };
    await expect(getActor(headers)).rejects.toMatchObject({ cause });
  });
  expect(await getActor(headers)).toMatchObject({ kind: "student" });
});
