import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { usePath } from "#app/ui/use-messages.ts";

type ListFilterNavProps<Filter extends string> = {
  /** The address of the list, in French; its search is `q` and its view `filtre`. */
  page: string;
  filter: Filter;
  search: string;
  counts: Record<Filter, number>;
  /** The name of each view, in the order they are shown, and of them all. */
  names: Record<Filter, string> & { label: string };
  words: { search: string; submit: string };
};

/** The views of a list that hold something, each with its number, and a search in the one that is shown. */
export function ListFilterNav<Filter extends string>(props: ListFilterNavProps<Filter>) {
  const { page, filter, search, counts, names, words } = props;
  const path = usePath();
  const views = Object.keys(counts) as Filter[];
  const visibleViews = views.filter(
    (name) => name === "all" || name === filter || counts[name] > 0,
  );
  return (
    <>
      <nav className="views state-views" aria-label={names.label}>
        <ul>
          {visibleViews.map((name) => (
            <li key={name}>
              <Link
                to={path(name === "all" ? page : `${page}?filtre=${name}`)}
                aria-current={name === filter ? "page" : undefined}
              >
                {names[name]} <span className="figures">{counts[name]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form role="search" className="filter-bar" action={path(page)}>
        <SearchBox
          key={search}
          id="search"
          label={words.search}
          hideLabel
          placeholder={words.search}
          defaultValue={search}
        />
        {filter !== "all" && <input type="hidden" name="filtre" value={filter} />}
        <Button type="submit" variant="secondary" small>
          {words.submit}
        </Button>
      </Form>
    </>
  );
}
