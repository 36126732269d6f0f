import { Form } from "react-router";
import { choosingWords } from "#app/i18n/choosing.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { CATALOGUE } from "../frame/addresses.ts";

/** 'Rechercher une formation': by name, ignoring case and accents. */
export function CatalogueSearch({ query }: { query: string }) {
  const { catalogue: words } = useWords(choosingWords);
  const path = usePath();
  return (
    <Form role="search" action={path(CATALOGUE)} key={query}>
      <SearchBox
        id="q"
        label={words.search}
        hideLabel
        placeholder={words.search}
        defaultValue={query}
        maxLength={200}
      />
    </Form>
  );
}
