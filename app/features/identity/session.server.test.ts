import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/lib/duration.ts";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { countStatements } from "#tests/support/count-statements.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { visitor } from "./actor.ts";
import { getActor, getLastUserId } from "./session.server.ts";
import { buildUser, signInAs, TEST_PASSWORD } from "./testing.ts";

await createTestDatabase();

test("getActor: takes one query with a session cookie and none without", async () => {
  const { email, name } = await buildUser({ password: TEST_PASSWORD });
  const headers = await signInAs(email);
  const statementCount = await countStatements(async () => {
    expect(await getActor(headers)).toMatchObject({ kind: "student", name, email });
  });
  expect(statementCount).toBe(1);
  const forged = new Headers({ cookie: `${headers.get("cookie")}`.replace(/=\w/, "=~") });
  for (const unknownHeaders of [new Headers(), forged])
    expect(await countStatements(() => getActor(unknownHeaders))).toBe(0);
});

test("getActor: returns a visitor for an expired session and deletes it", async () => {
  const { email, id } = await buildUser({ password: TEST_PASSWORD });
  const headers = await signInAs(email);
  expect(await getLastUserId(headers)).toBe(id);
  const isOwn = eq(sessions.userId, id);
  const yesterday = new Date(Date.now() - DAY_MS);
  await db().update(sessions).set({ expiresAt: yesterday }).where(isOwn);
  expect(await getActor(headers)).toBe(visitor);
  expect(await db().select().from(sessions).where(isOwn)).toEqual([]);
  expect(await getLastUserId(headers)).toBeNull();
});
