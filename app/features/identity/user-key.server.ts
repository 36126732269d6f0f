import { createHmac } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import { type Actor, isImpersonated, isSignedIn } from "./actor.ts";

/**
 * A pseudonym that pages embed, so that a form is never saved for another user than the one it was rendered for. ""
 * for a visitor and during an impersonation: such a page saves nothing and stores nothing in the browser.
 */
export function getUserKey(actor: Actor): string {
  return isSignedIn(actor) && !isImpersonated(actor) ? hashUserId(actor.id) : "";
}

/** The key of a user id. */
export function hashUserId(id: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`person ${id}`).digest("base64url").slice(0, 22);
}
