import { isSignedIn } from "#app/features/access/actor.ts";
import { countWaitingThreads } from "#app/features/messaging/thread.server.ts";
import { actorContext } from "#app/http/context.ts";
import { createLiveStream, getLiveEvent } from "#app/http/live-stream.server.ts";
import type { Route } from "./+types/live";

/**
 * Live events of an area: a stream, or one event for a client that cannot stream. Visitors get 204, which stops
 * reconnecting.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  if (!isSignedIn(actor)) return new Response(null, { status: 204, headers: noStoreHeaders });
  if (request.headers.get("accept")?.includes("text/event-stream"))
    return createLiveStream(request, actor, countWaitingThreads);
  return Response.json(await getLiveEvent(actor, countWaitingThreads), { headers: noStoreHeaders });
}

const noStoreHeaders = { "Cache-Control": "no-store, private" };
