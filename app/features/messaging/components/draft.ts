import { tidyContent } from "../message.ts";

/** What is kept of a letter that is being written, by the names of its fields. */
export type Draft = Record<string, string>;

/** Under which name a device keeps it: whose, and for which form of theirs. */
export const draftKey = (person: string, place: string) => `${person}/letter/${place}`;

type Field = Pick<HTMLInputElement, "name" | "type" | "value" | "readOnly"> & {
  options?: Iterable<{ value: string }>;
};
type Fields = { elements: Iterable<unknown> };

const words = new Set(["text", "textarea"]);
const choice = "select-one";
/** Goes with the words: put back and sent again, they are the letter that may have arrived (attempt-field.tsx). */
const attempt = "attempt";

/** What a form holds of a letter; null when nothing is written in it, whatever is chosen. */
export function readDraft(form: Fields): Draft | null {
  const fields = fieldsOf(form);
  const isWritten = fields.some(({ type, value }) => words.has(type) && value.trim());
  return isWritten ? Object.fromEntries(fields.map(({ name, value }) => [name, value])) : null;
}

/** Puts what was kept back into its fields; what cannot be chosen any more stays as the page has it. */
export function writeDraft(form: Fields, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const kept = draft[field.name];
    const options = field.type === choice && [...(field.options ?? [])];
    if (kept === undefined || (options && !options.some(({ value }) => value === kept))) continue;
    field.value = kept;
  }
}

/** Whether a draft says what another does, whatever their sending is called; a field that this one lacks is empty. */
export function saysWhat(draft: Draft, other: Draft): boolean {
  const { [attempt]: _, ...said } = draft;
  return Object.entries(said).every(([name, word]) => (other[name] ?? "") === word);
}

/** Takes the words out of a form, and leaves what was chosen. */
export function emptyDraft(form: Fields): void {
  for (const field of fieldsOf(form)) if (words.has(field.type)) field.value = "";
}

/** Whether words can be typed in a form: what is typed while they leave would be in no letter. */
export function holdDraft(form: Fields, isHeld: boolean): void {
  for (const field of fieldsOf(form)) if (words.has(field.type)) field.readOnly = isHeld;
}

/** Whether a draft has the words of the last letter that arrived: it is that one, and its sender was not told. */
export function hasArrived({ content }: Draft, last: string | undefined): boolean {
  return content !== undefined && tidyContent(content.normalize()) === last;
}

function fieldsOf(form: Fields): Field[] {
  return ([...form.elements] as Field[]).filter(
    ({ name, type }) => name && (words.has(type) || type === choice || name === attempt),
  );
}
