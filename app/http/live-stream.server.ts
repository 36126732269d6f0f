import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { can, getPermittedCampuses } from "#app/features/identity/permissions.ts";
import { getActor } from "#app/features/identity/session.server.ts";
import { type Audience, getLiveVersion, subscribe } from "#app/platform/live/live.server.ts";

/** What a page is told: how many conversations wait, and whether what it shows may have changed. */
export type LiveEvent = { waiting: number; version: string };

/** A proxy that hears nothing for a minute hangs up. */
const HEARTBEAT_MS = 25_000;
/** Changes that come together are told together. */
const BATCH_DELAY_MS = 150;
/** A person with more open pages than this loses the oldest stream: its page comes back by itself. */
const MAX_STREAMS_PER_USER = 12;

const allCampusAudiences = ["campus:senegal", "campus:cameroon", "campus:"];
const openStreams = new Map<string, Set<() => void>>();
let isShuttingDown = false;

/** What this person may be looking at. */
export function getAudiences(actor: Actor): Audience[] {
  // The staff have no news of their own, but that their session has ended.
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
 * How new the data are that are read after this. The frame of an area takes it before its first question to the
 * database: a layout is asked before the page it holds.
 */
export function getActorLiveVersion(actor: Actor): string {
  return getLiveVersion(getAudiences(actor));
}

/** The news of this moment. */
export async function getLiveEvent(actor: Actor, countWaiting: CountWaiting): Promise<LiveEvent> {
  const version = getActorLiveVersion(actor);
  return { waiting: await countWaiting(actor), version };
}

export type CountWaiting = (actor: Actor) => Promise<number>;

/**
 * A stream of events (WHATWG HTML, section 9.2): the news now, then each time that something changes. Who is
 * asking is asked again before anything is told and now and then, without making their session younger; it
 * ends with their session.
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
        const currentActor = await getActor(request.headers, { touch: false });
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
          // Whoever was listening has left.
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
      // nginx would keep the events until its buffer is full.
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

/** Ends every stream of this process, which would hold the server open, and those that are asked for still. */
export function closeAllStreams(): void {
  isShuttingDown = true;
  for (const userStreams of [...openStreams.values()])
    for (const closeStream of [...userStreams]) closeStream();
}
