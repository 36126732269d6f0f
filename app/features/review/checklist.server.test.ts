import { expect, test } from "vitest";
import { buildReadyDraft, buildSentApplication } from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { checkTheme, listThemeChecks } from "./checklist.server.ts";
import { themes } from "./checklist.ts";

await createTestDatabase();

const khady = await buildStaff({ campus: "senegal", firstName: "Khady", lastName: "Ndiaye" });
const paul = await buildStaff({ firstName: "Paul", lastName: "Talla" });
const buildCheckInput = (state: string, version: number, words?: string) => ({
  theme: "identity",
  state,
  version,
  words,
});
const identityOf = async (id: string) => (await listThemeChecks(id))[0];

test("nobody has looked at any theme of a file that just came", async () => {
  const { id } = await buildSentApplication();
  expect((await listThemeChecks(id)).map(({ theme }) => theme)).toEqual([...themes]);
  expect(await identityOf(id)).toMatchObject({ state: "not-looked-at", by: null, version: 0 });
});

test("a theme says where it stands, who said so, when and why; the history too", async () => {
  const { id } = await buildSentApplication();
  expect(
    await checkTheme(khady, id, buildCheckInput("to-complete", 0, "page 2 illisible")),
  ).toEqual({
    ok: true,
  });
  expect(await identityOf(id)).toMatchObject({
    state: "to-complete",
    words: "page 2 illisible",
    by: "Khady Ndiaye",
    version: 1,
  });
  expect(await checkTheme(paul, id, buildCheckInput("in-order", 1))).toEqual({ ok: true });
  expect(await checkTheme(paul, id, buildCheckInput("not-looked-at", 2))).toEqual({ ok: true });
  const lines = await db().select().from(history);
  const told = lines.filter(
    ({ action, subjectId }) => action === "theme.checked" && subjectId === id,
  );
  expect(told.map(({ details }) => details)).toEqual([
    { theme: "identity", from: "not-looked-at", to: "to-complete" },
    { theme: "identity", from: "to-complete", to: "in-order" },
    { theme: "identity", from: "in-order", to: "not-looked-at" },
  ]);
});

test("two officers at once: the later is told what the other said, and nothing is overwritten", async () => {
  const { id } = await buildSentApplication();
  const answers = await Promise.all([
    checkTheme(khady, id, buildCheckInput("in-order", 0)),
    checkTheme(paul, id, buildCheckInput("to-complete", 0, "le nom diffère")),
  ]);
  const [told] = answers.filter((answer) => answer && !answer.ok);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  const kept = await identityOf(id);
  expect(told).toEqual({ ok: false, reason: "theme-changed", now: kept });
  expect(kept?.version).toBe(1);
});

test("for who may not decide there it does not exist", async () => {
  const { id, actor } = await buildSentApplication();
  const away = await buildStaff({ campus: "cameroon" });
  const others = [away, await buildStaff({ role: "editor" }), await buildStudent(), actor, visitor];
  for (const nobody of others)
    expect(await checkTheme(nobody, id, buildCheckInput("in-order", 0))).toBeNull();
  const draft = await buildReadyDraft();
  expect(await checkTheme(khady, draft.id, buildCheckInput("in-order", 0))).toBeNull();
  expect(await identityOf(id)).toMatchObject({ version: 0 });
});

test("what is not of our form is refused, and a word too long beside its field", async () => {
  const { id } = await buildSentApplication();
  const wrong = (reason: string) => ({
    ok: false,
    reason: "invalid",
    errors: { "words-identity": reason },
  });
  expect(await checkTheme(khady, id, buildCheckInput("done", 0))).toEqual(wrong("not-in-list"));
  const long = buildCheckInput("in-order", 0, "a".repeat(201));
  expect(await checkTheme(khady, id, long)).toEqual(wrong("too-long:200"));
});
