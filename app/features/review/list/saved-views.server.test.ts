import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { Query } from "#app/lib/query.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { deleteView, listSavedViews, saveView, updateView } from "./saved-views.server.ts";

await createTestDatabase();
const dakar = await buildStaff({ campus: "senegal" });
const beside = await buildStaff({ campus: "senegal" });
const yaounde = await buildStaff({ campus: "cameroon" });
const everywhere = await buildStaff();
const chief = await buildStaff({ role: "administrator" });
const filterQuery = new Query("etat=submitted&q=Ba&apres=x&inconnu=1");

const names = async (actor: Parameters<typeof listSavedViews>[0]) =>
  (await listSavedViews(actor)).map(({ name }) => name);

test("saveView: a view is private, or shared with the office of the campus", async () => {
  const saved = await saveView(dakar, filterQuery, { name: "  Les  miens ", isShared: false });
  expect(saved).toEqual({ ok: true, query: "q=Ba&etat=submitted" });
  await saveView(dakar, filterQuery, { name: "Du bureau", isShared: true });
  await saveView(everywhere, filterQuery, { name: "De tous", isShared: true });
  expect(await names(dakar)).toEqual(["De tous", "Du bureau", "Les miens"]);
  expect(await names(beside)).toEqual(["De tous", "Du bureau"]);
  expect(await names(yaounde)).toEqual(["De tous"]);
  expect(await names(everywhere)).toEqual(["De tous", "Du bureau"]);
  expect((await listSavedViews(beside)).map(({ canEdit: mine }) => mine)).toEqual([false, false]);
  for (const stranger of [visitor, await buildStudent(), await buildStaff({ role: "editor" })]) {
    expect(await listSavedViews(stranger)).toEqual([]);
    expect(await saveView(stranger, filterQuery, { name: "Non", isShared: true })).toBeNull();
  }
});

test("updateView, deleteView: allowed to the owner and administrators only", async () => {
  await saveView(yaounde, filterQuery, { name: "Yaoundé", isShared: true });
  const id = (await listSavedViews(yaounde)).find(({ name }) => name === "Yaoundé")?.id ?? "";
  const input = { name: "Autre", isShared: true };
  for (const other of [dakar, everywhere, visitor]) {
    expect(await updateView(other, id, input)).toBeNull();
    expect(await deleteView(other, id)).toBeNull();
  }
  expect(await updateView(yaounde, id, input)).toEqual({ ok: true });
  expect(await updateView(chief, id, { ...input, name: "Du chef" })).toEqual({ ok: true });
  expect(await names(yaounde)).toContain("Du chef");
  expect(await updateView(yaounde, id, { ...input, isShared: false })).toEqual({ ok: true });
  expect(await names(chief)).not.toContain("Autre");
  expect(await deleteView(yaounde, id)).toEqual({ ok: true });
  expect(await deleteView(yaounde, id)).toBeNull();
  expect(await deleteView(yaounde, "vue")).toBeNull();
});

test("saveView: returns invalid for a bad name and too-many-views after thirty", async () => {
  const officer = await buildStaff();
  const save = (name: string) => saveView(officer, filterQuery, { name, isShared: false });
  expect(await save("  ")).toEqual({ ok: false, reason: "invalid", errors: { name: "required" } });
  expect(await save("x".repeat(101))).toMatchObject({ errors: { name: "name-too-long" } });
  for (let n = 0; n < 30; n += 1) expect(await save(`Vue ${n}`)).toMatchObject({ ok: true });
  expect(await save("Trop")).toEqual({ ok: false, reason: "too-many-views", limit: 30 });
});
