import { expect, test } from "vitest";
import { cartCookies, forgetCart, keptCart } from "./cart-cookies.server.ts";

const asking = (cookie: string, origin = "http://localhost:3000") =>
  new Request(origin, { headers: { cookie } });

test("reads the cart among other cookies", () => {
  expect(keptCart(asking("a=1; cart=x.y; cart-left=basket-full:z"))).toEqual({
    cart: "x.y",
    leftOut: "basket-full:z",
  });
  expect(keptCart(asking("mycart=x; cartx=y"))).toEqual({});
});

test("keeps a cart sixty days, where scripts can read it", () => {
  expect(cartCookies(asking(""), { cart: "x.y" })).toEqual([
    "cart=x.y; Path=/; Max-Age=5184000; SameSite=Lax",
  ]);
});

test("keeps it on secure connections alone when the site has one", () => {
  const [line] = cartCookies(asking("", "https://erabao.example"), { cart: "x" });
  expect(line).toMatch(/; Secure$/);
});

test("forgets both what was kept and what was to tell", () => {
  expect(forgetCart(asking("")).map((line) => line.split("; Same")[0])).toEqual([
    "cart=; Path=/; Max-Age=0",
    "cart-left=; Path=/; Max-Age=0",
  ]);
});
