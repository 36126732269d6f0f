import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { stateTable } from "#app/features/admissions/application-state.ts";
import { buildApplication, buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { requestInformation } from "#app/features/decisions/request/request.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  type ApplicationFilter,
  emptyFilter,
  type SortOrder,
  sortOrders,
} from "./application-filter.ts";
import {
  countByState,
  FIRST_PAGE,
  listApplications,
  PAGE_SIZE,
} from "./list-applications.server.ts";

await createTestDatabase();

async function buildNamed(campus: "senegal" | "cameroon", lastName: string, firstName: string) {
  const email = `${lastName}.${firstName.split(" ")[0]}@exemple.test`.toLowerCase();
  const actor = await buildStudent({ email });
  await db().update(users).set({ phone: "+221771234567" }).where(eq(users.id, actor.id));
  const info = { lastName, firstName, motherPhone: "+33612345678" };
  return buildSentApplication({ actor, campus, info });
}

const fall = await buildNamed("senegal", "Fall", "Aïssatou Ndèye");
const ba = await buildNamed("senegal", "Bâ", "Fatou");
const kamga = await buildNamed("cameroon", "Kamga", "Ange Stéphane");
await buildApplication();
await db().update(users).set({ phone: null }).where(eq(users.id, kamga.actor.id));
const dakar = await buildStaff({ campus: "senegal" });
const everywhere = await buildStaff();

const listFor = (
  actor: Parameters<typeof listApplications>[0],
  filter: Partial<ApplicationFilter> = {},
) => listApplications(actor, { ...emptyFilter, ...filter });
const namesFor = async (...args: Parameters<typeof listFor>) =>
  (await listFor(...args)).rows.map((row) => row.lastName).sort();

test("listApplications: lists the submitted applications of the actor's campus", async () => {
  expect(await namesFor(dakar)).toEqual(["Bâ", "Fall"]);
  expect(await namesFor(await buildStaff({ campus: "cameroon" }))).toEqual(["Kamga"]);
  expect(await namesFor(everywhere)).toEqual(["Bâ", "Fall", "Kamga"]);
  expect(await namesFor(dakar, { campus: "cameroon" })).toEqual([]);
  for (const stranger of [visitor, fall.actor, await buildStaff({ role: "editor" })])
    expect(await listFor(stranger)).toMatchObject({ rows: [], total: 0 });
});

test("listApplications: returns the fields of a row", async () => {
  const [row] = (await listFor(dakar, { search: "fall" })).rows;
  const { id, number } = fall;
  const name = { lastName: "Fall", firstName: "Aïssatou Ndèye" };
  const counts = { choices: 1, entries: 1, proofs: 0 };
  expect(row).toMatchObject({ id, number, ...name, ...counts, state: "submitted", officer: null });
  expect(row?.submittedAt).toBeInstanceOf(Date);
});

test.for([
  ["AISSATOU fall", ["Fall"]],
  ["ndeye", ["Fall"]],
  ["fall.aïss", ["Fall"]],
  ["ba", ["Bâ"]],
  ["Ba fatou", ["Bâ"]],
  ["angé  kamga", ["Kamga"]],
  ["77 123 45 67", ["Bâ", "Fall"]],
  ["+221 77.123.45.67", ["Bâ", "Fall"]],
  ["00221771234567", ["Bâ", "Fall"]],
  ["٧٧ ١٢٣ ٤٥ ٦٧", ["Bâ", "Fall"]],
  ["06 12 34 56 78", ["Bâ", "Fall", "Kamga"]],
  ["%", []],
  ["_a", []],
  ["'; drop table", []],
] as const)(
  "listApplications: finds names, addresses and phone numbers for « %s »",
  async ([search, expected]) => {
    expect(await namesFor(everywhere, { search })).toEqual(expected);
  },
);

test("listApplications: finds a number in whole or in part, in any case", async () => {
  const search = kamga.number.toLowerCase();
  expect(await namesFor(everywhere, { search })).toEqual(["Kamga"]);
  expect(await namesFor(everywhere, { search: "yde-0001" })).toEqual(["Kamga"]);
});

test.for(["N'Diaye", "N`Diaye", "NDIAYE", "n’diaye jean noel", "Jean-Noel", "lukasz"])(
  "listApplications: finds a name spelt « %s »",
  async (search) => {
    const info = { lastName: "N’Diaye", firstName: "Jean-Noël Łukasz" };
    const { id } = await buildSentApplication({ info });
    const { rows } = await listFor(everywhere, { search });
    expect(rows.map((row) => row.id)).toContain(id);
    await db().delete(applications).where(eq(applications.id, id));
  },
);

test("listApplications: finds a number typed without its hyphens", async () => {
  const search = kamga.number.replaceAll("-", "");
  expect(await namesFor(everywhere, { search })).toEqual(["Kamga"]);
});

