import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setAvailability } from "#app/features/catalogue/testing.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApplication } from "../application.server.ts";
import { savePersonalInfo } from "../personal-info/personal-info.server.ts";
import { buildApplication, buildReadyDraft, getVersion } from "../testing.ts";
import { submitApplication } from "./submit-application.server.ts";

const database = await createTestDatabase();

const emailsTo = async (email: string) =>
  (await database.listEmails()).filter((mail) => mail.to === email);

test("submitApplication: numbers, freezes, records and confirms an application with one email", async () => {
  const { actor, id, version } = await buildReadyDraft();
  const sent = await submitApplication(actor, id, { version, locale: "fr" });
  expect(sent).toMatchObject({ ok: true, wasAlreadySubmitted: false });
  const number = sent?.ok ? sent.number : "";
  expect(number).toMatch(/^ER-27-DKR-\d{4}$/);
  const application = await loadApplication(actor, id);
  expect(application).toMatchObject({ number, locale: "fr" });
  expect(application?.basket.map((choice) => choice.state)).toEqual(["submitted"]);
  expect(application?.record?.blocks.map((block) => block.section)).toEqual([
    "identity",
    "passport",
    "parents",
    "cursus",
    "basket",
  ]);
  expect(application?.record?.blocks[0]?.rows).toContainEqual({
    field: "lastName",
    label: "Nom(s) de famille",
    value: "Fall",
  });
  const [email, ...others] = await emailsTo(actor.email);
  expect(others).toEqual([]);
  expect(email?.subject).toBe(`Candidature envoyée\u00A0: ${number}`);
  expect(email?.text).toContain("/espace-etudiant/candidate/suivi");
  const entries = await db().select().from(history).where(eq(history.subjectId, id));
  expect(entries.filter((line) => line.action === "application.submitted")).toHaveLength(1);
});

test("submitApplication: twenty concurrent submissions give one number and one email", async () => {
  const { actor, id, version } = await buildReadyDraft({ campus: "cameroon" });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => submitApplication(actor, id, { version, locale: "fr" })),
  );
  const numbers = new Set(answers.map((answer) => (answer?.ok ? answer.number : answer)));
  expect(numbers.size).toBe(1);
  // Each repeated click is answered like the first and leads to the receipt.
  expect(answers.filter((answer) => answer?.ok && !answer.wasAlreadySubmitted)).toHaveLength(20);
  expect(await emailsTo(actor.email)).toHaveLength(1);
  setClock(new Date(now().getTime() + 11 * MINUTE_MS));
  const later = await submitApplication(actor, id, { version, locale: "en" }).finally(() =>
    setClock(),
  );
  expect(later).toEqual({ ok: true, number: [...numbers][0], wasAlreadySubmitted: true });
  expect(await emailsTo(actor.email)).toHaveLength(1);
});

test("submitApplication: numbers have no gaps, separately for each campus", async () => {
  const ready: Awaited<ReturnType<typeof buildReadyDraft>>[] = [];
  for (let n = 0; n < 8; n += 1)
    ready.push(await buildReadyDraft({ campus: n % 2 ? "senegal" : "cameroon" }));
  await db().execute(sql`truncate application_numbers`);
  await db().update(applications).set({ number: null, submittedAt: null });
  const sent = await Promise.all(
    ready.map(({ actor, id, version }) => submitApplication(actor, id, { version, locale: "fr" })),
  );
  const numbers = sent.map((answer) => (answer?.ok ? answer.number : "")).sort();
  const getNumbers = (campusCode: string) =>
    [1, 2, 3, 4].map((place) => `ER-27-${campusCode}-000${place}`);
  expect(numbers).toEqual([...getNumbers("DKR"), ...getNumbers("YDE")]);
});

test("submitApplication: refuses an incomplete application with everything missing", async () => {
  const { actor, id } = await buildApplication();
  const refused = await submitApplication(actor, id, { version: 1, locale: "fr" });
  expect(refused).toMatchObject({ ok: false, reason: "last-name-missing" });
  expect(refused && "missing" in refused ? refused.missing.length : 0).toBe(5);
  expect(await emailsTo(actor.email)).toEqual([]);
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  expect(row).toMatchObject({ number: null, submittedAt: null, record: null });
});

test("submitApplication: refuses a choice that closed after the review", async () => {
  const { actor, id, version } = await buildReadyDraft();
  const courseId = (await loadApplication(actor, id))?.basket[0]?.courseId ?? "";
  await setAvailability(courseId, "full");
  const refused = await submitApplication(actor, id, { version, locale: "fr" });
  expect(refused).toMatchObject({ ok: false, reason: "choice-unavailable" });
  expect(await emailsTo(actor.email)).toEqual([]);
  await setAvailability(courseId, "open");
  expect(await submitApplication(actor, id, { version, locale: "fr" })).toMatchObject({ ok: true });
});

test("submitApplication: refuses a minor without an adult's consent", async () => {
  const { actor, id, version } = await buildReadyDraft({
    info: { birthOn: "2012-03-05", motherName: "Mariama", motherEmail: "m@exemple.sn" },
  });
  expect(await submitApplication(actor, id, { version, locale: "fr" })).toMatchObject({
    ok: false,
    reason: "consent-missing",
  });
});

test("submitApplication: refuses answers that changed since the review", async () => {
  const { actor, id, version } = await buildReadyDraft();
  await savePersonalInfo(actor, id, "passport", { passportNumber: "A1234567" });
  expect(await submitApplication(actor, id, { version, locale: "fr" })).toEqual({
    ok: false,
    reason: "changed-since-review",
  });
  const fresh = await getVersion(id);
  expect(await submitApplication(actor, id, { version: fresh, locale: "fr" })).toMatchObject({
    ok: true,
  });
});

test("submitApplication: refuses once the intake is closed", async () => {
  const { actor, id, version } = await buildReadyDraft();
  try {
    setClock("2030-01-01");
    expect(await submitApplication(actor, id, { version, locale: "fr" })).toEqual({
      ok: false,
      reason: "intake-closed",
    });
  } finally {
    setClock();
  }
});

test("submitApplication: writes the record in the language of the reviewed page", async () => {
  const { actor, id, version } = await buildReadyDraft();
  await submitApplication(actor, id, { version, locale: "en" });
  const application = await loadApplication(actor, id, "fr");
  expect(application?.record?.locale).toBe("en");
  expect(application?.record?.blocks[0]?.rows[0]?.label).toBe("Family name(s)");
  expect((await emailsTo(actor.email))[0]?.subject).toContain("Application sent");
});
