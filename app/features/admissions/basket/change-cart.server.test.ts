import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { buildCourse } from "#app/features/catalogue/testing.ts";
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
const change = (cartCookie: string, change: CartChange) =>
  changeCart(visitor, cartCookie, change, "fr");

test("changeCart: a visitor adds, removes and restores a programme at its rank", async () => {
  expect(await change("", { action: "add", courseId: a })).toEqual({
    cart: a,
    leftOut: "",
    news: { reason: "added", id: a, name: "Sciences infirmières" },
  });
  expect(await change(`${a}.${b}`, { action: "remove", courseId: a })).toMatchObject({
    cart: b,
    news: { reason: "removed", name: "Sciences infirmières", rank: 1 },
  });
  expect(await change(b, { action: "restore", courseId: a, rank: 1 })).toEqual({
    cart: `${a}.${b}`,
    leftOut: "",
    news: null,
  });
});

test("changeCart: refuses a visitor a duplicate and a full programme, and returns null for an unknown one", async () => {
  expect(await change(a, { action: "add", courseId: a })).toMatchObject({
    cart: a,
    news: { reason: "already-in-basket" },
  });
  expect(await change(a, { action: "add", courseId: full.id })).toMatchObject({
    cart: a,
    news: { reason: "course-full", name: "Complète" },
  });
  expect(await change(a, { action: "add", courseId: "no-such-course" })).toBeNull();
});

test("changeCart: removes a programme that is no longer in the catalogue", async () => {
  expect(await change(`gone.${a}`, { action: "remove", courseId: "gone" })).toEqual({
    cart: a,
    leftOut: "",
    news: null,
  });
});

test("changeCart: after the session ended, turns the mirror into a visitor's cart", async () => {
  expect(await change(`~${a}`, { action: "add", courseId: b })).toMatchObject({
    cart: `${a}.${b}`,
  });
});

test("changeCart: changes a candidate's basket and returns its mirror", async () => {
  const { actor } = await buildApplication();
  await addToBasket(actor, a, "fr");
  const added = await changeCart(actor, "", { action: "add", courseId: b }, "en");
  expect(added).toMatchObject({ cart: `~${a}.${b}`, news: { reason: "added", name: "Law" } });
  const removed = await changeCart(actor, added?.cart, { action: "remove", courseId: a }, "fr");
  expect(removed).toMatchObject({ cart: `~${b}`, news: { reason: "removed", rank: 1 } });
  await changeCart(actor, removed?.cart, { action: "restore", courseId: a, rank: 1 }, "fr");
  expect(await listBasket(actor)).toEqual([a, b]);
});

test("changeCart: adds and removes once for a repeated request, with the same result", async () => {
  const { actor, id } = await buildApplication();
  await addToBasket(actor, a, "fr");
  const getLines = async (action: string) => {
    const lines = await db().select().from(history).where(eq(history.subjectId, id));
    return lines.filter((line) => line.action === action);
  };
  const add = () => changeCart(actor, `~${a}`, { action: "add", courseId: b }, "fr");
  const added = await add();
  expect(added).toMatchObject({ cart: `~${a}.${b}`, news: { reason: "added", id: b } });
  expect(await add()).toEqual(added);
  expect(await Promise.all([add(), add()])).toEqual([added, added]);
  expect(await getLines("choice.added")).toHaveLength(2);
  // A browser that has it in its cart gets the refusal.
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
  expect(await getLines("choice.removed")).toHaveLength(1);
});

test("changeCart: merges a cart filled before sign-in with the first change", async () => {
  const { actor } = await buildApplication();
  expect(await changeCart(actor, a, { action: "add", courseId: b }, "fr")).toMatchObject({
    cart: `~${a}.${b}`,
  });
});

test("changeCart: returns null to staff", async () => {
  expect(await changeCart(await buildStaff(), "", { action: "add", courseId: a }, "fr")).toBeNull();
});

test("describeLeftOut: names the programmes in the language of the page", async () => {
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
