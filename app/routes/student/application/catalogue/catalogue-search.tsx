import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { SEARCH_MAX_LENGTH } from "#app/features/catalogue/course.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CATALOGUE_PATH } from "../shell/application-paths.ts";

type CatalogueSearchProps = {
  query: string;
  /** The typed search; null when the search of the address applies. */
  submitted: string | null;
  onType: (submitted: string) => void;
};

/** “Rechercher une formation”: filters by name while the user types, ignoring case and accents. */
export function CatalogueSearch({ query, submitted, onType }: CatalogueSearchProps) {
  const { catalogue: t } = useMessages(courseSelectionMessages);
  const path = usePath();
  const form = useRef<HTMLFormElement>(null);
  // The field follows the address, for instance after a back navigation. A new element would lose the focus.
  useEffect(() => {
    if (submitted !== null) return;
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement) field.value = query;
  }, [query, submitted]);
  return (
    <Form role="search" action={path(CATALOGUE_PATH)} ref={form}>
      <SearchBox
        id="q"
        label={t.search}
        hideLabel
        placeholder={t.search}
        defaultValue={query}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </Form>
  );
}
