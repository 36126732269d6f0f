import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildReadyDraft, buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { checkTheme, listThemeChecks } from "./checklist.server.ts";
import { themes } from "./checklist.ts";

await createTestDatabase();

const khady = await buildStaff({ campus: "senegal", firstName: "Khady", lastName: "Ndiaye" });
const paul = await buildStaff({ firstName: "Paul", lastName: "Talla" });
const buildCheckInput = (state: string, version: number, comment?: string) => ({
  theme: "identity",
  state,
  version,
  comment,
});
const getIdentity = async (id: string) => (await listThemeChecks(id))[0];

test("listThemeChecks: returns not-looked-at for every theme of a new application", async () => {
  const { id } = await buildSentApplication();
  expect((await listThemeChecks(id)).map(({ theme }) => theme)).toEqual([...themes]);
  expect(await getIdentity(id)).toMatchObject({ state: "not-looked-at", by: null, version: 0 });
});

test("checkTheme: saves state, comment and officer and records each change", async () => {
  const { id } = await buildSentApplication();
  expect(
    await checkTheme(khady, id, buildCheckInput("to-complete", 0, "page 2 illisible")),
  ).toEqual({
    ok: true,
  });
  expect(await getIdentity(id)).toMatchObject({
    state: "to-complete",
    comment: "page 2 illisible",
    by: "Khady Ndiaye",
    version: 1,
  });
  expect(await checkTheme(paul, id, buildCheckInput("in-order", 1))).toEqual({ ok: true });
  expect(await checkTheme(paul, id, buildCheckInput("not-looked-at", 2))).toEqual({ ok: true });
  const lines = await db().select().from(history);
  const entries = lines.filter(
    ({ action, subjectId }) => action === "theme.checked" && subjectId === id,
  );
  expect(entries.map(({ details }) => details)).toEqual([
    { theme: "identity", from: "not-looked-at", to: "to-complete" },
    { theme: "identity", from: "to-complete", to: "in-order" },
    { theme: "identity", from: "in-order", to: "not-looked-at" },
  ]);
});

test("checkTheme: returns theme-changed with the current check to the later of two officers", async () => {
  const { id } = await buildSentApplication();
  const answers = await Promise.all([
    checkTheme(khady, id, buildCheckInput("in-order", 0)),
    checkTheme(paul, id, buildCheckInput("to-complete", 0, "le nom diffère")),
  ]);
  const [refusal] = answers.filter((answer) => answer && !answer.ok);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  const saved = await getIdentity(id);
  expect(refusal).toEqual({ ok: false, reason: "theme-changed", now: saved });
  expect(saved?.version).toBe(1);
});

test("checkTheme: returns null when the actor may not decide", async () => {
  const { id, actor } = await buildSentApplication();
  const otherCampusOfficer = await buildStaff({ campus: "cameroon" });
  const others = [
    otherCampusOfficer,
    await buildStaff({ role: "editor" }),
    await buildStudent(),
    actor,
    visitor,
  ];
  for (const stranger of others)
    expect(await checkTheme(stranger, id, buildCheckInput("in-order", 0))).toBeNull();
  const draft = await buildReadyDraft();
  expect(await checkTheme(khady, draft.id, buildCheckInput("in-order", 0))).toBeNull();
  expect(await getIdentity(id)).toMatchObject({ version: 0 });
});

test("checkTheme: returns invalid for an unknown state and a too long comment", async () => {
  const { id } = await buildSentApplication();
  const invalid = (reason: string) => ({
    ok: false,
    reason: "invalid",
    errors: { "comment-identity": reason },
  });
  expect(await checkTheme(khady, id, buildCheckInput("done", 0))).toEqual(invalid("not-in-list"));
  const long = buildCheckInput("in-order", 0, "a".repeat(201));
  expect(await checkTheme(khady, id, long)).toEqual(invalid("too-long:200"));
});
