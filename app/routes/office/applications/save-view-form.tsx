import { Form } from "react-router";
import type { FilterOptions } from "#app/features/review/filter-options.server.ts";
import type { ApplicationFilter } from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useViewName } from "./use-filter-names.ts";

type SaveViewFormProps = {
  listFilter: ApplicationFilter;
  filterOptions: FilterOptions;
  refused: FormRefusal;
};

/** Saves the current filter under a name. */
export function SaveViewForm({ listFilter, filterOptions, refused }: SaveViewFormProps) {
  const { views: t } = useMessages(applicationListMessages);
  const viewName = useViewName(filterOptions);
  const colon = useLocale() === "fr" ? "\u00A0: " : ": ";
  return (
    <section className="panel" aria-labelledby="save-view">
      <div className="panel-head">
        <h2 id="save-view">{t.saveTitle}</h2>
      </div>
      <p>
        {t.what}
        {colon}
        {viewName(listFilter) || t.everything}
      </p>
      <Form className="team-form stack above-small" method="post" noValidate>
        <input type="hidden" name="intent" value="save" />
        <TextField
          name="name"
          label={t.name}
          error={refused.errors.name}
          defaultValue={refused.submitted.name}
          autoComplete="off"
        />
        <Checkbox
          name="shared"
          label={t.shared}
          defaultChecked={refused.submitted.shared === "on"}
        />
        <Button type="submit">{t.submit}</Button>
      </Form>
    </section>
  );
}
