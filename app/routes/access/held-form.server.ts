import { PERSON_QUERY } from "#app/client/signing-in/request-headers.ts";
import { sentForm } from "#app/http/form.server.ts";

/** A form that waits for its person, in the page that carries it. */
export type HeldForm = {
  /** Where it goes. */
  to: string;
  /** The mark of its person; "" when nobody knows whose it is. */
  person: string;
  fields: [name: string, value: string][];
  /** What somebody may have written in it, each text once: neither what the page noted nor what was chosen. */
  texts: string[];
  /** The names of the files that were chosen: a page cannot carry them. */
  files: string[];
  /** Passwords were typed: they are not carried either. */
  passwords: boolean;
};

/** Reads what was typed in a form that was not taken. `to` is one of our own pages. */
export async function holdForm(request: Request, to: string, person: string): Promise<HeldForm> {
  const sent = [...(await sentForm(request))];
  const isPassword = (name: string) => /password/i.test(name);
  const fields = sent.filter(
    (one): one is [string, string] => typeof one[1] === "string" && !isPassword(one[0]),
  );
  const texts = fields.flatMap(([name, value]) => (isChosen(name, value) ? [] : value.trim()));
  return {
    to: withPerson(to, person),
    person,
    fields,
    texts: [...new Set(texts)],
    files: sent.flatMap(([, value]) => (typeof value !== "string" && value.name ? value.name : [])),
    passwords: sent.some(([name, value]) => isPassword(name) && value !== ""),
  };
}

const choices = /^(intent|before|locale|theme|saver|phoneCountry|campus|notice[A-Z]\w*|quiet\w*)$/;
/** A tick, a country, a word of ours, a figure of a list, an identifier, what a page notes for itself. */
const ofOurs =
  /^(|on|[a-z]{2}|[A-Z]{2}|[a-z]+(-[a-z]+)+|\d{1,2}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[[{].*)$/s;

/** A value that comes from the page and not from a keyboard: it says nothing to who reads it. */
const isChosen = (name: string, value: string) => choices.test(name) || ofOurs.test(value.trim());

/** The address of the form, which takes it from its person alone. */
function withPerson(address: string, person: string): string {
  const { pathname, searchParams } = new URL(address || "/", "https://here.invalid");
  searchParams.set(PERSON_QUERY, person);
  return `${pathname}?${searchParams}`;
}
