import { Form, Link } from "react-router";
import {
  countFilters,
  everything,
  paramsOf,
  type Wanted,
} from "#app/features/review/list/wanted.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogTrigger } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { addressOf, LIST } from "./address.ts";
import { FILTERS } from "./filter-dialog.tsx";
import { type Part, useFilterNames } from "./use-filter-names.ts";

type SearchFormProps = { wanted: Wanted; parts: Parameters<typeof useFilterNames>[0] };

/** A search among what is filtered, the filters that are on, and the way to others. */
export function SearchForm({ wanted, parts }: SearchFormProps) {
  const { list } = useMessages(officeMessages);
  const t = useMessages(listingMessages);
  const path = usePath();
  const others = [...paramsOf({ ...wanted, search: "" })];
  return (
    <div className="filter-bar" id="recherche">
      <Form role="search" className="filter-search" action={path(LIST)}>
        <SearchBox
          key={wanted.search}
          id="search"
          label={t.search}
          hideLabel
          placeholder={t.example}
          defaultValue={wanted.search}
        />
        {others.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" small>
          {list.submit}
        </Button>
        {wanted.search && (
          <Link className="link-button" to={path(addressOf({ ...wanted, search: "" }))}>
            {list.clear}
          </Link>
        )}
      </Form>
      <div className="filters">
        <Chips wanted={wanted} parts={parts} />
        <DialogTrigger dialog={FILTERS} variant="secondary" className="filter-chip is-add">
          <Icon name="plus" />
          {t.addFilter}
        </DialogTrigger>
        <DialogTrigger dialog={FILTERS} variant="secondary" className="filter-chip is-phone">
          <Icon name="sliders-horizontal" />
          {t.filtersOn(countFilters(wanted))}
        </DialogTrigger>
      </div>
    </div>
  );
}

function Chips({ wanted, parts }: SearchFormProps) {
  const names = useFilterNames(parts);
  return names(wanted).map((part) => <Chip key={part.filter} wanted={wanted} part={part} />);
}

function Chip({ wanted, part }: { wanted: Wanted; part: Part }) {
  const t = useMessages(listingMessages);
  const path = usePath();
  const without = { ...wanted, [part.filter]: everything[part.filter] };
  return (
    <Link className="filter-chip" to={path(addressOf(without))}>
      {part.name}
      <Icon name="x" />
      <span className="vh">, {t.removeFilter}</span>
    </Link>
  );
}
