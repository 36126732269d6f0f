import { count } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { config, DEMO_PASSWORD, setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { seedDemoPeople } from "#db/seeds/demo-people.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { countDemoUsers, createUser } from "./create-user.server.ts";
import { getActor } from "./session.server.ts";
import { buildUser, signInAs } from "./testing.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setConfig(database.config);
  await database.truncate();
});

const countUsers = async () => (await db().select({ n: count() }).from(users))[0]?.n;

test("seedDemoPeople: creates four users who can sign in, each with their own role", async () => {
  const ids = await seedDemoPeople();
  const officer = await signInAs("admissions@demo.test", DEMO_PASSWORD);
  expect(await getActor(officer)).toMatchObject({
    id: ids.admissions,
    name: "Khady Ndiaye",
    role: "admissions",
    campus: "senegal",
  });
  const candidate = await signInAs("candidat@demo.test", DEMO_PASSWORD);
  expect(await getActor(candidate)).toMatchObject({
    id: ids.candidate,
    kind: "student",
    name: "Aïssatou Ndèye Fall",
  });
  for (const email of ["redaction@demo.test", "admin@demo.test"])
    expect(await getActor(await signInAs(email, DEMO_PASSWORD))).toMatchObject({ campus: null });
  expect(await countDemoUsers()).toBe(4);
});

test("seedDemoPeople: run again returns the same ids, adds nobody, and restores a missing user", async () => {
  const firstIds = await seedDemoPeople();
  expect(await seedDemoPeople()).toEqual(firstIds);
  expect(await countUsers()).toBe(4);
  await db().delete(users);
  await createUser({
    email: "Candidat@demo.test",
    firstName: "Autre",
    lastName: "Personne",
    locale: "en",
  });
  const nextIds = await seedDemoPeople();
  expect(await countUsers()).toBe(4);
  expect(nextIds.editor).not.toBe(firstIds.editor);
});

test("seedDemoPeople: is refused in production", async () => {
  setConfig({ ...config(), demo: false });
  await expect(seedDemoPeople()).rejects.toThrow("not for production");
  expect(await countUsers()).toBe(0);
});

test("createUser: refuses an address in another spelling, and writes no history line for the refusal", async () => {
  await buildUser({ email: "Awa@Exemple.test" });
  await expect(buildUser({ email: "awa@exemple.test" })).rejects.toThrow();
  expect(await db().select().from(history)).toHaveLength(1);
});
