import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildApplication, buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { Query } from "#app/lib/query.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { confirmSelection, getSelectedApplications } from "./selected-applications.server.ts";

await createTestDatabase();
const dakar = await buildStaff({ campus: "senegal" });
const fall = await buildSentApplication({ info: { lastName: "Fall" } });
const beside = await buildSentApplication({ info: { lastName: "Bâ" } });
const otherCampus = await buildSentApplication({ campus: "cameroon" });
const draft = await buildApplication();
const none = { ok: false, reason: "none-selected", limit: 1_000 };

const select = async (actor: Parameters<typeof getSelectedApplications>[0], query: string) => {
  const several = await getSelectedApplications(actor, new Query(query));
  return several.ok ? several.ids : several;
};
const toQuery = (...ids: string[]) => ids.map((id) => `application=${id}`).join("&");

test("getSelectedApplications: keeps only the ticked ones the actor may see", async () => {
  const all = toQuery(fall.id, otherCampus.id, draft.id, newId(), "x", fall.id);
  expect(await select(dakar, all)).toEqual([fall.id]);
  expect(await select(await buildStaff(), all)).toHaveLength(2);
  for (const stranger of [visitor, fall.actor, await buildStaff({ role: "editor" })])
    expect(await select(stranger, all)).toEqual(none);
});

test("getSelectedApplications: with all selects all that match, by name", async () => {
  expect(await select(dakar, "all=1")).toEqual([beside.id, fall.id]);
  expect(await select(dakar, "all=1&q=fall")).toEqual([fall.id]);
  expect(await select(dakar, "all=1&campus=cameroon")).toEqual(none);
  expect(await select(dakar, "q=fall")).toEqual(none);
});

test("confirmSelection: refuses selection-changed when the page showed another number", () => {
  expect(confirmSelection({ ids: [fall.id, beside.id] }, 2)).toEqual({
    ok: true,
    ids: [fall.id, beside.id],
  });
  expect(confirmSelection({ ids: [fall.id] }, 2)).toEqual({
    ...{ ok: false, reason: "selection-changed" },
    limit: 1,
  });
});
