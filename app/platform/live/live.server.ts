import { listen, type Subscription } from "../db/listen.server.ts";
import { newCode } from "../ids.ts";

/**
 * Those who look at the same things: `person:<id>`, `campus:<name>`, `campus:` for what has none, or `library:`, the
 * media of the site.
 */
export type Audience = string;

/** What the database says when something changes that somebody may be looking at (migration 0020). */
const CHANNEL = "live";
/** As many audiences are remembered; beyond, all of them are taken to have changed. */
const MAX_TRACKED_AUDIENCES = 20_000;

const listeners = new Map<Audience, Set<() => void>>();
const changeNumbers = new Map<Audience, number>();
let generation = newCode();
let changeCount = 0;

/** Hears, for this process, what any process changed, until it is stopped. */
export function openLiveEvents(): Promise<Subscription> {
  return listen(CHANNEL, { onNotification, onDisconnect: () => {} });
}

/** Calls `changed` when something changes for one of these audiences; the answer stops it. */
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
 * A word that is another one when something changed for these audiences. Whoever was away compares it; of
 * another process, or after a start, it is always another one.
 */
export function getLiveVersion(audiences: Audience[]): string {
  return `${generation}-${Math.max(0, ...audiences.map((audience) => changeNumbers.get(audience) ?? 0))}`;
}

/** That a person read something of theirs: their count is another one, and of the rest they see nothing new. */
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

/** Nothing that was known before is sure. */
function resetVersions(): void {
  generation = newCode();
  changeNumbers.clear();
}
