import { afterEach, beforeEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  countWaitingEnquiries,
  getEnquiry,
  listEnquiries,
  setEnquiryState,
} from "./enquiry-review.server.ts";
import { buildEnquiry } from "./testing.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());
afterEach(() => setClock());

const contents = async (actor: Parameters<typeof listEnquiries>[0]) =>
  (await listEnquiries(actor)).map(({ name }) => name);

test("listEnquiries: lists the officer's campus and those without a campus", async () => {
  const ownCampus = await buildEnquiry({ campus: "senegal", name: "Dakar" });
  const otherCampus = await buildEnquiry({ campus: "cameroon", name: "Yaoundé" });
  await buildEnquiry({ campus: null, name: "Indécise" });
  const officer = await buildStaff({ campus: "senegal" });
  expect((await contents(officer)).toSorted()).toEqual(["Dakar", "Indécise"]);
  expect(await countWaitingEnquiries(officer)).toBe(2);
  expect(await getEnquiry(officer, ownCampus.id)).toMatchObject({ name: "Dakar" });
  expect(await getEnquiry(officer, otherCampus.id)).toBeNull();
  expect(await getEnquiry(officer, newId())).toBeNull();
  expect(await getEnquiry(officer, "1")).toBeNull();
  expect(await setEnquiryState(officer, otherCampus.id, "handled")).toBeNull();
  expect(await contents(await buildStaff({ role: "administrator" }))).toHaveLength(3);
});

test("enquiries: hidden from editors, candidates and visitors", async () => {
  const { id } = await buildEnquiry({ campus: null });
  const editor = await buildStaff({ role: "editor" });
  for (const stranger of [editor, await buildStudent(), visitor]) {
    expect(await contents(stranger)).toEqual([]);
    expect(await countWaitingEnquiries(stranger)).toBe(0);
    expect(await getEnquiry(stranger, id)).toBeNull();
    expect(await setEnquiryState(stranger, id, "handled")).toBeNull();
  }
});

test("getEnquiry: records access once an hour", async () => {
  const { id } = await buildEnquiry({ campus: "senegal" });
  const officer = await buildStaff({ campus: "senegal" });
  for (const reader of [officer, officer, await buildStaff({ campus: "cameroon" })])
    await getEnquiry(reader, id);
  const lines = await listSubjectHistory(officer, { kind: "enquiry", id });
  expect(lines.map(({ action, name }) => [action, name])).toEqual([
    ["enquiry.opened", officer.name],
  ]);
});

test("listEnquiries: waiting ones oldest first, then handled ones newest first", async () => {
  const officer = await buildStaff();
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  await buildEnquiry({ name: "traitée tôt", createdAt: at(1), handledAt: at(2) });
  await buildEnquiry({ name: "récente", createdAt: at(9) });
  await buildEnquiry({ name: "traitée tard", createdAt: at(3), handledAt: at(8) });
  await buildEnquiry({ name: "ancienne", createdAt: at(5) });
  expect(await contents(officer)).toEqual(["ancienne", "récente", "traitée tard", "traitée tôt"]);
  expect(await listEnquiries(officer, { isWaitingOnly: true })).toHaveLength(2);
});

test("setEnquiryState: records who handled and reopened an enquiry, once", async () => {
  const officer = await buildStaff({ campus: "cameroon" });
  const { id } = await buildEnquiry({ campus: "cameroon" });
  await setEnquiryState(officer, id, "handled");
  await setEnquiryState(await buildStaff(), id, "handled");
  expect(await getEnquiry(officer, id)).toMatchObject({ handledBy: officer.name });
  expect(await countWaitingEnquiries(officer)).toBe(0);
  await setEnquiryState(officer, id, "reopened");
  expect(await getEnquiry(officer, id)).toMatchObject({ handledAt: null, handledBy: null });
  const lines = await listSubjectHistory(officer, { kind: "enquiry", id });
  expect(lines.map(({ action, name }) => [action, name])).toEqual([
    ["enquiry.reopened", officer.name],
    ["enquiry.opened", officer.name],
    ["enquiry.handled", officer.name],
  ]);
});
