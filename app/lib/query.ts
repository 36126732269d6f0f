import { isCalendarDate } from "./calendar-date.ts";
import { cleanLine } from "./clean-text.ts";

/** The longest text that is read when a caller gives no other limit, in characters. */
const MAX_TEXT_CHARACTERS = 200;
/** The most values of one repeated name: more are left out. */
const MAX_VALUES = 2_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A value of an address that its reader refused: the parameter, and what was written there (at most 200 characters). */
export type UnreadableParameter = { name: string; value: string };

/**
 * Reads the query of an address by the type of each value. It is the only reader of queries: every value is cleaned as
 * the texts of forms are (`cleanText`), bounded, and null (or an empty text) when it is missing or cannot be read.
 */
export class Query {
  readonly #params: URLSearchParams;
  readonly #unreadable = new Map<string, string>();

  /** @param query - A query string, with or without its `?`, or parameters already parsed. */
  constructor(query: string | URLSearchParams) {
    this.#params = new URLSearchParams(query);
  }

  /** Is there a parameter of this name, even an empty one? */
  has(name: string): boolean {
    return this.#params.has(name);
  }

  /** A text on one line, without outer spaces; longer ones are cut. "" when there is none. */
  text(name: string, maxLength = MAX_TEXT_CHARACTERS): string {
    return cleanLine(this.#params.get(name) ?? "", maxLength);
  }

  /** A whole number between two bounds, both included; null otherwise. */
  integer(name: string, { min, max }: { min: number; max: number }): number | null {
    return this.#read(name, (text) => {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : null;
    });
  }

  /** A day of the calendar from 1900 to 2100 (`2027-08-31`); null otherwise. */
  date(name: string): string | null {
    return this.#read(name, (text) => (isCalendarDate(text) ? text : null));
  }

  /** One of a list of words; null otherwise. */
  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | null {
    return this.#read(name, (text) => values.find((value) => value === text) ?? null);
  }

  /** An identifier of a row (UUID); null otherwise. */
  id(name: string): string | null {
    return this.#read(name, (text) => (UUID.test(text) ? text.toLowerCase() : null));
  }

  /** A text that a pattern describes; null otherwise. The pattern must be anchored. */
  matching(name: string, pattern: RegExp, maxLength = MAX_TEXT_CHARACTERS): string | null {
    return this.#read(name, (text) => (pattern.test(text) ? text : null), maxLength);
  }

  /** Every value of a repeated name, in order, cleaned as `text`. */
  all(name: string, maxLength = MAX_TEXT_CHARACTERS): string[] {
    const values = this.#params.getAll(name).slice(0, MAX_VALUES);
    return values.map((value) => cleanLine(value, maxLength));
  }

  /** A copy of the parameters, cleaned, to build another address from. */
  toParams(maxLength = 2_000): URLSearchParams {
    const entries = [...this.#params].slice(0, MAX_VALUES);
    const cleaned = entries.map(([name, value]) => [
      cleanLine(name, MAX_TEXT_CHARACTERS),
      cleanLine(value, maxLength),
    ]);
    return new URLSearchParams(cleaned);
  }

  /** The values that were refused since this query was made, for a page to say so. */
  get unreadable(): UnreadableParameter[] {
    return [...this.#unreadable].map(([name, value]) => ({ name, value }));
  }

  /** Records that a value which was read as a text cannot be used. */
  markUnreadable(name: string): void {
    this.#unreadable.set(name, this.text(name));
  }

  #read<Value>(
    name: string,
    parse: (text: string) => Value | null,
    maxLength = MAX_TEXT_CHARACTERS,
  ): Value | null {
    // One character more than the limit is kept, so that a text over the limit is refused and not cut into another.
    const text = this.text(name, maxLength + 1);
    if (text === "") return null;
    const value = text.length > maxLength ? null : parse(text);
    if (value === null) this.markUnreadable(name);
    return value;
  }
}
