import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { CART_COOKIE } from "#app/client/cookies.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { buildReadyDraft, buildSentApplication } from "#app/features/admissions/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { middleware as ofOverview } from "../overview/route.tsx";
import { middleware as ofStatus } from "../status/route.tsx";

await createTestDatabase();

/** Returns the cart cookie that a page sets; undefined when it sets none. */
async function getCartCookieAfter(pages: unknown[], actor: Actor, cart: string) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const headers = { cookie: `${CART_COOKIE}=${cart}` };
  const request = new Request("http://localhost:3000/page", { headers });
  const runMiddleware = pages[0] as (
    args: unknown,
    next: () => Promise<Response>,
  ) => Promise<Response>;
  const answer = await runMiddleware(
    { request, context, params: {} },
    async () => new Response(""),
  );
  const cookieLine = answer.headers.getSetCookie().find((one) => one.startsWith(`${CART_COOKIE}=`));
  return cookieLine?.split(";", 1)[0]?.slice(CART_COOKIE.length + 1);
}

describe("mirrorSentBasket", () => {
  it("sets the cookie of a submitted basket, once", async () => {
    const { actor } = await buildSentApplication();
    const cart = await getCartCookieAfter(ofStatus, actor, "~a");
    expect(cart).toMatch(/^~~[\w-]+$/);
    expect(await getCartCookieAfter(ofStatus, actor, `${cart}`)).toBeUndefined();
  });
});

describe("mirrorDraftBasket", () => {
  it("sets the cookie of an open basket for a new application", async () => {
    const { actor } = await buildReadyDraft();
    expect(await getCartCookieAfter(ofOverview, actor, "~~a")).toMatch(/^~[\w-]+$/);
    expect(await getCartCookieAfter(ofOverview, actor, "~a")).toBeUndefined();
  });
});
