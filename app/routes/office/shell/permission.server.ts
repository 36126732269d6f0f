import { data } from "react-router";
import type { Actor } from "#app/features/identity/actor.ts";
import { can, type Permission } from "#app/features/identity/permissions.ts";

/** Answers 403, inside the frame of the office, to a member of the staff whose role has no part in this. */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!can(actor, permission)) throw data(null, { status: 403, statusText: "Forbidden" });
}
