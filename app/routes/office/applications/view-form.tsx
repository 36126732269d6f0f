import { Form } from "react-router";
import type { Wanted } from "#app/features/review/list/wanted.ts";
import type { ListParts } from "#app/features/review/parts.server.ts";
import { listingWords } from "#app/i18n/listing.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { Refused } from "#app/ui/refusal.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { useViewName } from "./use-filter-names.ts";

type ViewFormProps = { wanted: Wanted; parts: ListParts; refused: Refused };

/** Keeps what was shown under a name. */
export function ViewForm({ wanted, parts, refused }: ViewFormProps) {
  const { views: words } = useWords(listingWords);
  const viewName = useViewName(parts);
  const colon = useLocale() === "fr" ? "\u00A0: " : ": ";
  return (
    <section className="panel" aria-labelledby="save-view">
      <div className="panel-head">
        <h2 id="save-view">{words.saveTitle}</h2>
      </div>
      <p>
        {words.what}
        {colon}
        {viewName(wanted) || words.everything}
      </p>
      <Form className="team-form stack above-small" method="post" noValidate>
        <input type="hidden" name="intent" value="save" />
        <TextField
          name="name"
          label={words.name}
          error={refused.errors.name}
          defaultValue={refused.typed.name}
          autoComplete="off"
        />
        <Checkbox
          name="shared"
          label={words.shared}
          defaultChecked={refused.typed.shared === "on"}
        />
        <Button type="submit">{words.submit}</Button>
      </Form>
    </section>
  );
}
