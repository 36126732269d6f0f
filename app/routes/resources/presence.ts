import { isSignedIn } from "#app/features/identity/actor.ts";
import { getUserKey } from "#app/features/identity/user-key.server.ts";
import { actorContext } from "#app/http/context.ts";
import type { Route } from "./+types/presence";

/**
 * Who the server knows this browser as: pages kept for everybody ask now and then, for a session may
 * have ended since they were told. The answer puts the cookie `here` right, as any answer does.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const name = isSignedIn(actor) ? actor.name : null;
  const presence = { kind: actor.kind, name, person: getUserKey(actor) };
  return Response.json(presence, { headers: { "Cache-Control": "no-store, private" } });
}
