import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { getActor, getLastUserId } from "#app/features/auth/session.server.ts";
import { TOKEN_SYNC_JOB } from "#app/features/auth/sign-in/token-sync.server.ts";
import {
  buildCaller,
  buildStaff,
  buildUser,
  signInAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, impersonations, sessions } from "#app/platform/db/schema/identity.ts";
import { countStatements } from "#tests/support/count-statements.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startImpersonation } from "./support/impersonate.server.ts";

const database = await createTestDatabase();
afterEach(() => setConfig(database.config));

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

test.each([
  ["getActor", getActor],
  ["getLastUserId", getLastUserId],
])(
  "%s: ends an expired session with its impersonation, and reports the sign-out once",
  async (_, read) => {
    setConfig({ ...database.config, tokenSyncUrl: "http://localhost:1" });
    const administrator = await buildStaff({ role: "administrator", password: TEST_PASSWORD });
    const { id: personId } = await buildUser();
    const headers = await signInAs(administrator.email);
    await startImpersonation(
      administrator,
      buildCaller({ cookie: headers.get("cookie") ?? "" }),
      personId,
      "Vous nous avez appelés, votre photo ne part pas",
    );
    const isOwn = eq(sessions.userId, administrator.id);
    const yesterday = new Date(Date.now() - DAY_MS);
    await db().update(sessions).set({ expiresAt: yesterday }).where(isOwn);
    const [session] = await db().select().from(sessions).where(isOwn);
    await Promise.all([read(headers), read(headers)]);
    expect(await db().select().from(sessions).where(isOwn)).toEqual([]);
    const [impersonation] = await db()
      .select()
      .from(impersonations)
      .where(eq(impersonations.personId, personId));
    expect(impersonation?.endedAt).toBeInstanceOf(Date);
    const ended = { action: "support-view.ended", actorId: null, details: { how: "session-over" } };
    const lines = await db().select().from(history).where(eq(history.subjectId, personId));
    expect(lines.at(-1)).toMatchObject(ended);
    const event = { event: "signed-out", userId: administrator.id, sessionId: session?.id };
    const jobs = (await database.jobs(TOKEN_SYNC_JOB)) as { userId: string; event: string }[];
    const isSignOut = (job: (typeof jobs)[number]) =>
      job.userId === administrator.id && job.event === "signed-out";
    expect(jobs.filter(isSignOut)).toEqual([event]);
  },
);
