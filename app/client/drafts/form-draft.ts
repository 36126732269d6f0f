/** What a device keeps of a form, by the names of its fields: a checkbox is "on" or "". */
export type Draft = Record<string, string>;

/** The key under which a device keeps the draft of one form of one person. */
export const draftKey = (userKey: string, formName: string) => `${userKey}/draft/${formName}`;

type FieldOption = { value: string; selected?: boolean; defaultSelected?: boolean };
type DraftField = {
  name: string;
  type: string;
  value: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  readOnly?: boolean;
  options?: Iterable<FieldOption>;
  dispatchEvent?: (event: Event) => unknown;
};
type FormLike = { elements: Iterable<unknown> };

const TEXT_TYPES = new Set(["text", "textarea", "tel", "email", "url", "number", "search", "date"]);
const CHECKABLE_TYPES = new Set(["checkbox", "radio"]);
const SELECT_TYPE = "select-one";
/** Kept with the answers: put back and sent again, they are the attempt that may have been taken. */
const ATTEMPT_FIELD = "attempt";

/** What a form holds now. Files, passwords and hidden fields other than the attempt are left out. */
export function readDraft(form: FormLike): Draft {
  return collectValues(form, readValue);
}

/** What a form came with, before anybody typed. */
export function readInitialDraft(form: FormLike): Draft {
  return collectValues(form, (field) => {
    if (CHECKABLE_TYPES.has(field.type)) return getCheckedValue(field, field.defaultChecked);
    if (field.type !== SELECT_TYPE) return field.defaultValue;
    const options = [...(field.options ?? [])];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  });
}

/** The fields of a draft that say something else than the form came with; null when there are none. */
export function findChangedFields(base: Draft, draft: Draft): Draft | null {
  const { [ATTEMPT_FIELD]: attempt, ...values } = draft;
  const changed = Object.entries(values).filter(([name, value]) => value !== (base[name] ?? ""));
  if (changed.length === 0) return null;
  return { ...Object.fromEntries(changed), ...(attempt === undefined ? {} : { attempt }) };
}

/** A draft without these fields. */
export function withoutFields(draft: Draft, names: readonly string[]): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)));
}

/** Does the form hold words? A choice alone is no message. */
export function hasText(form: FormLike): boolean {
  return listDraftFields(form).some(
    ({ type, value }) => TEXT_TYPES.has(type) && value.trim() !== "",
  );
}

/** Puts what was kept back into its fields; what cannot be chosen any more stays as the page has it. */
export function writeDraft(form: FormLike, draft: Draft): void {
  for (const field of listDraftFields(form)) {
    const stored = draft[field.name];
    if (stored === undefined || readValue(field) === stored) continue;
    if (CHECKABLE_TYPES.has(field.type))
      field.checked = stored === (field.type === "radio" ? field.value : "on");
    else if (
      field.type !== SELECT_TYPE ||
      [...(field.options ?? [])].some(({ value }) => value === stored)
    )
      field.value = stored;
    // The parts of the form that depend on this field follow.
    if (field.name !== ATTEMPT_FIELD) field.dispatchEvent?.(new Event("change", { bubbles: true }));
  }
}

/** Whether a draft says what another does, whatever their attempts; a field that `other` lacks is empty. */
export function isSameDraft(draft: Draft, other: Draft): boolean {
  return findChangedFields(other, draft) === null;
}

/** Takes the words out of a form, and leaves what was chosen. */
export function clearText(form: FormLike): void {
  for (const field of listDraftFields(form)) if (TEXT_TYPES.has(field.type)) field.value = "";
}

/** Makes the words of a form read-only while it is being sent: what is typed then would be sent by nobody. */
export function setTextReadOnly(form: FormLike, isReadOnly: boolean): void {
  for (const field of listDraftFields(form))
    if (TEXT_TYPES.has(field.type)) field.readOnly = isReadOnly;
}

const getCheckedValue = (field: DraftField, isChecked: boolean | undefined) =>
  field.type === "radio" ? (isChecked ? field.value : undefined) : isChecked ? "on" : "";

const readValue = (field: DraftField) =>
  CHECKABLE_TYPES.has(field.type) ? getCheckedValue(field, field.checked) : field.value;

function collectValues(form: FormLike, read: (field: DraftField) => string | undefined): Draft {
  const draft: Draft = {};
  for (const field of listDraftFields(form)) {
    const value = read(field);
    if (value !== undefined) draft[field.name] = value;
    else draft[field.name] ??= "";
  }
  return draft;
}

function listDraftFields(form: FormLike): DraftField[] {
  return ([...form.elements] as DraftField[]).filter(
    ({ name, type }) =>
      name &&
      (TEXT_TYPES.has(type) ||
        CHECKABLE_TYPES.has(type) ||
        type === SELECT_TYPE ||
        name === ATTEMPT_FIELD),
  );
}
