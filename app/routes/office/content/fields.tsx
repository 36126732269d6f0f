import { isOptional } from "#app/features/content/editing/form-fields.ts";
import { countOf } from "#app/features/content/editing/form-items.ts";
import type { Field, FieldOf, Fields } from "#app/features/content/shapes/shape-field.ts";
import { editorMessages } from "#app/i18n/editor.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { type Filled, labelOf } from "./filled.ts";
import { MediumField } from "./medium-field.tsx";
import { PlainField } from "./plain-field.tsx";

type FormFieldsProps = { fields: Fields; path: string; filled: Filled };

/** The fields of a shape as a form, whatever the kind: `path` is where they are, with its dot. */
export function FormFields({ fields, path, filled }: FormFieldsProps) {
  return Object.entries(fields).map(([key, field]) => (
    <FormField key={key} name={key} field={field} path={`${path}${key}`} filled={filled} />
  ));
}

type FormFieldProps = { name: string; field: Field; path: string; filled: Filled };

/** One field; those that hold others draw them inside. */
export function FormField({ name, field, path, filled }: FormFieldProps) {
  const { labels } = useMessages(editorMessages);
  const label = labelOf(labels, name);
  if (field.type === "group")
    return (
      <fieldset className="field-group" id={path} tabIndex={-1}>
        <legend>{label}</legend>
        {isOptional(field) && <Include path={path} label={label} filled={filled} />}
        <div className="group-fields">
          <FormFields fields={field.fields} path={`${path}.`} filled={filled} />
        </div>
      </fieldset>
    );
  if (field.type === "list")
    return <FieldList field={field} path={path} label={label} filled={filled} />;
  if (field.type === "either") return null;
  if (field.type === "picture" || field.type === "film")
    return (
      <MediumField path={path} kind={field.type === "film" ? "video" : "picture"} filled={filled} />
    );
  return <PlainField field={field} path={path} label={label} filled={filled} />;
}

function Include({ path, label, filled }: { path: string; label: string; filled: Filled }) {
  const t = useMessages(editorMessages);
  return (
    <Checkbox
      name={`${path}.@`}
      value="on"
      label={t.include(label)}
      defaultChecked={filled.typed[`${path}.@`] === "on"}
    />
  );
}

type FieldListProps = { field: FieldOf<"list">; path: string; label: string; filled: Filled };

/** The items of a list, each with its buttons; a button of the form adds one. None of it needs a script. */
function FieldList({ field, path, label, filled }: FieldListProps) {
  const t = useMessages(editorMessages);
  const count = countOf(filled.typed, path);
  const error = filled.errors[path];
  return (
    <fieldset className="field-list" id={path} tabIndex={-1}>
      <legend>{label}</legend>
      {error && <p className="field-error">{error}</p>}
      <input type="hidden" name={`${path}.#`} value={count} />
      {isOptional(field) && count > 0 && <input type="hidden" name={`${path}.@`} value="on" />}
      {Array.from({ length: count }, (_, place) => (
        <ListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a form have no other identity
          key={place}
          {...{ field, path: `${path}.${place}`, filled }}
          name={nameOf(t, field, filled, { path, label, place })}
        />
      ))}
      {count < field.most && <AddItem field={field} path={path} label={label} />}
    </fieldset>
  );
}

type Place = { path: string; label: string; place: number };

function nameOf(
  t: (typeof editorMessages)["fr"],
  field: FieldOf<"list">,
  { typed }: Filled,
  { path, label, place }: Place,
): string {
  const type = field.of.type === "either" ? typed[`${path}.${place}.type`] : undefined;
  const title = ["heading", "title", "question", "label", "statement"]
    .map((key) => typed[`${path}.${place}.${key}`])
    .find(Boolean);
  const kind = type ? labelOf(t.sections, type) : label;
  return [t.item(kind, place + 1), title?.slice(0, 60)].filter(Boolean).join(" – ");
}

type ListItemProps = { field: FieldOf<"list">; path: string; name: string; filled: Filled };

function ListItem({ field, path, name, filled }: ListItemProps) {
  const t = useMessages(editorMessages);
  const act = (verb: string) => ({
    type: "submit" as const,
    name: "do",
    value: `${verb}:${path}`,
    formAction: `#${path.slice(0, path.lastIndexOf("."))}`,
    formNoValidate: true,
  });
  return (
    <details className="list-item" open={isOpen(field, path, filled)} id={path}>
      <summary>{name}</summary>
      <ItemFields field={field} path={path} filled={filled} />
      <div className="item-acts">
        <Button {...act("up")} variant="secondary" small aria-label={t.up(name)}>
          <Icon name="arrow-up" />
        </Button>
        <Button {...act("down")} variant="secondary" small aria-label={t.down(name)}>
          <Icon name="arrow-down" />
        </Button>
        <Button {...act("remove")} variant="link-danger">
          {t.remove(name)}
        </Button>
      </div>
    </details>
  );
}

/** Sections are closed, so that a page is seen whole; what was refused, lacks something or is new is open. */
function isOpen(field: FieldOf<"list">, path: string, filled: Filled): boolean {
  const { errors, lacks, typed, picking } = filled;
  const inside = (key: string) => key === path || key.startsWith(`${path}.`);
  if (Object.keys({ ...errors, ...lacks }).some(inside) || inside(picking)) return true;
  if (field.of.type !== "either") return true;
  return Object.keys(typed).filter(inside).length <= 1;
}

type ItemFieldsProps = { field: FieldOf<"list">; path: string; filled: Filled };

function ItemFields({ field: { of }, path, filled }: ItemFieldsProps) {
  if (of.type === "group")
    return <FormFields fields={of.fields} path={`${path}.`} filled={filled} />;
  if (of.type !== "either") return <FormField name="text" field={of} path={path} filled={filled} />;
  const type = filled.typed[`${path}.type`] ?? "";
  return (
    <>
      <input type="hidden" name={`${path}.type`} value={type} />
      <FormFields fields={ownValue(of.of, type) ?? {}} path={`${path}.`} filled={filled} />
    </>
  );
}

function AddItem({ field, path, label }: Omit<FieldListProps, "filled">) {
  const t = useMessages(editorMessages);
  const types = field.of.type === "either" ? Object.keys(field.of.of) : [];
  return (
    <div className="item-add">
      {types.length > 0 && (
        <SelectField
          name={`${path}.$new`}
          label={t.sectionType}
          options={types.map((value) => ({ value, label: labelOf(t.sections, value) }))}
        />
      )}
      <Button
        type="submit"
        name="do"
        value={`add:${path}`}
        formAction={`#${path}`}
        formNoValidate
        variant="secondary"
        small
      >
        <Icon name="plus" />
        {t.addItem(label)}
      </Button>
    </div>
  );
}
