import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { countStatements } from "#tests/support/count-statements.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { visitor } from "./actor.ts";
import { getActor, getLastUserId } from "./session.server.ts";
import { buildUser, signInAs, TEST_PASSWORD } from "./testing.ts";

await createTestDatabase();

test("who is asking takes one question to the database, and none without a session", async () => {
  const { email, name } = await buildUser({ password: TEST_PASSWORD });
  const headers = await signInAs(email);
  const asked = await countStatements(async () => {
    expect(await getActor(headers)).toMatchObject({ kind: "student", name, email });
  });
  expect(asked).toBe(1);
  const forged = new Headers({ cookie: `${headers.get("cookie")}`.replace(/=\w/, "=~") });
  for (const nobody of [new Headers(), forged])
    expect(await countStatements(() => getActor(nobody))).toBe(0);
});

test("a session past its last day is nobody's, and is gone once somebody has come with it", async () => {
  const { email, id } = await buildUser({ password: TEST_PASSWORD });
  const headers = await signInAs(email);
  expect(await getLastUserId(headers)).toBe(id);
  const own = eq(sessions.userId, id);
  const yesterday = new Date(Date.now() - 86_400_000);
  await db().update(sessions).set({ expiresAt: yesterday }).where(own);
  expect(await getActor(headers)).toBe(visitor);
  expect(await db().select().from(sessions).where(own)).toEqual([]);
  expect(await getLastUserId(headers)).toBeNull();
});
