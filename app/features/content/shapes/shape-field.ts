/**
 * What an empty answer becomes: refused (nothing said), empty words, no key at all, or null.
 * A group or a list that may be missing has a box to tick.
 */
export type Absent = "empty" | "missing" | "null";

type Common = { absent?: Absent };

/** One field of the words of an entry: what may be typed, and how it is kept. Lengths are in signs. */
export type Field = Common &
  (
    | { type: "line" | "text"; most: number }
    | { type: "rich" | "href" | "date" | "yes" | "picture" | "film" | "focus" }
    | { type: "number"; least: number; most: number }
    | { type: "choice"; of: readonly string[] }
    /** Several short texts, one a line; an empty line counts in the cells of a table only. */
    | { type: "lines"; most: number; blanks?: boolean }
    | { type: "group"; fields: Fields }
    | { type: "list"; of: Field; most: number }
    /** A group whose `type` says which. */
    | { type: "either"; of: Record<string, Fields> }
  );

export type Fields = { readonly [key: string]: Field };
export type FieldOf<T extends Field["type"]> = Extract<Field, { type: T }>;

export const line = (most = 120, absent?: Absent): Field => ({ type: "line", most, absent });
export const text = (most = 600, absent?: Absent): Field => ({ type: "text", most, absent });
export const href = (absent?: Absent): Field => ({ type: "href", absent });
export const rich: Field = { type: "rich" };
export const yes: Field = { type: "yes" };
export const choice = (of: readonly string[], absent?: Absent): Field => ({
  type: "choice",
  of,
  absent,
});
export const lines = (most = 20): Field => ({ type: "lines", most });
export const group = (fields: Fields, absent?: Absent): Field => ({
  type: "group",
  fields,
  absent,
});
export const list = (of: Field, most = 30, absent?: Absent): Field => ({
  type: "list",
  of,
  most,
  absent,
});
