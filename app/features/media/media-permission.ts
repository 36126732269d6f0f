import type { Actor, Staff } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";

/** Whether the actor may change the library: the same permission as for content. */
export function canEditMedia(actor: Actor): actor is Staff {
  return actor.kind === "staff" && can(actor, "edit:content");
}
