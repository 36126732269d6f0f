import { Form } from "react-router";
import type { CourseUsage } from "#app/features/admissions/course-usage.server.ts";
import {
  type CatalogueKind,
  type FieldName,
  fieldsByKind,
} from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useUnsavedChanges } from "#app/ui/form/use-unsaved-changes.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { UniversityOption } from "./catalogue-labels.ts";
import { ItemField, type ItemFormState } from "./item-field.tsx";

type ItemFormProps = {
  kind: CatalogueKind;
  isNew: boolean;
  formState: ItemFormState;
  /** The form was refused: its values are submitted ones that are not saved yet. */
  hasRejectedInput: boolean;
  universities: UniversityOption[];
  usage: CourseUsage | null;
};

/**
 * The fields without a language, in two groups: before the language columns, and after them the
 * verification.
 */
const fieldGroups = {
  university: { common: ["city", "website", "language"], checking: [] },
  course: {
    common: ["universityId", "degree", "faculty", "language", "availability"],
    checking: ["verification", "source", "evidence", "note"],
  },
} as const satisfies Record<CatalogueKind, Record<string, FieldName[]>>;

/** The form of a university or a programme, with French and English side by side. */
export function ItemForm(props: ItemFormProps) {
  const { kind, isNew, formState, universities, usage } = props;
  const form = useUnsavedChanges(props.hasRejectedInput);
  const t = useMessages(officeCatalogueMessages);
  const { common, checking } = fieldGroups[kind];
  const renderField = (name: FieldName) => (
    <ItemField
      key={name}
      {...{ kind, name, formState, universities }}
      hint={name === "availability" ? usageHint() : undefined}
    />
  );
  return (
    <Form ref={form} method="post" noValidate className="catalogue-form" autoComplete="off">
      <input type="hidden" name="baseVersion" value={formState.values.baseVersion} />
      <fieldset className="field-group">
        <legend>{t.common}</legend>
        <div className="group-fields">
          {isNew && (
            <TextField
              name="id"
              label={t.id}
              hint={t.idHint}
              optional={t.optional}
              error={formState.errors.id}
              defaultValue={formState.values.id}
            />
          )}
          {common.map(renderField)}
        </div>
      </fieldset>
      <div className="language-columns">
        {(["fr", "en"] as const).map((lang) => (
          <section key={lang} className="language-column" aria-labelledby={`language-${lang}`}>
            <h2 id={`language-${lang}`}>{t.language[lang]}</h2>
            {fieldsInLanguage(kind, lang).map(renderField)}
          </section>
        ))}
      </div>
      {checking.length > 0 && (
        <fieldset className="field-group">
          <legend>{t.checking}</legend>
          <div className="group-fields">{checking.map(renderField)}</div>
        </fieldset>
      )}
      <div>
        <Button type="submit" name="intent" value="save">
          {t.save}
        </Button>
      </div>
    </Form>
  );

  function usageHint(): string | undefined {
    if (!usage) return undefined;
    const { baskets, sent } = usage;
    if (baskets + sent === 0) return t.notChosen;
    return [baskets > 0 && t.inBaskets(baskets), sent > 0 && t.wasSent(sent)]
      .filter(Boolean)
      .join(" ");
  }
}

/** The names of all fields in the order of the form. */
export function listFormFields(kind: CatalogueKind): ("id" | FieldName)[] {
  const { common, checking } = fieldGroups[kind];
  const inLanguages = (["fr", "en"] as const).flatMap((lang) => fieldsInLanguage(kind, lang));
  return ["id", ...common, ...inLanguages, ...checking];
}

function fieldsInLanguage(kind: CatalogueKind, lang: "fr" | "en"): FieldName[] {
  const names = Object.keys(fieldsByKind[kind]) as FieldName[];
  return names.filter((name) => name.endsWith(lang === "fr" ? "Fr" : "En"));
}
