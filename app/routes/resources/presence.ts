import { isSignedIn } from "#app/features/access/actor.ts";
import { getUserKey } from "#app/features/access/user-key.server.ts";
import { actorContext } from "#app/http/context.ts";
import type { Route } from "./+types/presence";

/**
 * Returns the user of the session, or a visitor: cached pages check from time to time, because the session may have
 * ended. The response also corrects the `here` cookie.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const name = isSignedIn(actor) ? actor.name : null;
  const presence = { kind: actor.kind, name, person: getUserKey(actor) };
  return Response.json(presence, { headers: { "Cache-Control": "no-store, private" } });
}
