import { SEARCH_MAX_LENGTH, type University } from "#app/features/catalogue/course.ts";
import { schoolProgrammesMessages } from "#app/features/catalogue/messages/school-programmes.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { getShortName } from "./monogram.ts";
import { AT_SCHOOL_ID } from "./school-block.tsx";

/** Course search (a plain form) and links to each university. */
export function CatalogueBar(props: {
  query: string;
  universities: University[];
  hasSchoolProgrammes: boolean;
}) {
  const { catalogue } = useMessages(siteMessages);
  const { atSchool } = useMessages(schoolProgrammesMessages);
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
            {props.hasSchoolProgrammes && (
              <li>
                <a className="chip" href={`#${AT_SCHOOL_ID}`}>
                  {atSchool}
                </a>
              </li>
            )}
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
