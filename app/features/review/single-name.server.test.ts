import { expect, it } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { getEmailContexts } from "#app/features/admissions/email-recipient.server.ts";
import { createReceipt } from "#app/features/admissions/sending/receipt.server.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { Query } from "#app/lib/query.ts";
import { db } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getDuplicates } from "./duplicates/list-duplicates.server.ts";
import { emptyFilter } from "./list/application-filter.ts";
import { exportApplications } from "./list/export-applications.server.ts";
import { listApplications } from "./list/list-applications.server.ts";
import { getSelectedApplications } from "./list/selected-applications.server.ts";

// The accounts are named « Awa Diop », but an application with a single name has no first name.
await createTestDatabase();
const officer = await buildStaff();
const info = { lastName: "Suharto", firstName: "", birthOn: "2005-01-02" };
const [one, same] = [await buildSentApplication({ info }), await buildSentApplication({ info })];
const names = { lastName: "Suharto", firstName: "" };

const listRows = async (search: string) => {
  return (await listApplications(officer, { ...emptyFilter, search })).rows;
};

it("listApplications: finds a single name, and not by the first name of the account", async () => {
  expect(await listRows("suharto")).toMatchObject([names, names]);
  expect(await listRows("awa")).toEqual([]);
});

it("exportApplications: writes no first name for a single name", async () => {
  for await (const rows of (await exportApplications(officer, emptyFilter, "csv", "fr")) ?? [])
    expect(rows).toMatchObject([{ answers: names }, { answers: names }]);
});

it("getSelectedApplications: shows the single name alone", async () => {
  expect(await getSelectedApplications(officer, new Query(`application=${one.id}`))).toMatchObject({
    names: ["Suharto"],
  });
});

it("getDuplicates: matches the same single name and birth date", async () => {
  const { matches } = await getDuplicates(officer, one.id);
  expect(matches).toMatchObject([
    { application: { id: same.id, ...names }, matchReasons: ["name-and-birth"] },
  ]);
});

it("makeReceipt: the record states that there is a single name", async () => {
  const sent = await loadApplication(one.actor, one.id);
  const rows = sent?.record?.blocks[0]?.rows.slice(0, 2);
  expect(rows).toEqual([
    { field: "lastName", label: "Nom(s) de famille", value: "Suharto" },
    { field: "firstName", label: "Prénom(s)", value: "Aucun (un seul nom)" },
  ]);
  expect(await createReceipt(one.actor, one.id)).not.toBeNull();
});

it("getEmailContexts: greets a person without a first name by the family name", async () => {
  const { id } = await buildSentApplication({ actor: await buildStudent(names) });
  expect((await getEmailContexts([id], db())).get(id)?.firstName).toBe("Suharto");
});