test("listApplications: filters by state, course, proofs and requests", async () => {
  const choice = ba.choices[0];
  const [chosen] = await db().select().from(choices).where(eq(choices.id, choice));
  const courseId = chosen?.courseId ?? "";
  expect(await namesFor(everywhere, { courseId })).toEqual(["Bâ"]);
  expect(await namesFor(everywhere, { intakeId: fall.intakeId })).toHaveLength(3);
  expect(await namesFor(everywhere, { universityId: "nulle-part" })).toEqual([]);
  expect(await namesFor(everywhere, { isMissingProofs: true })).toHaveLength(3);
  await requestInformation(everywhere, choice, "submitted", {
    kind: "answer",
    message: "Votre lycée ?",
  });
  expect(await namesFor(everywhere, { states: ["more-information-asked"] })).toEqual(["Bâ"]);
  expect(await namesFor(everywhere, { states: ["more-information-asked", "submitted"] })).toEqual([
    "Bâ",
    "Fall",
    "Kamga",
  ]);
  expect(await namesFor(everywhere, { request: "awaited" })).toEqual(["Bâ"]);
  expect(await namesFor(everywhere, { request: "overdue" })).toEqual([]);
  await db().update(requests).set({ dueOn: "2026-01-01" });
  expect(await namesFor(everywhere, { request: "overdue" })).toEqual(["Bâ"]);
  await db()
    .update(requests)
    .set({ answeredAt: new Date("2026-11-20T10:00:00Z") });
  expect(await namesFor(everywhere, { request: "overdue" })).toEqual([]);
  expect(await namesFor(everywhere, { answeredSince: "2026-11-20" })).toEqual(["Bâ"]);
  expect(await namesFor(everywhere, { answeredSince: "2026-11-21" })).toEqual([]);
});

test("countByState: counts only what the actor may see", async () => {
  expect(await countByState(everywhere)).toEqual({ submitted: 2, "more-information-asked": 1 });
  expect(await countByState(dakar, ["submitted"])).toEqual({ submitted: 1 });
  expect(await countByState(visitor)).toEqual({});
});

async function readAllPages(sort: SortOrder) {
  const filter = { ...emptyFilter, sort };
  const [ids, sizes] = [[] as string[], [] as number[]];
  let page = await listApplications(everywhere, filter);
  const back: string[][] = [];
  for (;;) {
    const pageIds = page.rows.map(({ id }) => id);
    ids.push(...pageIds);
    sizes.push(pageIds.length);
    back.push(pageIds);
    if (!page.next) break;
    page = await listApplications(everywhere, filter, { after: page.next, before: null });
  }
  for (const pageIds of back.slice(0, -1).reverse()) {
    page = await listApplications(everywhere, filter, { after: null, before: page.previous });
    expect(page.rows.map(({ id }) => id)).toEqual(pageIds);
    expect(page.next).not.toBeNull();
  }
  expect(page.previous).toBeNull();
  return { ids, sizes };
}

test("listApplications: sorts by turn: school, candidate, nobody", async () => {
  const campus = "cameroon" as const;
  for (const state of ["enrolled", "offer", "refused", "under-review", "accepted"] as const)
    await buildSentApplication({ campus, state, info: { lastName: state } });
  const { rows } = await listFor(everywhere, { campus });
  const turns = rows.map(({ state }) => stateTable[state].turn);
  expect(turns).toEqual(["school", "school", "school", "candidate", "nobody", "nobody"]);
  const first = rows.slice(0, 3).map(({ stateSince }) => stateSince.getTime());
  expect(first).toEqual([...first].sort((a, b) => a - b));
  await db().delete(applications).where(eq(applications.campus, campus));
});

test("listApplications: pages follow without gaps in every order, forwards and back", async () => {
  for (let n = 0; n < PAGE_SIZE * 2; n += 1)
    await buildSentApplication({ info: { lastName: `Sow ${n % 7}` } });
  for (const sort of sortOrders) {
    const { ids, sizes } = await readAllPages(sort);
    expect(sizes).toEqual([PAGE_SIZE, PAGE_SIZE, 2]);
    expect(new Set(ids).size).toBe(PAGE_SIZE * 2 + 2);
  }
  const [first] = (await listApplications(everywhere, { ...emptyFilter, sort: "name" })).rows;
  expect(first?.lastName).toBe("Bâ");
});

test("listApplications: the next page is stable while applications arrive", async () => {
  const filter = { ...emptyFilter, sort: "sent" as const };
  const page = await listApplications(everywhere, filter);
  await buildSentApplication();
  const next = await listApplications(everywhere, filter, { after: page.next, before: null });
  const shownIds = new Set(page.rows.map(({ id }) => id));
  expect(next.rows.filter(({ id }) => shownIds.has(id))).toEqual([]);
  const previousPage = await listApplications(everywhere, filter, {
    after: null,
    before: page.rows[3]
      ? { value: page.rows[3].submittedAt.toISOString().replace("Z", "000Z"), id: page.rows[3].id }
      : null,
  });
  // Fewer rows than a page come before it: the first page is shown.
  expect(previousPage.previous).toBeNull();
  expect(previousPage.rows).toHaveLength(PAGE_SIZE);
  expect(await listApplications(everywhere, filter, FIRST_PAGE)).toMatchObject({
    previous: null,
  });
});
