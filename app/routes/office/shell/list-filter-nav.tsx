import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { usePath } from "#app/ui/use-messages.ts";

type ListFilterNavProps<Filter extends string> = {
  /** The French path of the list; the search is `q` and the view `filtre`. */
  page: string;
  filter: Filter;
  search: string;
  counts: Record<Filter, number>;
  /** The name of each view, in the order they are shown, and of the navigation. */
  names: Record<Filter, string> & { label: string };
  labels: { search: string; submit: string };
};

/** The non-empty views of a list with their counts, and a search in the current view. */
export function ListFilterNav<Filter extends string>(props: ListFilterNavProps<Filter>) {
  const { page, filter, search, counts, names, labels } = props;
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
                {names[name]} <span className="numbers">{counts[name]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form role="search" className="filter-bar" action={path(page)}>
        <SearchBox
          key={search}
          id="search"
          label={labels.search}
          hideLabel
          placeholder={labels.search}
          defaultValue={search}
        />
        {filter !== "all" && <input type="hidden" name="filtre" value={filter} />}
        <Button type="submit" variant="secondary" size="small">
          {labels.submit}
        </Button>
      </Form>
    </>
  );
}
