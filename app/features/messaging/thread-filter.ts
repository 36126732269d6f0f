import type { Query } from "#app/lib/query.ts";
/** Conversations on a page of the list. */
export const PAGE_SIZE = 50;

/** Messages that a conversation shows, and so many more each time they are asked for. */
export const DEFAULT_MESSAGE_COUNT = 50;
const MAX_MESSAGE_COUNT = 5_000;

/** How many messages of a conversation an address asks for: `messages`. */
export function parseMessageCount(query: Query): number {
  return (
    query.integer("messages", { min: DEFAULT_MESSAGE_COUNT, max: MAX_MESSAGE_COUNT }) ??
    DEFAULT_MESSAGE_COUNT
  );
}

/** The end of the address that asks for more of them than this one. */
export function formatEarlierQuery(query: Query): string {
  const more = query.toParams();
  more.delete("sent");
  more.set(
    "messages",
    `${Math.min(parseMessageCount(query) + DEFAULT_MESSAGE_COUNT, MAX_MESSAGE_COUNT)}`,
  );
  return `?${more}`;
}

/** What part of the list of conversations an address asks for. */
export type ThreadFilter = {
  /** The words of a search; "" for none. */
  search: string;
  waitingOnly: boolean;
  /** Only the conversations older than this one. */
  before: string | null;
};

/** Reads the view of an address: `q`, `vue=sans-reponse`, `avant`. */
export function parseThreadFilter(query: Query): ThreadFilter {
  return {
    search: query.text("q"),
    waitingOnly: query.oneOf("vue", ["sans-reponse"]) !== null,
    before: query.id("avant"),
  };
}

/** The end of an address that asks for a view; "" for the whole list. */
export function formatThreadFilter({ search, waitingOnly, before }: ThreadFilter): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (waitingOnly) params.set("vue", "sans-reponse");
  if (before) params.set("avant", before);
  return params.size > 0 ? `?${params}` : "";
}

/** The end of the address of a conversation after an act in it: the same view, and the message that was just sent. */
export function formatQueryAfterAction(query: Query, sentMessageId?: string): string {
  const params = new URLSearchParams(formatThreadFilter(parseThreadFilter(query)));
  if (sentMessageId) params.set("sent", sentMessageId);
  return params.size > 0 ? `?${params}` : "";
}

/** The address of the page after this one; null when these are not a whole page. */
export function getOlderPageUrl(
  listPath: string,
  filter: ThreadFilter,
  threads: { id: string }[],
): string | null {
  const last = threads.at(-1);
  if (!last || threads.length < PAGE_SIZE) return null;
  return `${listPath}${formatThreadFilter({ ...filter, before: last.id })}`;
}

/** The address of the first page. */
export function getFirstPageUrl(listPath: string, filter: ThreadFilter): string {
  return `${listPath}${formatThreadFilter({ ...filter, before: null })}`;
}
