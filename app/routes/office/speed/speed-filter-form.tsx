import { Form, Link } from "react-router";
import {
  connections,
  countries,
  type Dimension,
  dimensions,
} from "#app/features/measures/measure.ts";
import { pageSpeedMessages } from "#app/features/measures/messages/page-speed.ts";
import { locales } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { buildSpeedUrl, isSpeedFiltered, paramNames, type SpeedFilter } from "./speed-filter.ts";
import { knownPages, useSideNames } from "./speed-names.ts";

const filterValues: Record<Dimension, readonly string[]> = {
  page: knownPages,
  locale: locales,
  country: countries,
  connection: connections,
};

export function SpeedFilterForm({ speedFilter }: { speedFilter: SpeedFilter }) {
  const t = useMessages(pageSpeedMessages);
  const path = usePath();
  const getName = useSideNames();
  return (
    <Form
      role="search"
      className="filter-bar speed-filter"
      action={path("/administration/vitesse")}
    >
      {speedFilter.by !== "page" && (
        <input type="hidden" name="par" value={paramNames[speedFilter.by]} />
      )}
      {dimensions.map((side) => (
        <SelectField
          key={`${side} ${speedFilter[side]}`}
          name={paramNames[side]}
          label={t.side[side]}
          emptyLabel={t.every[side]}
          options={filterValues[side].map((value) => ({ value, label: getName(side, value) }))}
          defaultValue={speedFilter[side] ?? ""}
        />
      ))}
      <Button type="submit" variant="secondary" size="small">
        {t.filter}
      </Button>
      {isSpeedFiltered(speedFilter) && (
        <Link className="link-button" to={path(buildSpeedUrl({ by: speedFilter.by }))}>
          {t.clear}
        </Link>
      )}
    </Form>
  );
}
