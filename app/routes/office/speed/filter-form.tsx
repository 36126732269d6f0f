import { Form, Link } from "react-router";
import { connections, countries, type Side, sides } from "#app/features/measures/measure.ts";
import { locales } from "#app/i18n/locale.ts";
import { speedMessages } from "#app/i18n/speed.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { type Asked, addressOf, isNarrowed, names } from "./filter.ts";
import { knownPages, useNames } from "./names.ts";

const values: Record<Side, readonly string[]> = {
  page: knownPages,
  locale: locales,
  country: countries,
  connection: connections,
};

/** Chooses the page, the language, the country and the connection to look at. */
export function FilterForm({ asked }: { asked: Asked }) {
  const t = useMessages(speedMessages);
  const path = usePath();
  const nameOf = useNames();
  return (
    <Form
      role="search"
      className="filter-bar speed-filter"
      action={path("/administration/vitesse")}
    >
      {asked.by !== "page" && <input type="hidden" name="par" value={names[asked.by]} />}
      {sides.map((side) => (
        <SelectField
          key={`${side} ${asked[side]}`}
          name={names[side]}
          label={t.side[side]}
          empty={t.every[side]}
          options={values[side].map((value) => ({ value, label: nameOf(side, value) }))}
          defaultValue={asked[side] ?? ""}
        />
      ))}
      <Button type="submit" variant="secondary" small>
        {t.filter}
      </Button>
      {isNarrowed(asked) && (
        <Link className="link-button" to={path(addressOf({ by: asked.by }))}>
          {t.clear}
        </Link>
      )}
    </Form>
  );
}
