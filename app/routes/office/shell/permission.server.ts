import { data } from "react-router";
import type { Actor } from "#app/features/access/actor.ts";
import { can, type Permission } from "#app/features/access/permissions.ts";

/** Throws a 403 response, which the layout renders, when the actor does not have the permission. */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!can(actor, permission)) throw data(null, { status: 403, statusText: "Forbidden" });
}
