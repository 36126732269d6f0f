import type { ReactNode } from "react";
import {
  type CatalogueField,
  type CatalogueKind,
  type FieldName,
  listFields,
} from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { fieldLabel, optionLabel, type UniversityOption } from "./catalogue-labels.ts";

/** The values of a catalogue form and the error message of each refused field. */
export type ItemFormState = { values: Record<string, string>; errors: Record<string, string> };

type ItemFieldProps = {
  kind: CatalogueKind;
  name: FieldName;
  formState: ItemFormState;
  universities: UniversityOption[];
  hint?: string;
};

/** The form control of one field, chosen by its type. */
export function ItemField({ kind, name, formState, universities, hint }: ItemFieldProps) {
  const t = useMessages(officeCatalogueMessages);
  const field = listFields(kind).find(([one]) => one === name)?.[1];
  const value = formState.values[name] ?? "";
  if (!field) return null;
  const fieldProps = {
    name,
    label: fieldLabel(t, name),
    hint: hint ?? getHint(field, name),
    optional: field.isOptional && t.optional,
    error: formState.errors[name],
    defaultValue: value,
  };
  const lang = name.endsWith("Fr") ? "fr" : name.endsWith("En") ? "en" : undefined;
  const options = (field.options ?? []).map((one) => ({
    value: one,
    label: optionLabel(t, name, one),
  }));
  switch (field.type) {
    case "university":
      return <SelectField {...fieldProps} emptyLabel={t.choose} options={universities} />;
    case "choice":
      return name === "availability" ? (
        <RadioGroup {...fieldProps} options={options} />
      ) : (
        <SelectField {...fieldProps} emptyLabel={t.choose} options={options} />
      );
    case "text":
      return <TextArea {...fieldProps} lang={lang} rows={textAreaRows(value)} />;
    case "lines":
      return (
        <TextArea {...fieldProps} rows={4} after={<SavedLinks addresses={value.split("\n")} />} />
      );
    case "link":
      return (
        <TextField {...fieldProps} inputMode="url" after={<SavedLinks addresses={[value]} />} />
      );
    default:
      return <TextField {...fieldProps} lang={lang} />;
  }

  function getHint({ type }: CatalogueField, of: FieldName): string | undefined {
    if (type === "lines") return t.evidenceHint;
    if (type === "site") return t.siteHint;
    return of === "note" ? t.noteHint : undefined;
  }
}

/** The saved links, so that an editor can open and check them. */
function SavedLinks({ addresses }: { addresses: string[] }): ReactNode {
  const t = useMessages(officeCatalogueMessages);
  const urls = addresses.filter((one) => /^https?:\/\//.test(one));
  if (urls.length === 0) return null;
  return (
    <ul className="link-list">
      {urls.map((address) => (
        <li key={address}>
          <ExternalLink href={address} newTabLabel={t.newTab}>
            {t.openLink(address)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function textAreaRows(text: string): number {
  return Math.min(12, Math.max(3, text.split("\n").length + Math.floor(text.length / 60)));
}
