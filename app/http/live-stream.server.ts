import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { can, getPermittedCampuses } from "#app/features/access/permissions.ts";
import { getActor } from "#app/features/auth/session.server.ts";
import { type Audience, getLiveVersion, subscribe } from "#app/platform/live/live.server.ts";

/** Event sent to a page: the number of unread conversations, and the version of the data that the user may see. */
export type LiveEvent = { waiting: number; version: string };

/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Changes within this delay are sent as one event. */
const BATCH_DELAY_MS = 150;
/** Above this number of open pages the oldest stream is closed; its page reconnects by itself. */
const MAX_STREAMS_PER_USER = 12;

const allCampusAudiences = ["campus:senegal", "campus:cameroon", "campus:"];
const openStreams = new Map<string, Set<() => void>>();
let isShuttingDown = false;

/** The audiences whose changes this user may see. */
export function getAudiences(actor: Actor): Audience[] {
  // The personal audience of staff announces only the end of their session.
  const ownAudiences = isSignedIn(actor) ? [`person:${actor.id}`] : [];
  if (actor.kind !== "staff") return ownAudiences;
  const permittedCampuses = (["see:application", "write:message"] as const).map((permission) =>
    getPermittedCampuses(actor, permission),
  );
  const campuses = [...new Set(permittedCampuses.flat())].map((campus) => `campus:${campus}`);
  const contentAudiences = can(actor, "edit:content") ? ["library:"] : [];
  return [
    ...ownAudiences,
    ...(permittedCampuses.includes(null) ? allCampusAudiences : campuses),
    ...contentAudiences,
  ];
}

/**
 * Version of the live data. The layout of an area must read it before its first database query, so that no change
 * between the query and the version is missed.
 */
export function getActorLiveVersion(actor: Actor): string {
  return getLiveVersion(getAudiences(actor));
}

/** The current event of a user; `countWaiting` counts their unread conversations. */
export async function getLiveEvent(actor: Actor, countWaiting: CountWaiting): Promise<LiveEvent> {
  const version = getActorLiveVersion(actor);
  return { waiting: await countWaiting(actor), version };
}

export type CountWaiting = (actor: Actor) => Promise<number>;

/**
 * An event stream (WHATWG HTML, section 9.2): the current event, then one after each change. Checks the session before
 * every event and every third heartbeat, without extending it; ends with the session.
 */
export function createLiveStream(
  request: Request,
  actor: Actor,
  countWaiting: CountWaiting,
): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      let pendingTimer: NodeJS.Timeout | undefined;
      const sendEvent = async () => {
        pendingTimer = undefined;
        const currentActor = await getActor(request.headers, { extendsSession: false });
        if (!isSignedIn(currentActor) || !isSignedIn(actor) || currentActor.id !== actor.id)
          return stop();
        const event = await getLiveEvent(currentActor, countWaiting);
        if (!isStopped) send(`data: ${JSON.stringify(event)}\n\n`);
      };
      const scheduleEvent = () => {
        pendingTimer ??= setTimeout(() => sendEvent().catch(stop), BATCH_DELAY_MS);
      };
      let isStopped = false;
      const unsubscribe = subscribe(getAudiences(actor), scheduleEvent);
      let heartbeatCount = 0;
      const heartbeat = setInterval(() => {
        heartbeatCount += 1;
        if (heartbeatCount % 3 === 0) scheduleEvent();
        else send(":\n\n");
      }, HEARTBEAT_MS);
      const unregister = registerStream(actor, () => stop());
      stop = () => {
        if (isStopped) return;
        isStopped = true;
        unsubscribe();
        unregister();
        clearInterval(heartbeat);
        clearTimeout(pendingTimer);
        try {
          controller.close();
        } catch {
          // The client has disconnected already.
        }
      };
      send("retry: 3000\n\n");
      if (isShuttingDown) return stop();
      scheduleEvent();
      request.signal.addEventListener("abort", stop);
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, private, no-transform",
      // nginx would buffer the events.
      "X-Accel-Buffering": "no",
    },
  });
}

function registerStream(actor: Actor, closeStream: () => void): () => void {
  const id = isSignedIn(actor) ? actor.id : "";
  const userStreams = openStreams.get(id) ?? new Set();
  openStreams.set(id, userStreams.add(closeStream));
  if (userStreams.size > MAX_STREAMS_PER_USER) [...userStreams][0]?.();
  return () => {
    userStreams.delete(closeStream);
    if (userStreams.size === 0) openStreams.delete(id);
  };
}

/** Closes all streams of this process, which would block its shutdown, and refuses new ones. */
export function closeAllStreams(): void {
  isShuttingDown = true;
  for (const userStreams of [...openStreams.values()])
    for (const closeStream of [...userStreams]) closeStream();
}
