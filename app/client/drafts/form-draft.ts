/** The values of a form, by field name; a checkbox is "on" or "", each of several with one name by `name=value`. */
export type Draft = Record<string, string>;

/** Returns the storage key of the draft of one form of one user. */
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
/**
 * Stored with the values: a restored draft repeats its attempt, so the server recognises a form that it has already
 * accepted.
 */
const ATTEMPT_FIELD = "attempt";

/** Reads the current values of a form, without files, passwords and hidden fields other than the attempt. */
export function readDraft(form: FormLike): Draft {
  return collectValues(form, readValue);
}

/** Reads the values that the page rendered, before any input. */
export function readInitialDraft(form: FormLike): Draft {
  return collectValues(form, (field) => {
    if (CHECKABLE_TYPES.has(field.type)) return getCheckedValue(field, field.defaultChecked);
    if (field.type !== SELECT_TYPE) return field.defaultValue;
    const options = [...(field.options ?? [])];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  });
}

/** Returns the fields that differ from the base, with the attempt; null when none differs. */
export function findChangedFields(base: Draft, draft: Draft): Draft | null {
  const { [ATTEMPT_FIELD]: attempt, ...values } = draft;
  const changed = Object.entries(values).filter(([name, value]) => value !== (base[name] ?? ""));
  if (changed.length === 0) return null;
  return { ...Object.fromEntries(changed), ...(attempt === undefined ? {} : { attempt }) };
}

export function withoutFields(draft: Draft, names: readonly string[]): Draft {
  const isIncluded = ([key]: [string, string]) => !names.includes(key.replace(/=.*/s, ""));
  return Object.fromEntries(Object.entries(draft).filter(isIncluded));
}

/** Whether a text field of the form is not blank; a choice alone is no message. */
export function hasText(form: FormLike): boolean {
  return listDraftFields(form).some(
    ([, { type, value }]) => TEXT_TYPES.has(type) && value.trim() !== "",
  );
}

/** Writes a draft into the fields of a form; a select keeps its value when the stored option no longer exists. */
export function writeDraft(form: FormLike, draft: Draft): void {
  for (const [key, field] of listDraftFields(form)) {
    const stored = draft[key];
    if (stored === undefined || readValue(field) === stored) continue;
    if (CHECKABLE_TYPES.has(field.type))
      field.checked = stored === (field.type === "radio" ? field.value : "on");
    else if (
      field.type !== SELECT_TYPE ||
      [...(field.options ?? [])].some(({ value }) => value === stored)
    )
      field.value = stored;
    // Parts of the form that depend on this field update.
    if (field.name !== ATTEMPT_FIELD) field.dispatchEvent?.(new Event("change", { bubbles: true }));
  }
}

/** Whether two drafts have the same values, apart from the attempt; a field that `other` lacks counts as empty. */
export function isSameDraft(draft: Draft, other: Draft): boolean {
  return findChangedFields(other, draft) === null;
}

/** Clears the text fields of a form, and leaves the choices. */
export function clearText(form: FormLike): void {
  for (const [, field] of listDraftFields(form)) if (TEXT_TYPES.has(field.type)) field.value = "";
}

/** Makes the text fields read-only while the form is submitted, because later input would not be sent. */
export function setTextReadOnly(form: FormLike, isReadOnly: boolean): void {
  for (const [, field] of listDraftFields(form))
    if (TEXT_TYPES.has(field.type)) field.readOnly = isReadOnly;
}

const getCheckedValue = (field: DraftField, isChecked: boolean | undefined) =>
  field.type === "radio" ? (isChecked ? field.value : undefined) : isChecked ? "on" : "";

const readValue = (field: DraftField) =>
  CHECKABLE_TYPES.has(field.type) ? getCheckedValue(field, field.checked) : field.value;

function collectValues(form: FormLike, read: (field: DraftField) => string | undefined): Draft {
  const draft: Draft = {};
  for (const [key, field] of listDraftFields(form)) {
    const value = read(field);
    if (value !== undefined) draft[key] = value;
    else draft[key] ??= "";
  }
  return draft;
}

/** Lists the fields of a draft with their keys. */
function listDraftFields(form: FormLike): [key: string, field: DraftField][] {
  const fields = ([...form.elements] as DraftField[]).filter(
    ({ name, type }) =>
      name &&
      (TEXT_TYPES.has(type) ||
        CHECKABLE_TYPES.has(type) ||
        type === SELECT_TYPE ||
        name === ATTEMPT_FIELD),
  );
  const checkboxes = fields.filter(({ type }) => type === "checkbox");
  const isGrouped = (field: DraftField) =>
    checkboxes.some((other) => other !== field && other.name === field.name);
  return fields.map((field) => {
    const needsValue = field.type === "checkbox" && isGrouped(field);
    return [needsValue ? `${field.name}=${field.value}` : field.name, field];
  });
}
