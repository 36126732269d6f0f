import { PERSON_QUERY } from "#app/client/signing-in/request-headers.ts";
import { readFormData } from "#app/http/parse-form.server.ts";

/** A form that waits for its person, in the page that carries it. */
export type PendingForm = {
  /** Where it goes. */
  target: string;
  /** The mark of its person; "" when nobody knows whose it is. */
  ownerKey: string;
  fields: [name: string, value: string][];
  /** What somebody may have written in it, each text once: neither what the page noted nor what was chosen. */
  texts: string[];
  /** The names of the files that were chosen: a page cannot carry them. */
  files: string[];
  /** Passwords were typed: they are not carried either. */
  hasPasswords: boolean;
};

/** Reads what was typed in a form that was not taken. `to` is one of our own pages. */
export async function readPendingForm(
  request: Request,
  target: string,
  ownerKey: string,
): Promise<PendingForm> {
  const entries = [...(await readFormData(request))];
  const isPassword = (name: string) => /password/i.test(name);
  const fields = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !isPassword(entry[0]),
  );
  const texts = fields.flatMap(([name, value]) =>
    isGeneratedValue(name, value) ? [] : value.trim(),
  );
  return {
    target: addOwner(target, ownerKey),
    ownerKey,
    fields,
    texts: [...new Set(texts)],
    files: entries.flatMap(([, value]) =>
      typeof value !== "string" && value.name ? value.name : [],
    ),
    hasPasswords: entries.some(([name, value]) => isPassword(name) && value !== ""),
  };
}

const CHOICE_FIELD_PATTERN =
  /^(intent|before|locale|theme|saver|phoneCountry|campus|notice[A-Z]\w*|quiet\w*)$/;
/** A tick, a country, a word of ours, a figure of a list, an identifier, what a page notes for itself. */
const GENERATED_VALUE_PATTERN =
  /^(|on|[a-z]{2}|[A-Z]{2}|[a-z]+(-[a-z]+)+|\d{1,2}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[[{].*)$/s;

/** A value that comes from the page and not from a keyboard: it says nothing to who reads it. */
const isGeneratedValue = (name: string, value: string) =>
  CHOICE_FIELD_PATTERN.test(name) || GENERATED_VALUE_PATTERN.test(value.trim());

/** The address of the form, which takes it from its person alone. */
function addOwner(url: string, ownerKey: string): string {
  const { pathname, searchParams } = new URL(url || "/", "https://here.invalid");
  searchParams.set(PERSON_QUERY, ownerKey);
  return `${pathname}?${searchParams}`;
}
