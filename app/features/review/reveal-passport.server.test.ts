import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildReadyDraft, buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { revealPassport } from "./reveal-passport.server.ts";

await createTestDatabase();

const getLines = (id: string) =>
  db()
    .select()
    .from(history)
    .where(and(eq(history.subjectId, id), eq(history.action, "passport.revealed")));

test("revealPassport: returns the number and records who saw it (AUD-01)", async () => {
  const { id } = await buildSentApplication({ info: { passportNumber: "A02584613" } });
  const officer = await buildStaff({ campus: "senegal" });
  expect(await revealPassport(officer, id)).toEqual({ ok: true, number: "A02584613" });
  const [line, ...others] = await getLines(id);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    actorId: officer.id,
    actorKind: "staff",
    subjectKind: "application",
  });
  expect(line?.at).toBeInstanceOf(Date);
  // The history entry does not contain the number itself.
  expect(JSON.stringify(line)).not.toContain("A02584613");
  await revealPassport(officer, id);
  expect(await getLines(id)).toHaveLength(2);
});

test("revealPassport: returns null and records nothing when the actor may not decide", async () => {
  const { id, actor } = await buildSentApplication({ info: { passportNumber: "A02584613" } });
  const others = [
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor" }),
    await buildStudent(),
    actor,
    visitor,
  ];
  for (const stranger of others) expect(await revealPassport(stranger, id)).toBeNull();
  const draft = await buildReadyDraft({ info: { passportNumber: "A02584614" } });
  const officer = await buildStaff();
  for (const none of [draft.id, "nothing"]) expect(await revealPassport(officer, none)).toBeNull();
  expect(await getLines(id)).toEqual([]);
});

test("revealPassport: returns passport-missing and records nothing", async () => {
  const { id } = await buildSentApplication();
  const officer = await buildStaff({ role: "administrator" });
  expect(await revealPassport(officer, id)).toEqual({ ok: false, reason: "passport-missing" });
  expect(await getLines(id)).toEqual([]);
});
