import { Form, Link } from "react-router";
import type { ItemValues } from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import {
  type CatalogueFilter,
  type CatalogueView,
  catalogueFilterParams,
  catalogueViews,
} from "./catalogue-filter.ts";
import { itemName } from "./catalogue-labels.ts";
import { CATALOGUE_PATH } from "./catalogue-paths.ts";

type CatalogueFilterFormProps = {
  filter: CatalogueFilter;
  counts: Record<CatalogueView, number>;
  universities: { id: string; values: ItemValues }[];
};

/**
 * Filters the programmes by availability (with counts), search, university, verification and
 * language.
 */
export function CatalogueFilterForm({ filter, counts, universities }: CatalogueFilterFormProps) {
  const t = useMessages(officeCatalogueMessages);
  const locale = useLocale();
  const path = usePath();
  const query = catalogueFilterParams(filter).toString();
  const toOptions = (names: Record<string, string>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <>
      <nav className="views state-views" aria-label={t.views.label}>
        <ul>
          {catalogueViews.map((view) => (
            <li key={view}>
              <Link
                to={path(`${CATALOGUE_PATH}?${catalogueFilterParams({ ...filter, view })}`)}
                aria-current={view === filter.view ? "page" : undefined}
              >
                {t.views[view]} <span className="numbers">{counts[view]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        key={query}
        role="search"
        className="filter-bar catalogue-filter"
        action={path(CATALOGUE_PATH)}
      >
        <SearchBox
          id="search"
          label={t.search}
          hideLabel
          placeholder={t.search}
          defaultValue={filter.search}
        />
        <SelectField
          name="universite"
          label={t.fields.universityId}
          emptyLabel={t.anyUniversity}
          options={universities.map(({ id, values }) => ({
            value: id,
            label: itemName(locale, values),
          }))}
          defaultValue={filter.university}
        />
        <SelectField
          name="verification"
          label={t.fields.verification}
          emptyLabel={t.anyVerification}
          options={toOptions(t.values.verification)}
          defaultValue={filter.verification}
        />
        <SelectField
          name="langue"
          label={t.fields.language}
          emptyLabel={t.anyLanguage}
          options={toOptions(t.values.language)}
          defaultValue={filter.language}
        />
        {filter.view !== "all" && <input type="hidden" name="vue" value={filter.view} />}
        <Button type="submit" variant="secondary" size="small">
          {t.submit}
        </Button>
        {query && (
          <Link className="link-button" to={path(CATALOGUE_PATH)}>
            {t.clear}
          </Link>
        )}
      </Form>
    </>
  );
}
