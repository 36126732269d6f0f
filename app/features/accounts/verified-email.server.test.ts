import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { buildStudent } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getEmailVerifiedAt } from "./verified-email.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

const getDay = (moment: Date | null) => moment?.toISOString().slice(0, 10);

test("getEmailVerifiedAt: returns the day of the last verification, not of another action", async () => {
  setClock("2026-11-03T10:00:00Z");
  const actor = await buildStudent();
  const person = { kind: "person", id: actor.id };
  expect(getDay(await getEmailVerifiedAt(actor))).toBe("2026-11-03");
  setClock("2026-11-05T10:00:00Z");
  await recordHistory(db(), "system", "email.verified", person);
  setClock("2026-11-07T10:00:00Z");
  await recordHistory(db(), actor, "email.change-asked", person);
  expect(getDay(await getEmailVerifiedAt(actor))).toBe("2026-11-05");
  setClock("2026-11-08T10:00:00Z");
  await recordHistory(db(), "system", "email.changed", person);
  expect(getDay(await getEmailVerifiedAt(actor))).toBe("2026-11-08");
});

test("getEmailVerifiedAt: returns null for an unverified address and for a visitor", async () => {
  const actor = await buildStudent();
  await db().update(users).set({ emailVerified: false }).where(eq(users.id, actor.id));
  expect(await getEmailVerifiedAt(actor)).toBeNull();
  expect(await getEmailVerifiedAt(visitor)).toBeNull();
});
