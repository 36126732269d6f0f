import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildReadyDraft, buildSentApplication } from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { revealPassport } from "./reveal-passport.server.ts";

await createTestDatabase();

const linesOf = (id: string) =>
  db()
    .select()
    .from(history)
    .where(and(eq(history.subjectId, id), eq(history.action, "passport.revealed")));

test("showing a passport gives its number, and says in the history who saw it (AUD-01)", async () => {
  const { id } = await buildSentApplication({ info: { passportNumber: "A02584613" } });
  const officer = await buildStaff({ campus: "senegal" });
  expect(await revealPassport(officer, id)).toEqual({ ok: true, number: "A02584613" });
  const [line, ...others] = await linesOf(id);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    actorId: officer.id,
    actorKind: "staff",
    subjectKind: "application",
  });
  expect(line?.at).toBeInstanceOf(Date);
  // The history names what was seen, never the number itself.
  expect(JSON.stringify(line)).not.toContain("A02584613");
  await revealPassport(officer, id);
  expect(await linesOf(id)).toHaveLength(2);
});

test("for who may not decide there it does not exist, and nothing is written", async () => {
  const { id, actor } = await buildSentApplication({ info: { passportNumber: "A02584613" } });
  const others = [
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor" }),
    await buildStudent(),
    actor,
    visitor,
  ];
  for (const nobody of others) expect(await revealPassport(nobody, id)).toBeNull();
  const draft = await buildReadyDraft({ info: { passportNumber: "A02584614" } });
  const officer = await buildStaff();
  for (const none of [draft.id, "nothing"]) expect(await revealPassport(officer, none)).toBeNull();
  expect(await linesOf(id)).toEqual([]);
});

test("without a number there is nothing to show, and nothing is written", async () => {
  const { id } = await buildSentApplication();
  const officer = await buildStaff({ role: "administrator" });
  expect(await revealPassport(officer, id)).toEqual({ ok: false, reason: "passport-missing" });
  expect(await linesOf(id)).toEqual([]);
});
