import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { buildApplication, buildIntake, buildReadyDraft } from "../testing.ts";
import { addToBasket, listBasket } from "./basket.server.ts";
import { parseLeftOut } from "./cart.ts";
import { listCartItems, mergeCart } from "./merge-cart.server.ts";

await createTestDatabase();
const ids: string[] = [];
for (let n = 0; n < 20; n += 1) ids.push((await buildCourse()).id);
const [a = "", b = "", c = ""] = ids;

test("mergeCart: adds the cart to the basket at the first sign-in", async () => {
  await buildIntake();
  const actor = await buildStudent();
  expect(await mergeCart(actor, `${b}.${a}`)).toEqual({ cart: `~${b}.${a}`, leftOut: "" });
  expect(await listBasket(actor)).toEqual([b, a]);
});

test("mergeCart: adds after the basket without duplicates, with a history entry for each", async () => {
  const { actor, id } = await buildApplication();
  await addToBasket(actor, a, "fr");
  expect(await mergeCart(actor, `${a}.${c}.no-such-course.${b}`)).toEqual({
    cart: `~${a}.${c}.${b}`,
    leftOut: "",
  });
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.filter(({ action }) => action === "choice.added")).toHaveLength(3);
});

test("mergeCart: leaves out and returns what exceeds fifteen or is closed", async () => {
  const { actor } = await buildApplication();
  for (const id of ids.slice(0, 13)) await addToBasket(actor, id, "fr");
  const closed = await buildCourse({ availability: "closed" });
  const cart = [ids[2], closed.id, ids[13], ids[14], ids[15], ids[16]].join(".");
  const merged = await mergeCart(actor, cart);
  expect(merged?.cart).toBe(`~${ids.slice(0, 15).join(".")}`);
  expect(parseLeftOut(merged?.leftOut)).toEqual([
    { id: closed.id, reason: "course-closed" },
    { id: ids[15], reason: "basket-full" },
    { id: ids[16], reason: "basket-full" },
  ]);
});

test("mergeCart: merges once, and ignores a changed mirror", async () => {
  const { actor } = await buildApplication();
  const first = await mergeCart(actor, a);
  expect(await mergeCart(actor, `${first?.cart}.${b}`)).toEqual({ cart: `~${a}`, leftOut: "" });
});

test("mergeCart: two concurrent sign-ins respect the limit and add no duplicates", async () => {
  const { actor } = await buildApplication();
  const halves = [ids.slice(0, 12), ids.slice(6, 18)].map((half) => half.join("."));
  await Promise.all(halves.map((half) => mergeCart(actor, half)));
  const basket = await listBasket(actor);
  expect(basket).toHaveLength(15);
  expect(new Set(basket).size).toBe(15);
});

test("mergeCart: adds nothing to a submitted application, and returns the reason", async () => {
  const { actor, id, version } = await buildReadyDraft();
  await submitApplication(actor, id, { version, locale: "fr" });
  const [sent = ""] = await listBasket(actor);
  expect(await mergeCart(actor, `${sent}.${a}`)).toEqual({
    cart: `~~${sent}`,
    leftOut: `application-submitted:${a}`,
  });
});

test("mergeCart: adds nothing when no intake is open", async () => {
  await db()
    .update(intakes)
    .set({ opensAt: new Date("2019-01-01"), closesAt: new Date("2020-01-01") });
  const actor = await buildStudent();
  expect(await mergeCart(actor, a)).toEqual({ cart: "~", leftOut: `intake-closed:${a}` });
});

test("mergeCart: returns null to a visitor and to staff", async () => {
  expect(await mergeCart(visitor, a)).toBeNull();
  expect(await mergeCart(await buildStaff(), a)).toBeNull();
});

test("listCartItems: keeps the order, in one language, and skips unknown programmes", async () => {
  const course = await buildCourse({ nameEn: "Nursing", durationEn: "4 years" });
  expect(await listCartItems("en", ["no-such-course", course.id, a])).toMatchObject([
    { id: course.id, name: "Nursing", duration: "4\u00A0years", availability: "open" },
    { id: a },
  ]);
});
