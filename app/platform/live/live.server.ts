import { listen, type Subscription } from "../db/listen.server.ts";
import { newCode } from "../ids.ts";

/**
 * A group of users who see the same data: `person:<id>`, `campus:<name>`, `campus:` for rows without a campus, or
 * `library:` for the site's media.
 */
export type Audience = string;

/** The PostgreSQL channel on which triggers announce changes (migration 0020). */
const CHANNEL = "live";
/** Memory bound: beyond it every audience counts as changed. */
const MAX_TRACKED_AUDIENCES = 20_000;

const listeners = new Map<Audience, Set<() => void>>();
const changeNumbers = new Map<Audience, number>();
let generation = newCode();
let changeCount = 0;

/** Subscribes this process to the changes made by all processes, until `stop`. */
export function openLiveEvents(): Promise<Subscription> {
  return listen(CHANNEL, { onNotification, onDisconnect: () => {} });
}

/** Calls `onChange` when data of one of these audiences changes. Returns a function that unsubscribes. */
export function subscribe(audiences: Audience[], onChange: () => void): () => void {
  for (const audience of audiences) {
    const set = listeners.get(audience) ?? new Set();
    listeners.set(audience, set.add(onChange));
  }
  return () => {
    for (const audience of audiences) {
      const set = listeners.get(audience);
      set?.delete(onChange);
      if (set?.size === 0) listeners.delete(audience);
    }
  };
}

/**
 * Returns a string that changes whenever data of these audiences changes, so that a client that was disconnected can
 * compare it. It differs between processes and after a restart.
 */
export function getLiveVersion(audiences: Audience[]): string {
  return `${generation}-${Math.max(0, ...audiences.map((audience) => changeNumbers.get(audience) ?? 0))}`;
}

/**
 * A payload with this prefix says that a person read something: their unread count changes, the data they see does
 * not.
 */
const READ_PREFIX = "read:";

function onNotification(audience?: Audience): void {
  if (audience?.startsWith(READ_PREFIX)) {
    notifyListeners(audience.slice(READ_PREFIX.length));
    return;
  }
  if (audience === undefined || changeNumbers.size >= MAX_TRACKED_AUDIENCES) resetVersions();
  if (audience === undefined) {
    for (const set of listeners.values()) for (const onChange of set) onChange();
    return;
  }
  changeCount += 1;
  changeNumbers.set(audience, changeCount);
  notifyListeners(audience);
}

function notifyListeners(audience: Audience): void {
  for (const onChange of listeners.get(audience) ?? []) onChange();
}

/** Makes every version change, because what changed is unknown. */
function resetVersions(): void {
  generation = newCode();
  changeNumbers.clear();
}
