/** What a device keeps of a form, by the names of its fields: a checkbox is "on" or "". */
export type Draft = Record<string, string>;

/** The key under which a device keeps the draft of one form of one person. */
export const draftKey = (person: string, place: string) => `${person}/draft/${place}`;

type Option = { value: string; selected?: boolean; defaultSelected?: boolean };
type Field = {
  name: string;
  type: string;
  value: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  readOnly?: boolean;
  options?: Iterable<Option>;
  dispatchEvent?: (event: Event) => unknown;
};
type Fields = { elements: Iterable<unknown> };

const WORDS = new Set(["text", "textarea", "tel", "email", "url", "number", "search", "date"]);
const TICKS = new Set(["checkbox", "radio"]);
const CHOICE = "select-one";
/** Kept with the answers: put back and sent again, they are the attempt that may have been taken. */
const ATTEMPT = "attempt";

/** What a form holds now. Files, passwords and hidden fields other than the attempt are left out. */
export function readDraft(form: Fields): Draft {
  return valuesOf(form, readValue);
}

/** What a form came with, before anybody typed. */
export function readBase(form: Fields): Draft {
  return valuesOf(form, (field) => {
    if (TICKS.has(field.type)) return ticked(field, field.defaultChecked);
    if (field.type !== CHOICE) return field.defaultValue;
    const options = [...(field.options ?? [])];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  });
}

/** The fields of a draft that say something else than the form came with; null when there are none. */
export function changedFrom(base: Draft, draft: Draft): Draft | null {
  const { [ATTEMPT]: attempt, ...said } = draft;
  const changed = Object.entries(said).filter(([name, value]) => value !== (base[name] ?? ""));
  if (changed.length === 0) return null;
  return { ...Object.fromEntries(changed), ...(attempt === undefined ? {} : { attempt }) };
}

/** A draft without these fields. */
export function withoutFields(draft: Draft, names: readonly string[]): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)));
}

/** Does the form hold words? A choice alone is no message. */
export function hasWords(form: Fields): boolean {
  return fieldsOf(form).some(({ type, value }) => WORDS.has(type) && value.trim() !== "");
}

/** Puts what was kept back into its fields; what cannot be chosen any more stays as the page has it. */
export function writeDraft(form: Fields, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const kept = draft[field.name];
    if (kept === undefined || readValue(field) === kept) continue;
    if (TICKS.has(field.type))
      field.checked = kept === (field.type === "radio" ? field.value : "on");
    else if (
      field.type !== CHOICE ||
      [...(field.options ?? [])].some(({ value }) => value === kept)
    )
      field.value = kept;
    // The parts of the form that depend on this field follow.
    if (field.name !== ATTEMPT) field.dispatchEvent?.(new Event("change", { bubbles: true }));
  }
}

/** Whether a draft says what another does, whatever their attempts; a field that `other` lacks is empty. */
export function saysWhat(draft: Draft, other: Draft): boolean {
  return changedFrom(other, draft) === null;
}

/** Takes the words out of a form, and leaves what was chosen. */
export function emptyDraft(form: Fields): void {
  for (const field of fieldsOf(form)) if (WORDS.has(field.type)) field.value = "";
}

/** Makes the words of a form read-only while it is being sent: what is typed then would be sent by nobody. */
export function holdDraft(form: Fields, isHeld: boolean): void {
  for (const field of fieldsOf(form)) if (WORDS.has(field.type)) field.readOnly = isHeld;
}

const ticked = (field: Field, isTicked: boolean | undefined) =>
  field.type === "radio" ? (isTicked ? field.value : undefined) : isTicked ? "on" : "";

const readValue = (field: Field) =>
  TICKS.has(field.type) ? ticked(field, field.checked) : field.value;

function valuesOf(form: Fields, read: (field: Field) => string | undefined): Draft {
  const draft: Draft = {};
  for (const field of fieldsOf(form)) {
    const value = read(field);
    if (value !== undefined) draft[field.name] = value;
    else draft[field.name] ??= "";
  }
  return draft;
}

function fieldsOf(form: Fields): Field[] {
  return ([...form.elements] as Field[]).filter(
    ({ name, type }) =>
      name && (WORDS.has(type) || TICKS.has(type) || type === CHOICE || name === ATTEMPT),
  );
}
