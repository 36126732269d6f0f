import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import type { Field } from "#app/features/content/shapes/shape-field.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateField } from "#app/ui/form/date-field.tsx";
import { SelectField, type SelectOption } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { type ContentFormState, keyLabel } from "./content-form-state.ts";
import { splitDate } from "./form-dates.ts";
import { MissingFieldHint } from "./missing-fields.tsx";
import { PlainText } from "./plain-text.tsx";
import { RichField } from "./rich-field.tsx";

type PlainFieldProps = { field: Field; path: string; label: string; formState: ContentFormState };

/** The control of a field with one value: text, choice, date, number or checkbox. */
export function PlainField({ field, path, label, formState }: PlainFieldProps) {
  const t = useMessages(editorMessages);
  const { dates } = useMessages(applicationMessages);
  const value = formState.values[path] ?? "";
  const optional = field.whenEmpty ? t.optional : undefined;
  const help = fieldHint(t, field, path);
  const hint = formState.missingFields[path] ? (
    <MissingFieldHint formState={formState} path={path} hint={help} />
  ) : (
    help
  );
  const error = formState.errors[path];
  const common = { name: path, label, hint, optional, error, lang: formState.lang };
  switch (field.type) {
    case "yes":
      return <Checkbox name={path} value="on" label={label} defaultChecked={value === "on"} />;
    case "rich":
      return <RichField {...common} defaultValue={value} />;
    case "text":
      return <PlainText {...common} rows={textAreaRows(value)} defaultValue={value} />;
    case "lines":
      return <TextArea {...common} rows={textAreaRows(value)} defaultValue={value} />;
    case "choice":
    case "focus":
      return (
        <SelectField
          {...common}
          lang={undefined}
          emptyLabel={emptyOptionLabel(t, field)}
          options={field.type === "focus" ? focusOptions(t, value) : choiceOptions(t, field)}
          defaultValue={value}
        />
      );
    case "date":
      return <DateField {...common} parts={dates} defaultValue={splitDate(value)} />;
    case "number":
      return <TextField {...common} inputMode="numeric" size="4" defaultValue={value} />;
    default:
      return <TextField {...common} defaultValue={value} />;
  }
}

type Messages = (typeof editorMessages)["fr"];

/**
 * What an address may be, or that a medium of the library has its own description (a map has none).
 */
function fieldHint(t: Messages, field: Field, path: string): string | undefined {
  if (field.type === "href") return t.addressHelp;
  return path.endsWith(".alt") && field.whenEmpty ? t.altHelp : undefined;
}

/** The label of the empty option: the middle, no choice, or a prompt to choose. */
function emptyOptionLabel(t: Messages, field: Field): string {
  if (field.type === "focus") return t.middle;
  return field.whenEmpty ? t.noChoice : t.choose;
}

function choiceOptions({ options }: Messages, field: Field): SelectOption[] {
  const values = field.type === "choice" ? field.options : [];
  return values.map((value) => ({ value, label: keyLabel(options, value) }));
}

/** The nine grid points, and the stored point if it is another one, in percent. */
function focusOptions({ fromLeft }: Messages, currentPoint: string): SelectOption[] {
  const gridPoints = [0, 50, 100].flatMap((y) => [0, 50, 100].map((x) => `${x},${y}`));
  const all =
    currentPoint === "" || gridPoints.includes(currentPoint)
      ? gridPoints
      : [currentPoint, ...gridPoints];
  return all.map((value) => {
    const [x = 50, y = 50] = value.split(",").map(Number);
    return { value, label: fromLeft(x, y) };
  });
}

function textAreaRows(text: string): number {
  return Math.min(12, Math.max(2, text.split("\n").length + Math.floor(text.length / 60)));
}
