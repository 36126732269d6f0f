import { Form, Link } from "react-router";
import { officeWords } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { type Asked, addressOf } from "./filter.ts";

/** A search by name, number or e-mail, within the state shown. */
export function SearchForm({ filter }: { filter: Asked }) {
  const { list: words } = useWords(officeWords);
  const path = usePath();
  return (
    <Form
      role="search"
      className="filter-bar"
      id="recherche"
      action={path("/administration/candidatures")}
    >
      <SearchBox
        key={filter.search}
        id="search"
        label={words.search}
        hideLabel
        placeholder={words.example}
        defaultValue={filter.search}
      />
      {filter.state && <input type="hidden" name="etat" value={filter.state} />}
      <Button type="submit" variant="secondary" small>
        {words.submit}
      </Button>
      {filter.search && (
        <Link className="link-button" to={path(addressOf({ ...filter, search: "", page: 1 }))}>
          {words.clear}
        </Link>
      )}
    </Form>
  );
}
