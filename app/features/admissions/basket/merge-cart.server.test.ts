import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions.ts";
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

test("a cart joins the basket of somebody who signs in for the first time", async () => {
  await buildIntake();
  const actor = await buildStudent();
  expect(await mergeCart(actor, `${b}.${a}`)).toEqual({ cart: `~${b}.${a}`, leftOut: "" });
  expect(await listBasket(actor)).toEqual([b, a]);
});

test("it joins after what is there, doubles dropped, with a line of history for each", async () => {
  const { actor, id } = await buildApplication();
  await addToBasket(actor, a, "fr");
  expect(await mergeCart(actor, `${a}.${c}.no-such-course.${b}`)).toEqual({
    cart: `~${a}.${c}.${b}`,
    leftOut: "",
  });
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.filter(({ action }) => action === "choice.added")).toHaveLength(3);
});

test("what passes fifteen, or takes nobody for now, is left out and named", async () => {
  const { actor } = await buildApplication();
  for (const id of ids.slice(0, 13)) await addToBasket(actor, id, "fr");
  const closed = await buildCourse({ availability: "closed" });
  const cart = [ids[2], closed.id, ids[13], ids[14], ids[15], ids[16]].join(".");
  const brought = await mergeCart(actor, cart);
  expect(brought?.cart).toBe(`~${ids.slice(0, 15).join(".")}`);
  expect(parseLeftOut(brought?.leftOut)).toEqual([
    { id: closed.id, reason: "course-closed" },
    { id: ids[15], reason: "basket-full" },
    { id: ids[16], reason: "basket-full" },
  ]);
});

test("it joins once: the mirror kept from then on brings nothing back", async () => {
  const { actor } = await buildApplication();
  const first = await mergeCart(actor, a);
  expect(await mergeCart(actor, `${first?.cart}.${b}`)).toEqual({ cart: `~${a}`, leftOut: "" });
});

test("two sign-ins at once keep the limit and drop the doubles", async () => {
  const { actor } = await buildApplication();
  const halves = [ids.slice(0, 12), ids.slice(6, 18)].map((half) => half.join("."));
  await Promise.all(halves.map((half) => mergeCart(actor, half)));
  const basket = await listBasket(actor);
  expect(basket).toHaveLength(15);
  expect(new Set(basket).size).toBe(15);
});

test("an application already sent takes nothing more, and says so", async () => {
  const { actor, id, version } = await buildReadyDraft();
  await submitApplication(actor, id, { version, locale: "fr" });
  const [sent = ""] = await listBasket(actor);
  expect(await mergeCart(actor, `${sent}.${a}`)).toEqual({
    cart: `~~${sent}`,
    leftOut: `application-submitted:${a}`,
  });
});

test("nothing joins when no intake is open", async () => {
  await db()
    .update(intakes)
    .set({ opensAt: new Date("2019-01-01"), closesAt: new Date("2020-01-01") });
  const actor = await buildStudent();
  expect(await mergeCart(actor, a)).toEqual({ cart: "~", leftOut: `intake-closed:${a}` });
});

test("a visitor and the staff have no basket to join", async () => {
  expect(await mergeCart(visitor, a)).toBeNull();
  expect(await mergeCart(await buildStaff(), a)).toBeNull();
});

test("a cart is shown in its order, in a language; what does not exist is not", async () => {
  const course = await buildCourse({ nameEn: "Nursing", durationEn: "4 years" });
  expect(await listCartItems("en", ["no-such-course", course.id, a])).toMatchObject([
    { id: course.id, name: "Nursing", duration: "4\u00A0years", availability: "open" },
    { id: a },
  ]);
});
