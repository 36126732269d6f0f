import { Form, Link } from "react-router";
import {
  type ApplicationFilter,
  countFilters,
  emptyFilter,
  formatApplicationFilter,
} from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogTrigger } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATIONS_PATH, buildListUrl } from "./application-list-url.ts";
import { FILTER_DIALOG_ID } from "./filter-dialog.tsx";
import { type ActiveFilter, useFilterNames } from "./use-filter-names.ts";

type SearchFormProps = {
  listFilter: ApplicationFilter;
  filterOptions: Parameters<typeof useFilterNames>[0];
};

/** The search field, the active filters and the button that opens the filter dialog. */
export function SearchForm({ listFilter, filterOptions }: SearchFormProps) {
  const { list } = useMessages(officeMessages);
  const t = useMessages(applicationListMessages);
  const path = usePath();
  const otherParams = [...formatApplicationFilter({ ...listFilter, search: "" })];
  return (
    <div className="filter-bar" id="applications-search">
      <Form role="search" className="filter-search" action={path(APPLICATIONS_PATH)}>
        <SearchBox
          key={listFilter.search}
          id="search"
          label={t.search}
          hideLabel
          placeholder={t.example}
          defaultValue={listFilter.search}
        />
        {otherParams.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary" size="small">
          {list.submit}
        </Button>
        {listFilter.search && (
          <Link className="link-button" to={path(buildListUrl({ ...listFilter, search: "" }))}>
            {list.clear}
          </Link>
        )}
      </Form>
      <div className="filters">
        <FilterChips listFilter={listFilter} filterOptions={filterOptions} />
        <DialogTrigger dialog={FILTER_DIALOG_ID} variant="secondary" className="filter-chip is-add">
          <Icon name="plus" />
          {t.addFilter}
        </DialogTrigger>
        <DialogTrigger
          dialog={FILTER_DIALOG_ID}
          variant="secondary"
          className="filter-chip is-phone"
        >
          <Icon name="sliders-horizontal" />
          {t.filtersOn(countFilters(listFilter))}
        </DialogTrigger>
      </div>
    </div>
  );
}

function FilterChips({ listFilter, filterOptions }: SearchFormProps) {
  const names = useFilterNames(filterOptions);
  return names(listFilter).map((activeFilter) => (
    <FilterChip key={activeFilter.filter} listFilter={listFilter} activeFilter={activeFilter} />
  ));
}

function FilterChip({
  listFilter,
  activeFilter,
}: {
  listFilter: ApplicationFilter;
  activeFilter: ActiveFilter;
}) {
  const t = useMessages(applicationListMessages);
  const path = usePath();
  const withoutFilter = { ...listFilter, [activeFilter.filter]: emptyFilter[activeFilter.filter] };
  return (
    <Link className="filter-chip" to={path(buildListUrl(withoutFilter))}>
      {activeFilter.name}
      <Icon name="x" />
      <span className="vh">, {t.removeFilter}</span>
    </Link>
  );
}
