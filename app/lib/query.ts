import { isCalendarDate } from "./calendar-date.ts";
import { cleanLine } from "./clean-text.ts";

/** The default length limit of a value, in characters. */
const MAX_TEXT_CHARACTERS = 200;
/** The number of values read for one repeated name. Further ones are ignored. */
const MAX_VALUES = 2_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A query parameter whose value was refused; `value` is cut to 200 characters. */
export type UnreadableParameter = { name: string; value: string };

/**
 * Reads query parameters by type. It is the only reader of queries: each value is cleaned as form fields are
 * (`cleanText`) and limited in length. A missing or invalid value is null (or "" for a text).
 */
export class Query {
  readonly #params: URLSearchParams;
  readonly #unreadable = new Map<string, string>();

  /** @param query - A query string, with or without its `?`, or parsed parameters. */
  constructor(query: string | URLSearchParams) {
    this.#params = new URLSearchParams(query);
  }

  /** Whether a parameter of this name is present, even empty. */
  has(name: string): boolean {
    return this.#params.has(name);
  }

  /** A text on one line, trimmed and cut to `maxLength` characters; "" when it is missing. */
  text(name: string, maxLength = MAX_TEXT_CHARACTERS): string {
    return cleanLine(this.#params.get(name) ?? "", maxLength);
  }

  /** A whole number from `min` to `max`, both included; else null. */
  integer(name: string, { min, max }: { min: number; max: number }): number | null {
    return this.#read(name, (text) => {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : null;
    });
  }

  /** A calendar day from 1900 to 2100 (`2027-08-31`); else null. */
  date(name: string): string | null {
    return this.#read(name, (text) => (isCalendarDate(text) ? text : null));
  }

  /** One of the given values; else null. */
  option<Value extends string>(name: string, values: readonly Value[]): Value | null {
    return this.#read(name, (text) => values.find((value) => value === text) ?? null);
  }

  /** A row identifier (UUID) in lower case; else null. */
  id(name: string): string | null {
    return this.#read(name, (text) => (UUID.test(text) ? text.toLowerCase() : null));
  }

  /** A text that matches a pattern; else null. The pattern must be anchored. */
  matching(name: string, pattern: RegExp, maxLength = MAX_TEXT_CHARACTERS): string | null {
    return this.#read(name, (text) => (pattern.test(text) ? text : null), maxLength);
  }

  /** Every value of a repeated name, in order, cleaned as by `text`. */
  all(name: string, maxLength = MAX_TEXT_CHARACTERS): string[] {
    const values = this.#params.getAll(name).slice(0, MAX_VALUES);
    return values.map((value) => cleanLine(value, maxLength));
  }

  /** A cleaned copy of the parameters, to build another address from. */
  toParams(maxLength = 2_000): URLSearchParams {
    const entries = [...this.#params].slice(0, MAX_VALUES);
    const cleaned = entries.map(([name, value]) => [
      cleanLine(name, MAX_TEXT_CHARACTERS),
      cleanLine(value, maxLength),
    ]);
    return new URLSearchParams(cleaned);
  }

  /** The values refused so far, for the page to list. */
  get unreadable(): UnreadableParameter[] {
    return [...this.#unreadable].map(([name, value]) => ({ name, value }));
  }

  /** Adds a value that was read by `text` to `unreadable`. */
  markUnreadable(name: string): void {
    this.#unreadable.set(name, this.text(name));
  }

  #read<Value>(
    name: string,
    parse: (text: string) => Value | null,
    maxLength = MAX_TEXT_CHARACTERS,
  ): Value | null {
    // Reads one character beyond the limit, so that a longer text is refused instead of cut into a valid one.
    const text = this.text(name, maxLength + 1);
    if (text === "") return null;
    const value = text.length > maxLength ? null : parse(text);
    if (value === null) this.markUnreadable(name);
    return value;
  }
}
