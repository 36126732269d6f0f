import type { Actor, Staff } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";

/** Who may change the library: whoever changes what the site says. */
export function canEditMedia(actor: Actor): actor is Staff {
  return actor.kind === "staff" && can(actor, "edit:content");
}
