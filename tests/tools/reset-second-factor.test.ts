import { spawnSync } from "node:child_process";
import { and, eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import {
  addSecondFactor,
  buildStaff,
  buildStudent,
  signInAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, secondFactors } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getDatabaseUrl } from "#tests/support/fresh-database.ts";

vi.setConfig({ testTimeout: 60_000 });

const database = await createTestDatabase();

afterEach(() => database.truncate());

/** Runs the command as `npm run staff:reset-factor -- …` does; returns its output and exit code. */
function run(...args: string[]) {
  const { PATH } = process.env;
  const env = {
    PATH,
    DATABASE_URL: getDatabaseUrl(database),
    PUBLIC_ORIGIN: "https://www.ecole.example",
  };
  const command = ["tools/reset-second-factor.ts", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

const listResets = (id: string) =>
  db()
    .select()
    .from(history)
    .where(and(eq(history.action, "second-factor.reset"), eq(history.subjectId, id)));

test("npm run staff:reset-factor lets the only administrator sign in again without phone or recovery codes", async () => {
  const chief = await buildStaff({ role: "administrator", password: TEST_PASSWORD });
  await addSecondFactor(chief);
  const headers = await signInAs(chief.email);
  expect(run(chief.email)).toEqual({ status: 0, output: expect.stringContaining("is removed") });
  expect(await db().select().from(secondFactors)).toEqual([]);
  expect(await getActor(headers)).toEqual(visitor);
  expect(await getActor(await signInAs(chief.email))).toEqual(chief);
  expect(await listResets(chief.id)).toMatchObject([{ actorKind: "system" }]);
  const [email, ...others] = await database.listEmails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    to: chief.email,
    subject: "Votre double authentification a été enlevée",
    text: expect.stringContaining("https://www.ecole.example/connexion"),
  });
});

test("npm run staff:reset-factor reports that there is nothing to remove on a second run, and writes nothing", async () => {
  const chief = await buildStaff({ role: "administrator", password: TEST_PASSWORD });
  await addSecondFactor(chief);
  run(chief.email);
  const headers = await signInAs(chief.email);
  expect(run(chief.email)).toEqual({
    status: 0,
    output: expect.stringContaining("has no second factor to remove"),
  });
  expect(await getActor(headers)).toEqual(chief);
  expect(await listResets(chief.id)).toHaveLength(1);
  expect(await database.listEmails()).toHaveLength(1);
});

test("npm run staff:reset-factor changes nothing without an address or for an address outside the staff", async () => {
  const chief = await buildStaff({ role: "administrator" });
  await addSecondFactor(chief);
  const candidate = await buildStudent();
  const refused = `Nobody of the staff has the address ${candidate.email}`;
  expect(run(candidate.email)).toEqual({ status: 1, output: expect.stringContaining(refused) });
  expect(run()).toEqual({ status: 1, output: expect.stringContaining("Say whose") });
  expect(await db().select().from(secondFactors)).toHaveLength(1);
  expect(await database.listEmails()).toEqual([]);
});
