import { SEARCH_MAX_LENGTH, type University } from "#app/features/catalogue/course.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { getShortName } from "./monogram.ts";

/** Course search (a plain form) and links to each university. */
export function CatalogueBar(props: { query: string; universities: University[] }) {
  const { catalogue } = useMessages(siteMessages);
  const path = usePath();
  return (
    <div className="catalogue-bar">
      <search className="catalogue-search">
        <form action={path("/autre-formation")}>
          <SearchBox
            id="q"
            label={catalogue.search}
            placeholder={catalogue.example}
            defaultValue={props.query}
            maxLength={SEARCH_MAX_LENGTH}
          />
          <Button type="submit">{catalogue.submit}</Button>
        </form>
      </search>
      {props.universities.length > 1 && (
        <nav aria-label={catalogue.universities}>
          <p className="chips-legend" aria-hidden="true">
            {catalogue.universities}
          </p>
          <ul className="chips">
            {props.universities.map(({ id, name }) => (
              <li key={id}>
                <a className="chip" href={`#${id}`}>
                  {getShortName(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
