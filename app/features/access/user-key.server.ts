import { getKnownSecrets, sign } from "#app/platform/secret-key.server.ts";
import { type Actor, isImpersonated, isSignedIn } from "./actor.ts";

/**
 * A pseudonym that pages embed, so that a form is never saved for another user than the one it was rendered for. ""
 * for a visitor and during an impersonation: such a page saves nothing and stores nothing in the browser.
 */
export function getUserKey(actor: Actor): string {
  return isSignedIn(actor) && !isImpersonated(actor) ? hashUserId(actor.id) : "";
}

/**
 * The key of a user id. It depends on the oldest known secret: pages open during a rotation and text stored on a device
 * stay those of their user as long as `APP_SECRET_PREVIOUS` is set.
 */
export function hashUserId(id: string): string {
  return sign("person", id, getKnownSecrets().at(-1)).slice(0, 22);
}
