import { expect, test } from "vitest";
import type { Actor } from "#app/features/identity/actor.ts";
import { buildUser, signInAs, TEST_PASSWORD } from "#app/features/identity/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  addCartCookies,
  clearCartCookies,
  createCartCookies,
  readCartCookies,
} from "./cart-cookies.server.ts";

await createTestDatabase();

const asking = (cookie: string, origin = "http://localhost:3000") =>
  new Request(origin, { headers: { cookie } });

test("reads the cart among other cookies", () => {
  expect(readCartCookies(asking("a=1; cart=x.y; cart-left=basket-full:z"))).toEqual({
    cart: "x.y",
    leftOut: "basket-full:z",
  });
  expect(readCartCookies(asking("mycart=x; cartx=y"))).toEqual({});
});

test("keeps a cart sixty days, where scripts can read it", () => {
  expect(createCartCookies(asking(""), { cart: "x.y" })).toEqual([
    "cart=x.y; Path=/; Max-Age=5184000; SameSite=Lax",
  ]);
});

test("keeps it on secure connections alone when the site has one", () => {
  const [line] = createCartCookies(asking("", "https://erabao.example"), { cart: "x" });
  expect(line).toMatch(/; Secure$/);
});

test("forgets both what was kept and what was to tell", () => {
  expect(clearCartCookies(asking("")).map((line) => line.split("; Same")[0])).toEqual([
    "cart=; Path=/; Max-Age=0",
    "cart-left=; Path=/; Max-Age=0",
  ]);
});

test("a sign-in brings the cart of a candidate, forgets that of the staff, and adds nothing for a stranger", async () => {
  const asked: unknown[] = [];
  const bring = async (actor: Actor, cart?: string) => {
    asked.push([actor.kind, cart]);
    return { cart: "~x", leftOut: "basket-full:y" };
  };
  const arriving = async (overrides: Parameters<typeof buildUser>[0] = {}) => {
    const { email } = await buildUser({ ...overrides, password: TEST_PASSWORD });
    const headers = await signInAs(email);
    const session = `${headers.get("cookie")}; Path=/; HttpOnly`;
    const cookies = await addCartCookies(asking("cart=x.y"), [session], bring);
    return cookies.slice(1).map((line) => line.split(";", 1)[0]);
  };
  expect(await arriving()).toEqual([
    "here=student~Awa%20Diop",
    "cart=~x",
    "cart-left=basket-full:y",
  ]);
  expect(asked).toEqual([["student", "x.y"]]);
  expect(await arriving({ staff: { role: "admissions", campus: null } })).toEqual([
    "here=staff~Awa%20Diop",
    "cart=",
    "cart-left=",
  ]);
  expect(await addCartCookies(asking("cart=x"), ["a=1"], bring)).toEqual(["a=1"]);
  expect(asked).toHaveLength(1);
});
