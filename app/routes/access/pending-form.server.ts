import { PERSON_QUERY } from "#app/client/signing-in/request-headers.ts";
import { readFormData } from "#app/http/parse-form.server.ts";

/** A form that was not accepted, preserved in a page until its owner signs in. */
export type PendingForm = {
  /** Target of the form. */
  target: string;
  /** Key of the owner; "" when unknown. */
  ownerKey: string;
  fields: [name: string, value: string][];
  /** Texts that the user probably typed, without duplicates: no generated value and no choice from a list. */
  texts: string[];
  /** Names of the chosen files, which a page cannot preserve. */
  files: string[];
  /** The form had passwords, which are not preserved either. */
  hasPasswords: boolean;
};

/** Reads a form that was not accepted. `target` must be a page of this site. */
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
  /^(intent|before|locale|theme|dataSaver|phoneCountry|campus|notice[A-Z]\w*|quiet\w*)$/;
/** Checkbox values, country codes, codes of ours, list numbers, ids, and JSON that a page added. */
const GENERATED_VALUE_PATTERN =
  /^(|on|[a-z]{2}|[A-Z]{2}|[a-z]+(-[a-z]+)+|\d{1,2}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[[{].*)$/s;

/** Whether the page generated the value: it means nothing to a reader. */
const isGeneratedValue = (name: string, value: string) =>
  CHOICE_FIELD_PATTERN.test(name) || GENERATED_VALUE_PATTERN.test(value.trim());

/** Adds the owner to the URL of the form, so that only this user can submit it. */
function addOwner(url: string, ownerKey: string): string {
  const { pathname, searchParams } = new URL(url || "/", "https://here.invalid");
  searchParams.set(PERSON_QUERY, ownerKey);
  return `${pathname}?${searchParams}`;
}
