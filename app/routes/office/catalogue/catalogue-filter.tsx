import { Form, Link } from "react-router";
import type { Values } from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { LIST } from "./addresses.ts";
import { paramsOf, type View, views, type Wanted } from "./filter.ts";
import { nameOf } from "./wording.ts";

type CatalogueFilterProps = {
  wanted: Wanted;
  counts: Record<View, number>;
  universities: { id: string; values: Values }[];
};

/** Chooses the formations to look at: by availability with how many there are, by words, by three lists. */
export function CatalogueFilter({ wanted, counts, universities }: CatalogueFilterProps) {
  const t = useMessages(officeCatalogueMessages);
  const locale = useLocale();
  const path = usePath();
  const query = paramsOf(wanted).toString();
  const options = (names: Record<string, string>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <>
      <nav className="views state-views" aria-label={t.views.label}>
        <ul>
          {views.map((view) => (
            <li key={view}>
              <Link
                to={path(`${LIST}?${paramsOf({ ...wanted, view })}`)}
                aria-current={view === wanted.view ? "page" : undefined}
              >
                {t.views[view]} <span className="figures">{counts[view]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form key={query} role="search" className="filter-bar catalogue-filter" action={path(LIST)}>
        <SearchBox
          id="search"
          label={t.search}
          hideLabel
          placeholder={t.search}
          defaultValue={wanted.search}
        />
        <SelectField
          name="universite"
          label={t.fields.universityId}
          empty={t.anyUniversity}
          options={universities.map(({ id, values }) => ({
            value: id,
            label: nameOf(locale, values),
          }))}
          defaultValue={wanted.university}
        />
        <SelectField
          name="verification"
          label={t.fields.verification}
          empty={t.anyVerification}
          options={options(t.values.verification)}
          defaultValue={wanted.verification}
        />
        <SelectField
          name="langue"
          label={t.fields.language}
          empty={t.anyLanguage}
          options={options(t.values.language)}
          defaultValue={wanted.language}
        />
        {wanted.view !== "all" && <input type="hidden" name="vue" value={wanted.view} />}
        <Button type="submit" variant="secondary" small>
          {t.submit}
        </Button>
        {query && (
          <Link className="link-button" to={path(LIST)}>
            {t.clear}
          </Link>
        )}
      </Form>
    </>
  );
}
