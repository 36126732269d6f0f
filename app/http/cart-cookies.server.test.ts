import { expect, test } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { buildUser, signInAs, TEST_PASSWORD } from "#app/features/auth/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  addCartCookies,
  clearCartCookies,
  createCartCookies,
  readCartCookies,
} from "./cart-cookies.server.ts";

await createTestDatabase();

const buildRequest = (cookie: string, origin = "http://localhost:3000") =>
  new Request(origin, { headers: { cookie } });

test("readCartCookies: reads the cart among other cookies", () => {
  expect(readCartCookies(buildRequest("a=1; cart=x.y; cart-left=basket-full:z"))).toEqual({
    cart: "x.y",
    leftOut: "basket-full:z",
  });
  expect(readCartCookies(buildRequest("mycart=x; cartx=y"))).toEqual({});
});

test("createCartCookies: stores a cart for sixty days, readable by scripts", () => {
  expect(createCartCookies(buildRequest(""), { cart: "x.y" })).toEqual([
    "cart=x.y; Path=/; Max-Age=5184000; SameSite=Lax",
  ]);
});

test("createCartCookies: sets Secure on an https site", () => {
  const [line] = createCartCookies(buildRequest("", "https://erabao.example"), { cart: "x" });
  expect(line).toMatch(/; Secure$/);
});

test("clearCartCookies: deletes the cart and the left-out courses", () => {
  expect(clearCartCookies(buildRequest("")).map((line) => line.split("; Same")[0])).toEqual([
    "cart=; Path=/; Max-Age=0",
    "cart-left=; Path=/; Max-Age=0",
  ]);
});

test("addCartCookies: merges the cart of a candidate, deletes that of staff, adds nothing for a visitor", async () => {
  const merges: unknown[] = [];
  const mergeCart = async (actor: Actor, cart?: string) => {
    merges.push([actor.kind, cart]);
    return { cart: "~x", leftOut: "basket-full:y" };
  };
  const signInWithCart = async (overrides: Parameters<typeof buildUser>[0] = {}) => {
    const { email } = await buildUser({ ...overrides, password: TEST_PASSWORD });
    const headers = await signInAs(email);
    const session = `${headers.get("cookie")}; Path=/; HttpOnly`;
    const cookies = await addCartCookies(buildRequest("cart=x.y"), [session], mergeCart);
    return cookies.slice(1).map((line) => line.split(";", 1)[0]);
  };
  expect(await signInWithCart()).toEqual([
    expect.stringMatching(/^here=student~Awa%20Diop~[\w-]{22}$/),
    "cart=~x",
    "cart-left=basket-full:y",
  ]);
  expect(merges).toEqual([["student", "x.y"]]);
  expect(await signInWithCart({ staff: { role: "admissions", campus: null } })).toEqual([
    expect.stringMatching(/^here=staff~Awa%20Diop~[\w-]{22}$/),
    "cart=",
    "cart-left=",
  ]);
  expect(await addCartCookies(buildRequest("cart=x"), ["a=1"], mergeCart)).toEqual(["a=1"]);
  expect(merges).toHaveLength(1);
});
