import { Link } from "react-router";
import { type State, states } from "#app/features/admissions/application.ts";
import { officeWords } from "#app/i18n/office.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { type Asked, addressOf } from "./filter.ts";

type StateViewsProps = { counts: Partial<Record<State, number>>; filter: Asked };

/** All the applications, then each state that some are in; a search is kept from one to the other. */
export function StateViews({ counts, filter }: StateViewsProps) {
  const { list: words, states: names } = useWords(officeWords);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = states.filter((state) => counts[state] || state === filter.state);
  return (
    <nav className="views state-views" aria-label={words.views}>
      <ul>
        <View state={undefined} filter={filter} name={words.all} count={total} />
        {shown.map((state) => (
          <View
            key={state}
            state={state}
            filter={filter}
            name={names[state]}
            count={counts[state] ?? 0}
          />
        ))}
      </ul>
    </nav>
  );
}

type ViewProps = { state: State | undefined; filter: Asked; name: string; count: number };

function View({ state, filter, name, count }: ViewProps) {
  const path = usePath();
  return (
    <li>
      <Link
        to={path(addressOf({ ...filter, state, page: 1 }))}
        aria-current={state === filter.state ? "page" : undefined}
      >
        {name} <span className="figures">{count}</span>
      </Link>
    </li>
  );
}
