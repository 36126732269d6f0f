import { Link } from "react-router";
import type { State } from "#app/features/admissions/application-state.ts";
import {
  type ApplicationFilter,
  listedStates,
} from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { buildListUrl } from "./application-list-url.ts";
import { useFormatCount } from "./use-format-count.ts";

type StateViewsProps = { counts: Partial<Record<State, number>>; listFilter: ApplicationFilter };

/**
 * Links to all applications, mine, unassigned, and each state in use. The other filters are
 * preserved.
 */
export function StateViews({ counts, listFilter }: StateViewsProps) {
  const { list: t, states: names } = useMessages(officeMessages);
  const { mine, unassignedView } = useMessages(applicationListMessages);
  const [firstState, ...otherStates] = listFilter.states;
  const onlyState = otherStates.length === 0 ? firstState : undefined;
  const visibleStates = listedStates.filter((state) => counts[state] || state === onlyState);
  const hasNoStates = listFilter.states.length === 0;
  const urlWith = (changes: Partial<ApplicationFilter>) =>
    buildListUrl({ ...listFilter, ...changes });
  return (
    <nav className="views state-views" aria-label={t.views}>
      <ul>
        <StateLink
          to={urlWith({ states: [], assignee: "" })}
          isCurrent={hasNoStates && !listFilter.assignee}
        >
          {t.all}
        </StateLink>
        {(["me", "nobody"] as const).map((assignee) => (
          <StateLink
            key={assignee}
            to={urlWith({ states: [], assignee })}
            isCurrent={hasNoStates && listFilter.assignee === assignee}
          >
            {assignee === "me" ? mine : unassignedView}
          </StateLink>
        ))}
        {visibleStates.map((state) => (
          <StateLink
            key={state}
            to={urlWith({ states: [state] })}
            isCurrent={onlyState === state}
            count={counts[state]}
          >
            {names[state]}
          </StateLink>
        ))}
      </ul>
    </nav>
  );
}

type StateLinkProps = { to: string; isCurrent: boolean; count?: number; children: string };

function StateLink({ to, isCurrent, count, children }: StateLinkProps) {
  const path = usePath();
  const formatCount = useFormatCount();
  return (
    <li>
      <Link to={path(to)} aria-current={isCurrent ? "page" : undefined}>
        {children}
        {count !== undefined && <span className="numbers">{formatCount(count)}</span>}
      </Link>
    </li>
  );
}
