import type { ReactNode } from "react";
import {
  type CatalogueKind,
  type Field,
  type FieldName,
  fieldList,
} from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { labelOf, type UniversityOption, wordOf } from "./wording.ts";

/** What a form of the catalogue holds, and the sentence at each refused field. */
export type Filled = { typed: Record<string, string>; errors: Record<string, string> };

type ItemFieldProps = {
  kind: CatalogueKind;
  name: FieldName;
  filled: Filled;
  universities: UniversityOption[];
  hint?: string;
};

/** One field of a university or a formation, by its type. */
export function ItemField({ kind, name, filled, universities, hint }: ItemFieldProps) {
  const t = useMessages(officeCatalogueMessages);
  const field = fieldList(kind).find(([one]) => one === name)?.[1];
  const value = filled.typed[name] ?? "";
  if (!field) return null;
  const common = {
    name,
    label: labelOf(t, name),
    hint: hint ?? hintOf(field, name),
    optional: field.absent && t.optional,
    error: filled.errors[name],
    defaultValue: value,
  };
  const lang = name.endsWith("Fr") ? "fr" : name.endsWith("En") ? "en" : undefined;
  const options = (field.of ?? []).map((one) => ({ value: one, label: wordOf(t, name, one) }));
  switch (field.type) {
    case "university":
      return <SelectField {...common} empty={t.choose} options={universities} />;
    case "choice":
      return name === "availability" ? (
        <RadioGroup {...common} options={options} />
      ) : (
        <SelectField {...common} empty={t.choose} options={options} />
      );
    case "text":
      return <TextArea {...common} lang={lang} rows={rowsFor(value)} />;
    case "lines":
      return <TextArea {...common} rows={4} after={<Links addresses={value.split("\n")} />} />;
    case "link":
      return <TextField {...common} inputMode="url" after={<Links addresses={[value]} />} />;
    default:
      return <TextField {...common} lang={lang} />;
  }

  function hintOf({ type }: Field, of: FieldName): string | undefined {
    if (type === "lines") return t.evidenceHint;
    if (type === "site") return t.siteHint;
    return of === "note" ? t.noteHint : undefined;
  }
}

/** The links among them as they were kept, to be opened and read again. */
function Links({ addresses }: { addresses: string[] }): ReactNode {
  const t = useMessages(officeCatalogueMessages);
  const known = addresses.filter((one) => /^https?:\/\//.test(one));
  if (known.length === 0) return null;
  return (
    <ul className="link-list">
      {known.map((address) => (
        <li key={address}>
          <ExternalLink href={address} notice={t.newTab}>
            {t.openLink(address)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function rowsFor(text: string): number {
  return Math.min(12, Math.max(3, text.split("\n").length + Math.floor(text.length / 60)));
}
