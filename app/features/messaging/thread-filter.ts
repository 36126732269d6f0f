import type { Query } from "#app/lib/query.ts";
// Threads per page of the list.
export const PAGE_SIZE = 50;

/** The messages that a thread shows first, and that each request for earlier ones adds. */
export const DEFAULT_MESSAGE_COUNT = 50;
const MAX_MESSAGE_COUNT = 5_000;

/** Parses the query parameter `messages`. */
export function parseMessageCount(query: Query): number {
  return (
    query.integer("messages", { min: DEFAULT_MESSAGE_COUNT, max: MAX_MESSAGE_COUNT }) ??
    DEFAULT_MESSAGE_COUNT
  );
}

/** The query string that shows more messages than this one. */
export function formatEarlierQuery(query: Query): string {
  const more = query.toParams();
  more.delete("sent");
  more.set(
    "messages",
    `${Math.min(parseMessageCount(query) + DEFAULT_MESSAGE_COUNT, MAX_MESSAGE_COUNT)}`,
  );
  return `?${more}`;
}

export type ThreadFilter = {
  /** The search text; "" for none. */
  search: string;
  isWaitingOnly: boolean;
  /** Only threads older than this one. */
  before: string | null;
};

/** Parses the query parameters `q`, `vue=sans-reponse` and `avant`. */
export function parseThreadFilter(query: Query): ThreadFilter {
  return {
    search: query.text("q"),
    isWaitingOnly: query.option("vue", ["sans-reponse"]) !== null,
    before: query.id("avant"),
  };
}

/** The query string of a filter; "" for the whole list. */
export function formatThreadFilter({ search, isWaitingOnly, before }: ThreadFilter): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (isWaitingOnly) params.set("vue", "sans-reponse");
  if (before) params.set("avant", before);
  return params.size > 0 ? `?${params}` : "";
}

/** The query string after an action in a thread: the same filter, and the message just sent. */
export function formatQueryAfterAction(query: Query, sentMessageId?: string): string {
  const params = new URLSearchParams(formatThreadFilter(parseThreadFilter(query)));
  if (sentMessageId) params.set("sent", sentMessageId);
  return params.size > 0 ? `?${params}` : "";
}

/** The URL of the next older page; null when the page is not full. */
export function getOlderPageUrl(
  listPath: string,
  filter: ThreadFilter,
  threads: { id: string }[],
): string | null {
  const last = threads.at(-1);
  if (!last || threads.length < PAGE_SIZE) return null;
  return `${listPath}${formatThreadFilter({ ...filter, before: last.id })}`;
}

export function getFirstPageUrl(listPath: string, filter: ThreadFilter): string {
  return `${listPath}${formatThreadFilter({ ...filter, before: null })}`;
}
