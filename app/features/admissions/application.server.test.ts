import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, campusRules } from "#app/platform/db/schema/admissions.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { listStatementNames } from "#tests/support/count-statements.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  getOrCreateApplication,
  loadApplication,
  loadLastApplication,
} from "./application.server.ts";
import { requestConsent } from "./consent/request-consent.server.ts";
import {
  addCursusEntry,
  attachProof,
  changeCursusEntry,
  removeProof,
} from "./cursus/cursus.server.ts";
import { removeCursusEntry } from "./cursus/remove-cursus-entry.server.ts";
import { savePersonalInfo } from "./personal-info/personal-info.server.ts";
import { submitApplication } from "./sending/submit-application.server.ts";
import { buildApplication, buildEntry, buildIntake, buildReadyDraft } from "./testing.ts";

await createTestDatabase();
const request = { adult: "mother", channel: "mail", locale: "fr" } as const;

test("getOrCreateApplication: creates one draft for concurrent pages, with names and phone of the account", async () => {
  await buildIntake();
  const names = { firstName: "Rosine", lastName: "Atangana Owona" };
  const actor = await buildStudent(names);
  const phone = "+237671234567";
  await db().update(users).set({ phone }).where(eq(users.id, actor.id));
  const opened = await Promise.all(Array.from({ length: 10 }, () => getOrCreateApplication(actor)));
  expect(new Set(opened.map((one) => one?.id)).size).toBe(1);
  const rows = await db().select().from(applications).where(eq(applications.accountId, actor.id));
  expect(rows).toHaveLength(1);
  const application = await loadApplication(actor, rows[0]?.id ?? "");
  expect(application?.info).toMatchObject({ ...names, phone });
  expect(application).toMatchObject({ campus: null, number: null, basket: [], entries: [] });
});

test("loadLastApplication: leaves an unknown first name empty, and copies the declaration of one name only", async () => {
  await buildIntake();
  const oneName = { firstName: "", lastName: "Suharto" };
  const declared = await buildStudent(oneName);
  expect((await loadLastApplication(declared, "fr"))?.info).toMatchObject(oneName);
  const linked = await buildStudent(oneName);
  const google = { userId: linked.id, providerId: "google", accountId: linked.id };
  await db().insert(accounts).values(google);
  expect((await loadLastApplication(linked, "fr"))?.info).toMatchObject({
    ...oneName,
    firstName: null,
  });
});

test("loadLastApplication: loads everything in six prepared queries, the same as loadApplication", async () => {
  const { actor, id } = await buildReadyDraft();
  const loaded: unknown[] = [];
  const names = await listStatementNames(async () =>
    loaded.push(await loadLastApplication(actor, "fr")),
  );
  expect(names.toSorted().join(" ")).toBe(
    "application-choices application-consents application-context application-entries courses last-application",
  );
  const same = await loadApplication(actor, id, "fr");
  expect(loaded).toEqual([{ ...same, readAt: expect.any(Date) }]);
  expect(await loadLastApplication(visitor, "fr")).toBeNull();
});

test("loadLastApplication: creates a draft without a campus, whatever the phone number of the account", async () => {
  await buildIntake();
  for (const phone of ["+237671234567", "+221771234567", null]) {
    const actor = await buildStudent();
    await db().update(users).set({ phone }).where(eq(users.id, actor.id));
    const application = await loadLastApplication(actor, "fr");
    expect(application).toMatchObject({ campus: null, info: { birthCountry: null } });
  }
});

test("loadApplication: without a campus, the age of consent is the highest of all campuses", async () => {
  const { actor, id } = await buildApplication({ campus: null });
  const getAge = async () => (await loadApplication(actor, id))?.consentAge;
  expect(await getAge()).toBe(18);
  await db().update(campusRules).set({ consentAge: 21 }).where(eq(campusRules.campus, "cameroon"));
  expect(await getAge()).toBe(21);
  await db().update(applications).set({ campus: "senegal" }).where(eq(applications.id, id));
  expect(await getAge()).toBe(18);
  await db().update(campusRules).set({ consentAge: 18 }).where(eq(campusRules.campus, "cameroon"));
});

test("applications: the database refuses a submitted one without a campus", async () => {
  const { id } = await buildApplication({ campus: null });
  const send = db()
    .update(applications)
    .set({ submittedAt: new Date() })
    .where(eq(applications.id, id));
  await expect(send).rejects.toMatchObject({
    cause: { constraint: "applications_campus_sent" },
  });
});

test("getOrCreateApplication: returns null to anybody but a candidate", async () => {
  await buildIntake();
  expect(await getOrCreateApplication(visitor)).toBeNull();
  expect(await getOrCreateApplication(await buildStaff())).toBeNull();
});

test("getOrCreateApplication: returns the latest application when no intake is open, and creates none", async () => {
  const { actor, id } = await buildApplication();
  const newcomer = await buildStudent();
  setClock("2029-01-01");
  try {
    expect((await getOrCreateApplication(actor))?.id).toBe(id);
    expect(await getOrCreateApplication(newcomer)).toBeNull();
  } finally {
    setClock();
  }
});

test("every command returns null for another candidate's application", async () => {
  const { id } = await buildReadyDraft();
  const entryId = await buildEntry(id, "2024-2025");
  const entry = { activity: "studies", schoolYear: "2023-2024", country: "SN" };
  for (const other of [await buildStudent(), await buildStaff(), visitor]) {
    expect(await loadApplication(other, id)).toBeNull();
    expect(await savePersonalInfo(other, id, "identity", { lastName: "X" })).toBeNull();
    expect(await addCursusEntry(other, id, entry)).toBeNull();
    expect(await changeCursusEntry(other, id, entryId, entry)).toBeNull();
    expect(await removeCursusEntry(other, id, entryId)).toBeNull();
    expect(await attachProof(other, id, entryId, buildPdf())).toBeNull();
    expect(await removeProof(other, id, entryId)).toBeNull();
    expect(await requestConsent(other, id, request)).toBeNull();
    expect(await submitApplication(other, id, { version: 1, locale: "fr" })).toBeNull();
  }
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  expect(row).toMatchObject({ number: null, version: 1 });
});

test("every command on an entry returns null for an entry of another application", async () => {
  const mine = await buildApplication();
  const theirs = await buildApplication();
  const entryId = await buildEntry(theirs.id);
  const entry = { activity: "studies", schoolYear: "2023-2024", country: "SN" };
  expect(await changeCursusEntry(mine.actor, mine.id, entryId, entry)).toBeNull();
  expect(await removeCursusEntry(mine.actor, mine.id, entryId)).toBeNull();
  expect(await attachProof(mine.actor, mine.id, entryId, buildPdf())).toBeNull();
  expect(await removeCursusEntry(mine.actor, mine.id, "not-an-id")).toBeNull();
  expect((await loadApplication(theirs.actor, theirs.id))?.entries).toHaveLength(1);
});

test("loadApplication: returns null for a malformed or unknown id", async () => {
  const { actor } = await buildApplication();
  expect(await loadApplication(actor, "../../etc/passwd")).toBeNull();
  expect(await loadApplication(actor, "019a0000-0000-7000-8000-000000000000")).toBeNull();
});
