import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildApplication } from "../testing.ts";
import { addToBasket, listBasket } from "./basket.server.ts";
import { type CartChange, changeCart } from "./change-cart.server.ts";
import { describeLeftOut } from "./merge-cart.server.ts";

await createTestDatabase();
const nursing = await buildCourse({ nameFr: "Sciences infirmières", nameEn: "Nursing" });
const law = await buildCourse({ nameFr: "Droit", nameEn: "Law" });
const full = await buildCourse({ nameFr: "Complète", availability: "full" });
const [a, b] = [nursing.id, law.id];
const ask = (kept: string, change: CartChange) => changeCart(visitor, kept, change, "fr");

test("a visitor adds, removes and puts back at its place", async () => {
  expect(await ask("", { action: "add", courseId: a })).toEqual({
    cart: a,
    leftOut: "",
    news: { reason: "added", id: a, name: "Sciences infirmières" },
  });
  expect(await ask(`${a}.${b}`, { action: "remove", courseId: a })).toMatchObject({
    cart: b,
    news: { reason: "removed", name: "Sciences infirmières", rank: 1 },
  });
  expect(await ask(b, { action: "restore", courseId: a, rank: 1 })).toEqual({
    cart: `${a}.${b}`,
    leftOut: "",
    news: null,
  });
});

test("a visitor is refused a double, a full formation and one that does not exist", async () => {
  expect(await ask(a, { action: "add", courseId: a })).toMatchObject({
    cart: a,
    news: { reason: "already-in-basket" },
  });
  expect(await ask(a, { action: "add", courseId: full.id })).toMatchObject({
    cart: a,
    news: { reason: "course-full", name: "Complète" },
  });
  expect(await ask(a, { action: "add", courseId: "no-such-course" })).toBeNull();
});

test("what is no longer in the catalogue still leaves a cart", async () => {
  expect(await ask(`gone.${a}`, { action: "remove", courseId: "gone" })).toEqual({
    cart: a,
    leftOut: "",
    news: null,
  });
});

test("a session that ended leaves a visitor with the cart that was shown", async () => {
  expect(await ask(`~${a}`, { action: "add", courseId: b })).toMatchObject({ cart: `${a}.${b}` });
});

test("a candidate changes the basket itself, and the browser keeps its mirror", async () => {
  const { actor } = await buildApplication();
  await addToBasket(actor, a, "fr");
  const added = await changeCart(actor, "", { action: "add", courseId: b }, "en");
  expect(added).toMatchObject({ cart: `~${a}.${b}`, news: { reason: "added", name: "Law" } });
  const removed = await changeCart(actor, added?.cart, { action: "remove", courseId: a }, "fr");
  expect(removed).toMatchObject({ cart: `~${b}`, news: { reason: "removed", rank: 1 } });
  await changeCart(actor, removed?.cart, { action: "restore", courseId: a, rank: 1 }, "fr");
  expect(await listBasket(actor)).toEqual([a, b]);
});

test("changeCart sent twice by a candidate adds and removes once, and answers both times the same", async () => {
  const { actor, id } = await buildApplication();
  await addToBasket(actor, a, "fr");
  const linesOf = async (action: string) => {
    const lines = await db().select().from(history).where(eq(history.subjectId, id));
    return lines.filter((line) => line.action === action);
  };
  const add = () => changeCart(actor, `~${a}`, { action: "add", courseId: b }, "fr");
  const added = await add();
  expect(added).toMatchObject({ cart: `~${a}.${b}`, news: { reason: "added", id: b } });
  expect(await add()).toEqual(added);
  expect(await Promise.all([add(), add()])).toEqual([added, added]);
  expect(await linesOf("choice.added")).toHaveLength(2);
  // The browser that shows it in the cart is told that it is there.
  expect(await changeCart(actor, added?.cart, { action: "add", courseId: b }, "fr")).toMatchObject({
    news: { reason: "already-in-basket" },
  });
  setClock(new Date(Date.now() + 61_000));
  expect(await add().finally(() => setClock())).toMatchObject({
    news: { reason: "already-in-basket" },
  });

  const remove = () => changeCart(actor, `~${a}.${b}`, { action: "remove", courseId: a }, "fr");
  const removed = await remove();
  expect(removed).toMatchObject({ cart: `~${b}`, news: { reason: "removed", id: a, rank: 1 } });
  expect(await remove()).toEqual(removed);
  expect(await linesOf("choice.removed")).toHaveLength(1);
});

test("a cart filled before the basket was known joins it with the first change", async () => {
  const { actor } = await buildApplication();
  expect(await changeCart(actor, a, { action: "add", courseId: b }, "fr")).toMatchObject({
    cart: `~${a}.${b}`,
  });
});

test("the staff have no cart", async () => {
  expect(await changeCart(await buildStaff(), "", { action: "add", courseId: a }, "fr")).toBeNull();
});

test("what was left out is told by name, in the language of the page", async () => {
  expect(await describeLeftOut("fr", `basket-full:${a}.${b}/course-full:${full.id}`)).toEqual([
    {
      why: "Vous avez atteint la limite de 15 formations dans le panier.",
      names: ["Sciences infirmières", "Droit"],
    },
    { why: "Complète\u00A0: cette formation est complète pour cette rentrée.", names: [] },
  ]);
  expect(await describeLeftOut("en", `basket-full:${a}.gone`)).toMatchObject([
    { names: ["Nursing"] },
  ]);
  expect(await describeLeftOut("fr", undefined)).toEqual([]);
});
