import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { campusesOf, can } from "#app/features/identity/permissions.ts";
import { actorOf } from "#app/features/identity/session.server.ts";
import { type Audience, getLiveVersion, subscribe } from "#app/platform/live/live.server.ts";

/** What a page is told: how many conversations wait, and whether what it shows may have changed. */
export type News = { waiting: number; mark: string };

/** A proxy that hears nothing for a minute hangs up. */
const BEAT = 25_000;
/** Changes that come together are told together. */
const PAUSE = 150;
/** A person with more open pages than this loses the oldest stream: its page comes back by itself. */
const MOST_STREAMS = 12;

const every = ["campus:senegal", "campus:cameroon", "campus:"];
const open = new Map<string, Set<() => void>>();
let ending = false;

/** What this person may be looking at. */
export function audiencesOf(actor: Actor): Audience[] {
  // The staff have no news of their own, but that their session has ended.
  const own = isSignedIn(actor) ? [`person:${actor.id}`] : [];
  if (actor.kind !== "staff") return own;
  const asked = (["see:application", "write:message"] as const).map((one) =>
    campusesOf(actor, one),
  );
  const campuses = [...new Set(asked.flat())].map((campus) => `campus:${campus}`);
  const library = can(actor, "edit:content") ? ["library:"] : [];
  return [...own, ...(asked.includes(null) ? every : campuses), ...library];
}

/**
 * How new the data are that are read after this. The frame of an area takes it before its first question to the
 * database: a layout is asked before the page it holds.
 */
export function newsMark(actor: Actor): string {
  return getLiveVersion(audiencesOf(actor));
}

/** The news of this moment. */
export async function newsOf(actor: Actor, count: Count): Promise<News> {
  const mark = newsMark(actor);
  return { waiting: await count(actor), mark };
}

export type Count = (actor: Actor) => Promise<number>;

/**
 * A stream of events (WHATWG HTML, section 9.2): the news now, then each time that something changes. Who is
 * asking is asked again before anything is told and now and then, without making their session younger; it
 * ends with their session.
 */
export function newsStream(request: Request, actor: Actor, count: Count): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const say = (text: string) => stream.enqueue(encoder.encode(text));
      let waiting: NodeJS.Timeout | undefined;
      const tell = async () => {
        waiting = undefined;
        const now = await actorOf(request.headers, { touch: false });
        if (!isSignedIn(now) || !isSignedIn(actor) || now.id !== actor.id) return stop();
        const news = await newsOf(now, count);
        if (!stopped) say(`data: ${JSON.stringify(news)}\n\n`);
      };
      const soon = () => {
        waiting ??= setTimeout(() => tell().catch(stop), PAUSE);
      };
      let stopped = false;
      const unfollow = subscribe(audiencesOf(actor), soon);
      let beats = 0;
      const beat = setInterval(() => {
        beats += 1;
        if (beats % 3 === 0) soon();
        else say(":\n\n");
      }, BEAT);
      const leave = enter(actor, () => stop());
      stop = () => {
        if (stopped) return;
        stopped = true;
        unfollow();
        leave();
        clearInterval(beat);
        clearTimeout(waiting);
        try {
          stream.close();
        } catch {
          // Whoever was listening has left.
        }
      };
      say("retry: 3000\n\n");
      if (ending) return stop();
      soon();
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

function enter(actor: Actor, end: () => void): () => void {
  const id = isSignedIn(actor) ? actor.id : "";
  const mine = open.get(id) ?? new Set();
  open.set(id, mine.add(end));
  if (mine.size > MOST_STREAMS) [...mine][0]?.();
  return () => {
    mine.delete(end);
    if (mine.size === 0) open.delete(id);
  };
}

/** Ends every stream of this process, which would hold the server open, and those that are asked for still. */
export function endStreams(): void {
  ending = true;
  for (const mine of [...open.values()]) for (const end of [...mine]) end();
}
