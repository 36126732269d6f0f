import { createHmac } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import { type Actor, isImpersonated, isSignedIn } from "./actor.ts";

/**
 * What a page carries of the person it was made for, so that what they type is sent in nobody else's name:
 * the same for the same person, and it tells nothing of them. "" for a visitor, and for a page that the
 * school sees in somebody's place: such a page saves nothing, and this browser keeps nothing of it.
 */
export function getUserKey(actor: Actor): string {
  return isSignedIn(actor) && !isImpersonated(actor) ? hashUserId(actor.id) : "";
}

/** The mark of a person known by their identifier. */
export function hashUserId(id: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`person ${id}`).digest("base64url").slice(0, 22);
}
