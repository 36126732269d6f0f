import { Link } from "react-router";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CATALOGUE_PATH } from "../shell/application-paths.ts";

type UniversityCount = { id: string; name: string; count: number };
type UniversityChipsProps = { query: string; selectedId: string | null; counts: UniversityCount[] };

/** Filter links: one university, or all that match the search. */
export function UniversityChips({ query, selectedId, counts }: UniversityChipsProps) {
  const { catalogue: t } = useMessages(courseSelectionMessages);
  const path = usePath();
  const getHref = (university?: string) => {
    const search = new URLSearchParams({
      ...(query ? { q: query } : {}),
      ...(university ? { universite: university } : {}),
    });
    return `${path(CATALOGUE_PATH)}?${search}`;
  };
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const chips = [{ id: "", name: t.allUniversities, count: all }, ...counts];
  return (
    <nav className="chips" aria-label={t.universities}>
      {chips.map(({ id, name, count }) => (
        <Link
          key={id}
          className="chip"
          to={getHref(id)}
          aria-current={id === (selectedId ?? "") ? "true" : undefined}
          preventScrollReset
        >
          {id ? shortName(name) : name} <i className="numbers">{count}</i>
        </Link>
      ))}
    </nav>
  );
}

/** Returns “Simon Fraser” for “Université Simon Fraser”; the heading below has the full name. */
function shortName(name: string): string {
  return name
    .replace(/^(Université|University)\s+((de|d|of)(?=[\s’'])[\s’']?)?/u, "")
    .replace(/ University$/, "");
}
