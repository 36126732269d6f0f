import { hasPresenceCheckbox } from "#app/features/content/editing/form-fields.ts";
import { getItemCount } from "#app/features/content/editing/form-items.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import type { Field, Fields, FieldWithType } from "#app/features/content/shapes/shape-field.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { type ContentFormState, keyLabel } from "./content-form-state.ts";
import { MediumField } from "./medium-field.tsx";
import { PlainField } from "./plain-field.tsx";

type FormFieldsProps = { fields: Fields; path: string; formState: ContentFormState };

/**
 * The form controls of a content shape. `path` is the prefix of their names, with its final dot.
 */
export function FormFields({ fields, path, formState }: FormFieldsProps) {
  return Object.entries(fields).map(([key, field]) => (
    <FormField key={key} name={key} field={field} path={`${path}${key}`} formState={formState} />
  ));
}

type FormFieldProps = { name: string; field: Field; path: string; formState: ContentFormState };

/** The control of one field; groups and lists render their fields inside. */
export function FormField({ name, field, path, formState }: FormFieldProps) {
  const { labels } = useMessages(editorMessages);
  const label = keyLabel(labels, name);
  if (field.type === "group")
    return (
      <fieldset className="field-group" id={path} tabIndex={-1}>
        <legend>{label}</legend>
        {hasPresenceCheckbox(field) && (
          <OptionalGroupCheckbox path={path} label={label} formState={formState} />
        )}
        <div className="group-fields">
          <FormFields fields={field.fields} path={`${path}.`} formState={formState} />
        </div>
      </fieldset>
    );
  if (field.type === "list")
    return <FieldList field={field} path={path} label={label} formState={formState} />;
  if (field.type === "either") return null;
  if (field.type === "picture" || field.type === "film")
    return (
      <MediumField
        path={path}
        kind={field.type === "film" ? "video" : "picture"}
        formState={formState}
      />
    );
  return <PlainField field={field} path={path} label={label} formState={formState} />;
}

function OptionalGroupCheckbox({
  path,
  label,
  formState,
}: {
  path: string;
  label: string;
  formState: ContentFormState;
}) {
  const t = useMessages(editorMessages);
  return (
    <Checkbox
      name={`${path}.@`}
      value="on"
      label={t.include(label)}
      defaultChecked={formState.values[`${path}.@`] === "on"}
    />
  );
}

type FieldListProps = {
  field: FieldWithType<"list">;
  path: string;
  label: string;
  formState: ContentFormState;
};

/** A list with buttons for each item and one that adds an item. It works without scripts. */
function FieldList({ field, path, label, formState }: FieldListProps) {
  const t = useMessages(editorMessages);
  const count = getItemCount(formState.values, path);
  const error = formState.errors[path];
  return (
    <fieldset className="field-list" id={path} tabIndex={-1}>
      <legend>{label}</legend>
      {error && <p className="field-error">{error}</p>}
      <input type="hidden" name={`${path}.#`} value={count} />
      {hasPresenceCheckbox(field) && count > 0 && (
        <input type="hidden" name={`${path}.@`} value="on" />
      )}
      {Array.from({ length: count }, (_, index) => (
        <ListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a form have no other identity
          key={index}
          {...{ field, path: `${path}.${index}`, formState }}
          name={listItemTitle(t, field, formState, { path, label, index })}
        />
      ))}
      {count < field.max && <AddItem field={field} path={path} label={label} />}
    </fieldset>
  );
}

type ItemPosition = { path: string; label: string; index: number };

function listItemTitle(
  t: (typeof editorMessages)["fr"],
  field: FieldWithType<"list">,
  { values: submitted }: ContentFormState,
  { path, label, index }: ItemPosition,
): string {
  const type = field.item.type === "either" ? submitted[`${path}.${index}.type`] : undefined;
  const title = ["heading", "title", "question", "label", "statement"]
    .map((key) => submitted[`${path}.${index}.${key}`])
    .find(Boolean);
  const kind = type ? keyLabel(t.sections, type) : label;
  return [t.item(kind, index + 1), title?.slice(0, 60)].filter(Boolean).join(" – ");
}

type ListItemProps = {
  field: FieldWithType<"list">;
  path: string;
  name: string;
  formState: ContentFormState;
};

function ListItem({ field, path, name, formState }: ListItemProps) {
  const t = useMessages(editorMessages);
  const buttonProps = (verb: string) => ({
    type: "submit" as const,
    name: "intent",
    value: `${verb}:${path}`,
    formAction: `#${path.slice(0, path.lastIndexOf("."))}`,
    formNoValidate: true,
  });
  return (
    <details className="list-item" open={isOpen(field, path, formState)} id={path}>
      <summary>{name}</summary>
      <ItemFields field={field} path={path} formState={formState} />
      <div className="item-actions">
        <Button {...buttonProps("up")} variant="secondary" size="small" aria-label={t.up(name)}>
          <Icon name="arrow-up" />
        </Button>
        <Button {...buttonProps("down")} variant="secondary" size="small" aria-label={t.down(name)}>
          <Icon name="arrow-down" />
        </Button>
        <Button {...buttonProps("remove")} variant="link-danger">
          {t.remove(name)}
        </Button>
      </div>
    </details>
  );
}

/**
 * Sections are closed, so that the page stays short; those with an error, with missing fields or
 * new ones are open.
 */
function isOpen(field: FieldWithType<"list">, path: string, formState: ContentFormState): boolean {
  const { errors, missingFields, values, picking } = formState;
  const isInside = (key: string) => key === path || key.startsWith(`${path}.`);
  if (Object.keys({ ...errors, ...missingFields }).some(isInside) || isInside(picking)) return true;
  if (field.item.type !== "either") return true;
  return Object.keys(values).filter(isInside).length <= 1;
}

type ItemFieldsProps = { field: FieldWithType<"list">; path: string; formState: ContentFormState };

function ItemFields({ field: { item }, path, formState }: ItemFieldsProps) {
  if (item.type === "group")
    return <FormFields fields={item.fields} path={`${path}.`} formState={formState} />;
  if (item.type !== "either")
    return <FormField name="text" field={item} path={path} formState={formState} />;
  const type = formState.values[`${path}.type`] ?? "";
  return (
    <>
      <input type="hidden" name={`${path}.type`} value={type} />
      <FormFields
        fields={getOwnValue(item.variants, type) ?? {}}
        path={`${path}.`}
        formState={formState}
      />
    </>
  );
}

function AddItem({ field, path, label }: Omit<FieldListProps, "formState">) {
  const t = useMessages(editorMessages);
  const types = field.item.type === "either" ? Object.keys(field.item.variants) : [];
  return (
    <div className="item-add">
      {types.length > 0 && (
        <SelectField
          name={`${path}.$newType`}
          label={t.sectionType}
          options={types.map((value) => ({ value, label: keyLabel(t.sections, value) }))}
        />
      )}
      <Button
        type="submit"
        name="intent"
        value={`add:${path}`}
        formAction={`#${path}`}
        formNoValidate
        variant="secondary"
        size="small"
      >
        <Icon name="plus" />
        {t.addItem(label)}
      </Button>
    </div>
  );
}
