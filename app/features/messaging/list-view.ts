import type { Query } from "#app/lib/query.ts";
/** Conversations on a page of the list. */
export const PAGE_SIZE = 50;

/** Messages that a conversation shows, and so many more each time they are asked for. */
export const SHOWN = 50;
const MOST_SHOWN = 5_000;

/** How many messages of a conversation an address asks for: `messages`. */
export function shownOf(asked: Query): number {
  return asked.integer("messages", { min: SHOWN, max: MOST_SHOWN }) ?? SHOWN;
}

/** The end of the address that asks for more of them than this one. */
export function earlierQuery(asked: Query): string {
  const more = asked.toParams();
  more.delete("sent");
  more.set("messages", `${Math.min(shownOf(asked) + SHOWN, MOST_SHOWN)}`);
  return `?${more}`;
}

/** What part of the list of conversations an address asks for. */
export type ListView = {
  /** The words of a search; "" for none. */
  search: string;
  waitingOnly: boolean;
  /** Only the conversations older than this one. */
  before: string | null;
};

/** Reads the view of an address: `q`, `vue=sans-reponse`, `avant`. */
export function viewOf(asked: Query): ListView {
  return {
    search: asked.text("q"),
    waitingOnly: asked.oneOf("vue", ["sans-reponse"]) !== null,
    before: asked.id("avant"),
  };
}

/** The end of an address that asks for a view; "" for the whole list. */
export function writeQuery({ search, waitingOnly, before }: ListView): string {
  const asked = new URLSearchParams();
  if (search) asked.set("q", search);
  if (waitingOnly) asked.set("vue", "sans-reponse");
  if (before) asked.set("avant", before);
  return asked.size > 0 ? `?${asked}` : "";
}

/** The end of the address of a conversation after an act in it: the same view, and the message that was just sent. */
export function queryAfter(asked: Query, sent?: string): string {
  const after = new URLSearchParams(writeQuery(viewOf(asked)));
  if (sent) after.set("sent", sent);
  return after.size > 0 ? `?${after}` : "";
}

/** The address of the page after this one; null when these are not a whole page. */
export function olderOf(list: string, view: ListView, shown: { id: string }[]): string | null {
  const last = shown.at(-1);
  if (!last || shown.length < PAGE_SIZE) return null;
  return `${list}${writeQuery({ ...view, before: last.id })}`;
}

/** The address of the first page. */
export function newestOf(list: string, view: ListView): string {
  return `${list}${writeQuery({ ...view, before: null })}`;
}
