import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildStaff } from "#app/features/auth/testing.ts";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { formatBasketAlert } from "#app/i18n/basket-alerts.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { buildApplication, buildReadyDraft } from "../testing.ts";
import { addToBasket, moveInBasket, removeFromBasket } from "./basket.server.ts";

await createTestDatabase();
const catalogue: Awaited<ReturnType<typeof buildCourse>>[] = [];
for (let n = 0; n < 30; n += 1) catalogue.push(await buildCourse());
const ids = catalogue.map((course) => course.id);
const name = (id: string) => catalogue.find((course) => course.id === id)?.nameFr;

async function getBasket(applicationId: string) {
  const rows = await db()
    .select()
    .from(choices)
    .where(eq(choices.applicationId, applicationId))
    .orderBy(asc(choices.position));
  expect(rows.map((row) => row.position)).toEqual(rows.map((_, index) => index + 1));
  return rows.map((row) => row.courseId);
}

test("addToBasket, moveInBasket, removeFromBasket: keep the positions without gaps", async () => {
  const { actor, id } = await buildApplication();
  for (const course of ids.slice(0, 4)) await addToBasket(actor, course, "fr");
  const [a, b, c, d] = ids;
  expect(await getBasket(id)).toEqual([a, b, c, d]);
  await moveInBasket(actor, d ?? "", "up");
  await moveInBasket(actor, a ?? "", "down");
  expect(await getBasket(id)).toEqual([b, a, d, c]);
  await moveInBasket(actor, b ?? "", "up");
  await removeFromBasket(actor, a ?? "");
  expect(await getBasket(id)).toEqual([b, d, c]);
  await removeFromBasket(actor, a ?? "");
  expect(await getBasket(id)).toEqual([b, d, c]);
  await addToBasket(actor, a ?? "", "fr", { rank: 2 });
  expect(await getBasket(id)).toEqual([b, a, d, c]);
});

test("addToBasket: refuses a duplicate by its name in the language of the page", async () => {
  const { actor } = await buildApplication();
  const first = ids[0] ?? "";
  await addToBasket(actor, first, "fr");
  expect(await addToBasket(actor, first, "fr")).toEqual({
    ok: false,
    reason: "already-in-basket",
    name: name(first),
  });
  expect(await addToBasket(actor, first, "en")).toMatchObject({ name: catalogue[0]?.nameEn });
});

test("addToBasket: forty concurrent additions leave exactly fifteen programmes and no duplicate", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { actor, id } = await buildApplication();
    for (const course of ids.slice(0, 14)) await addToBasket(actor, course, "fr");
    const forty = Array.from({ length: 40 }, (_, index) => ids[index % 30] ?? "");
    const answers = await Promise.all(forty.map((course) => addToBasket(actor, course, "fr")));
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
    const refusals = answers.flatMap((answer) => (answer && !answer.ok ? [answer.reason] : []));
    expect(refusals).toHaveLength(39);
    expect(refusals.every((reason) => /^(basket-full|already-in-basket)$/.test(reason))).toBe(true);
    const alerts = answers.flatMap((one) => (one && !one.ok ? [formatBasketAlert("fr", one)] : []));
    const alertPattern =
      /^(Vous avez atteint la limite de 15 formations dans le panier\.|.+ est déjà dans le panier\.)$/;
    expect(alerts.filter((alert) => !alertPattern.test(alert))).toEqual([]);
    const basket = await getBasket(id);
    expect(basket).toHaveLength(15);
    expect(new Set(basket).size).toBe(15);
  }
});

test("moveInBasket, removeFromBasket: keep the order consistent when they run at once", async () => {
  const { actor, id } = await buildApplication();
  for (const course of ids.slice(0, 10)) await addToBasket(actor, course, "fr");
  await Promise.all(
    ids.slice(0, 10).map((course, index) => {
      if (index % 3 === 0) return removeFromBasket(actor, course);
      return moveInBasket(actor, course, index % 2 ? "up" : "down");
    }),
  );
  expect((await getBasket(id)).length).toBe(6);
});

test("addToBasket: returns null for an unknown programme, and refuses a full one", async () => {
  const { actor } = await buildApplication();
  expect(await addToBasket(actor, "no-such-course", "fr")).toBeNull();
  const full = await buildCourse({ availability: "full" });
  expect(await addToBasket(actor, full.id, "fr")).toMatchObject({ reason: "course-full" });
});

test("addToBasket: returns null to staff, and creates no application for them", async () => {
  const officer = await buildStaff();
  expect(await addToBasket(officer, ids[0] ?? "", "fr")).toBeNull();
  const rows = db().select().from(applications).where(eq(applications.accountId, officer.id));
  expect(await rows).toEqual([]);
});

test("every command on the basket refuses a submitted application", async () => {
  const { actor, id, version } = await buildReadyDraft();
  await submitApplication(actor, id, { version, locale: "fr" });
  const closed = { ok: false, reason: "application-submitted" };
  expect(await addToBasket(actor, ids[0] ?? "", "fr")).toEqual(closed);
  expect(await removeFromBasket(actor, ids[0] ?? "")).toEqual(closed);
  expect(await moveInBasket(actor, ids[0] ?? "", "up")).toEqual(closed);
});

test("the database refuses a sixteenth position and a duplicate", async () => {
  const { id } = await buildApplication();
  const row = { applicationId: id, stateSince: new Date() };
  const insert = (courseId: string, position: number) =>
    db()
      .insert(choices)
      .values({ ...row, courseId, position });
  await insert(ids[0] ?? "", 1);
  await expect(insert(ids[1] ?? "", 16)).rejects.toThrow();
  await expect(insert(ids[0] ?? "", 2)).rejects.toThrow();
  await expect(insert(ids[1] ?? "", 1)).rejects.toThrow();
});
