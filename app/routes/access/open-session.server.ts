import type { RouterContextProvider } from "react-router";
import { mergeCart } from "#app/features/admissions/basket/merge-cart.server.ts";
import { signIn } from "#app/features/identity/sign-in/sign-in.server.ts";
import { invalid } from "#app/http/answer.server.ts";
import { withTheirCart } from "#app/http/cart-cookies.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { targetAfterSignIn } from "./after-sign-in.server.ts";
import { readKnock, refusedAtDoor } from "./door.server.ts";
import { signInForm } from "./forms.server.ts";

/**
 * Opens a session by the form of e-mail and password, for the page and for the dialog: where to go and
 * the cookies to set, or the answer that shows what was refused.
 */
export async function openSession(request: Request, context: Readonly<RouterContextProvider>) {
  const { caller, locale, next } = readKnock(request, context);
  const form = await parseForm(request, signInForm);
  if (!form.ok) return { ok: false as const, answer: invalid(form.errors, form.typed) };
  const result = await signIn(caller, { ...form.values, next });
  if (!result.ok) return { ok: false as const, answer: refusedAtDoor(result, form.typed) };
  const cookies = await withTheirCart(request, result.cookies, mergeCart);
  return { ok: true as const, to: targetAfterSignIn(locale, result, next), cookies };
}
