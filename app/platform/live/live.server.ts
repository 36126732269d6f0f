import { type Listening, listen } from "../db/listen.server.ts";
import { newCode } from "../ids.ts";

/**
 * Those who look at the same things: `person:<id>`, `campus:<name>`, `campus:` for what has none, or `library:`, the
 * media of the site.
 */
export type Audience = string;

/** What the database says when something changes that somebody may be looking at (migration 0020). */
const CHANNEL = "live";
/** As many audiences are remembered; beyond, all of them are taken to have changed. */
const MOST = 20_000;

const followers = new Map<Audience, Set<() => void>>();
const changes = new Map<Audience, number>();
let edition = newCode();
let counted = 0;

/** Hears, for this process, what any process changed, until it is stopped. */
export function openLive(): Promise<Listening> {
  return listen(CHANNEL, { heard, deaf: () => {} });
}

/** Calls `changed` when something changes for one of these audiences; the answer stops it. */
export function follow(audiences: Audience[], changed: () => void): () => void {
  for (const one of audiences) {
    const set = followers.get(one) ?? new Set();
    followers.set(one, set.add(changed));
  }
  return () => {
    for (const one of audiences) {
      const set = followers.get(one);
      set?.delete(changed);
      if (set?.size === 0) followers.delete(one);
    }
  };
}

/**
 * A word that is another one when something changed for these audiences. Whoever was away compares it; of
 * another process, or after a start, it is always another one.
 */
export function markOf(audiences: Audience[]): string {
  return `${edition}-${Math.max(0, ...audiences.map((one) => changes.get(one) ?? 0))}`;
}

/** That a person read something of theirs: their count is another one, and of the rest they see nothing new. */
const READ = "read:";

function heard(audience?: Audience): void {
  if (audience?.startsWith(READ)) {
    tell(audience.slice(READ.length));
    return;
  }
  if (audience === undefined || changes.size >= MOST) begin();
  if (audience === undefined) {
    for (const set of followers.values()) for (const changed of set) changed();
    return;
  }
  counted += 1;
  changes.set(audience, counted);
  tell(audience);
}

function tell(audience: Audience): void {
  for (const changed of followers.get(audience) ?? []) changed();
}

/** Nothing that was known before is sure. */
function begin(): void {
  edition = newCode();
  changes.clear();
}
