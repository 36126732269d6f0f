import { redirect } from "react-router";
import { mergeCart } from "#app/features/admissions/basket/merge-cart.server.ts";
import { createCaller } from "#app/features/auth/caller.server.ts";
import { finishProviderSignIn } from "#app/features/auth/sign-in/provider.server.ts";
import { isProviderId } from "#app/features/auth/sign-in/provider.ts";
import { addCartCookies } from "#app/http/cart-cookies.server.ts";
import { clientAddressContext } from "#app/http/context.ts";
import { createEmailCookie } from "#app/http/email-cookie.server.ts";
import { createPendingSignUpCookie } from "#app/http/pending-sign-up-cookie.server.ts";
import { formatErrorCode } from "#app/http/responses.server.ts";
import type { Route } from "./+types/auth";

/**
 * Callback of sign-in providers, the only public path of the auth library; it must equal the URL registered with the
 * provider (OA-02). Its other paths return 404, because our own forms call the features (CSRF-01, AUTH-07).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const [, provider] = /^\/api\/auth\/callback\/([a-z]+)$/.exec(pathname) ?? [];
  if (!isProviderId(provider)) return notFoundResponse();
  const caller = createCaller(request, context.get(clientAddressContext));
  const result = await finishProviderSignIn(caller, provider, new URL(request.url).search);
  const headers = new Headers({ "Cache-Control": "no-store, private" });
  const cookies = result.ok
    ? await addCartCookies(request, result.cookies, mergeCart)
    : result.cookies;
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (result.ok) return redirect(result.redirect, { headers });
  const { back, signedProfile: newcomer, unconfirmedEmail: unproved } = result;
  if (unproved) headers.append("Set-Cookie", createEmailCookie(request, unproved));
  if (newcomer) headers.append("Set-Cookie", createPendingSignUpCookie(request, newcomer));
  if (newcomer && /\/connexion(\?|$)/.test(back))
    return redirect(back.replace("/connexion", "/connexion/adresse"), { headers });
  return redirect(`${back}${back.includes("?") ? "&" : "?"}error=${formatErrorCode(result)}`, {
    headers,
  });
}

/** POST is always a 404. */
export function action() {
  return notFoundResponse();
}

const notFoundResponse = () => new Response("Not Found", { status: 404, statusText: "Not Found" });
