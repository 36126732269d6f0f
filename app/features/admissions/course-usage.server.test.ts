import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { removeItem, saveItem } from "#app/features/catalogue/edit-item.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApplication } from "./application.server.ts";
import { addToBasket } from "./basket/basket.server.ts";
import { countCourseUsage } from "./course-usage.server.ts";
import { submitApplication } from "./sending/submit-application.server.ts";
import {
  buildApplication,
  buildReadyDraft,
  buildSentApplication,
  getVersion,
  listChoices,
} from "./testing.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

let editor: Staff;
beforeEach(async () => {
  editor = await buildStaff({ role: "editor" });
});

const change = (id: string, baseVersion: string, input: Record<string, string>) =>
  saveItem(editor, "course", { id, baseVersion, input });

test("countCourseUsage: counts baskets and submitted applications, for editors only", async () => {
  const { id } = await buildReadyDraft();
  const [{ courseId = "" } = {}] = await listChoices(id);
  const { actor: other } = await buildApplication();
  await addToBasket(other, courseId, "fr");
  const sent = await buildSentApplication();
  const [{ courseId: sentId = "" } = {}] = await listChoices(sent.id);
  expect(await countCourseUsage(editor, [courseId, sentId, "none"])).toEqual({
    [courseId]: { baskets: 2, sent: 0 },
    [sentId]: { baskets: 0, sent: 1 },
  });
  const officer = await buildStaff({ role: "admissions" });
  expect([
    await countCourseUsage(officer, [courseId]),
    await countCourseUsage(other, [courseId]),
  ]).toEqual([null, null]);
});

test("submitApplication: refuses a programme that staff closed, until it is open again", async () => {
  const { actor, id } = await buildReadyDraft();
  const [{ courseId = "" } = {}] = await listChoices(id);
  const send = async () =>
    submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  await change(courseId, "1", { availability: "closed" });
  expect(await send()).toMatchObject({ ok: false, reason: "choice-unavailable" });
  const { actor: other } = await buildApplication();
  expect(await addToBasket(other, courseId, "fr")).toMatchObject({ reason: "course-closed" });
  await change(courseId, "2", { availability: "open", retired: "yes" });
  expect(await send()).toMatchObject({ ok: false, reason: "choice-unavailable" });
  await change(courseId, "3", { retired: "no" });
  expect(await send()).toMatchObject({ ok: true });
});

test("removeItem: refuses a chosen programme, which stays readable after its retirement", async () => {
  const { actor, id } = await buildSentApplication();
  const [{ courseId = "" } = {}] = await listChoices(id);
  expect(await removeItem(editor, "course", courseId)).toEqual({
    ok: false,
    reason: "catalogue-item-used",
  });
  await change(courseId, "1", { retired: "yes" });
  expect(await listChoices(id)).toHaveLength(1);
  const own = await loadApplication(actor, id, "fr");
  expect(own?.basket[0]).toMatchObject({ courseId, availability: "closed", state: "submitted" });
  expect(own?.basket[0]?.name).toMatch(/^Formation/);
});
