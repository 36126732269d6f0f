import type { RouterContextProvider } from "react-router";
import { mergeCart } from "#app/features/admissions/basket/merge-cart.server.ts";
import { signIn } from "#app/features/auth/sign-in/sign-in.server.ts";
import { addCartCookies } from "#app/http/cart-cookies.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { invalidFormResponse } from "#app/http/responses.server.ts";
import { signInForm } from "./access-forms.server.ts";
import { getSignInTarget, readAccessRequest, respondWithRefusal } from "./access-request.server.ts";

/**
 * Signs in with email and password, for the page and the dialog. Returns the target and the cookies to set, or the
 * response with the errors.
 */
export async function signInWithForm(request: Request, context: Readonly<RouterContextProvider>) {
  const { caller, locale, next } = readAccessRequest(request, context);
  const form = await parseForm(request, signInForm);
  if (!form.ok)
    return { ok: false as const, answer: invalidFormResponse(form.errors, form.submitted) };
  const result = await signIn(caller, { ...form.values, next });
  if (!result.ok) return { ok: false as const, answer: respondWithRefusal(result, form.submitted) };
  const cookies = await addCartCookies(request, result.cookies, mergeCart);
  return { ok: true as const, target: getSignInTarget(locale, result, next), cookies };
}
