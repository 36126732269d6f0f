import { data, redirect } from "react-router";
import { z } from "zod";
import type { CartFeedback } from "#app/features/admissions/basket/cart.ts";
import { type CartChange, changeCart } from "#app/features/admissions/basket/change-cart.server.ts";
import {
  createCartCookies,
  createMergedCartCookies,
  readCartCookies,
} from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale, localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/route";
import { renderCartDrawer } from "./cart-drawer.server.tsx";
import { loadOpenCart } from "./load-open-cart.server.ts";
import { CART_PAGE_PATH, PART_HEADER } from "./open-cart.ts";

const courseId = z.string("not-in-list").max(50, "not-in-list").optional();

/** Adds, removes or restores one course; `q` is the search of the page that the user came from. */
const cartForm = z.object({
  add: courseId,
  remove: courseId,
  restore: courseId,
  rank: z.coerce.number("not-in-list").int("not-in-list").min(1, "not-in-list").optional(),
  q: z.string("unreadable").max(100, "too-long:100").optional(),
});

/** Returns the HTML of the drawer to a script; other requests are redirected to the page with the cart. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!request.headers.has(PART_HEADER)) return redirectTo(request, CART_PAGE_PATH);
  return respondWithDrawer({ request, context }, readCartCookies(request), null);
}

/**
 * Changes the cart of this browser, and the basket of a signed-in candidate. A native form is redirected to the page
 * with the cart; a script gets the HTML of the drawer.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, cartForm);
  const change = form.ok ? toCartChange(form.values) : null;
  if (!form.ok || !change) throw data(null, { status: 422 });
  const locale = getLocale(new URL(request.url).pathname);
  const stored = readCartCookies(request);
  const actor = context.get(actorContext);
  const updated = requireFound(await changeCart(actor, stored.cart, change, locale));
  if (request.headers.has(PART_HEADER)) {
    const leftOut = updated.leftOut || stored.leftOut;
    return respondWithDrawer({ request, context }, { cart: updated.cart, leftOut }, updated.news);
  }
  const headers = privateHeaders(createMergedCartCookies(request, updated));
  const address = localizePath(locale, "/autre-formation");
  return redirect(`${address}?${toNewsQuery(updated.news, form.values.q)}#panier`, {
    status: 303,
    headers,
  });
}

type Values = z.infer<typeof cartForm>;

function toCartChange({ add, remove, restore, rank }: Values): CartChange | null {
  if (add) return { action: "add", courseId: add };
  if (remove) return { action: "remove", courseId: remove };
  return restore ? { action: "restore", courseId: restore, rank } : null;
}

function toNewsQuery(news: CartFeedback | null, q?: string): URLSearchParams {
  const query = new URLSearchParams(q ? { q } : {});
  query.set("panier", news?.reason ?? "");
  if (news) query.set("formation", news.id);
  if (news?.rank) query.set("rang", `${news.rank}`);
  return query;
}

type CartRequest = Pick<Route.LoaderArgs, "request" | "context">;
type StoredCart = ReturnType<typeof readCartCookies>;

async function respondWithDrawer(
  { request, context }: CartRequest,
  stored: StoredCart,
  news: CartFeedback | null,
) {
  const { pathname } = new URL(request.url);
  const { cart, toStore } = await loadOpenCart(
    context.get(actorContext),
    getLocale(pathname),
    stored,
    news,
  );
  const headers = privateHeaders(
    createCartCookies(request, { ...toStore, cart: toStore.cart ?? stored.cart }),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(renderCartDrawer(cart, pathname), { headers });
}

function privateHeaders(cookies: string[]): Headers {
  const headers = new Headers({ "Cache-Control": "no-store, private", Vary: "Cookie" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}
