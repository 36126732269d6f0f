import { Link } from "react-router";
import type { State } from "#app/features/admissions/application.ts";
import { listedStates, type Wanted } from "#app/features/review/list/wanted.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { addressOf } from "./address.ts";
import { useCount } from "./use-count.ts";

type StateViewsProps = { counts: Partial<Record<State, number>>; wanted: Wanted };

/** All the applications, mine, nobody's, then each state that some are in; the rest of what is asked is kept. */
export function StateViews({ counts, wanted }: StateViewsProps) {
  const { list: t, states: names } = useMessages(officeMessages);
  const { mine, nobodys } = useMessages(listingMessages);
  const [only, ...others] = wanted.states;
  const one = others.length === 0 ? only : undefined;
  const shown = listedStates.filter((state) => counts[state] || state === one);
  const isPlain = wanted.states.length === 0;
  const to = (more: Partial<Wanted>) => addressOf({ ...wanted, ...more });
  return (
    <nav className="views state-views" aria-label={t.views}>
      <ul>
        <View to={to({ states: [], charge: "" })} here={isPlain && !wanted.charge}>
          {t.all}
        </View>
        {(["me", "nobody"] as const).map((charge) => (
          <View
            key={charge}
            to={to({ states: [], charge })}
            here={isPlain && wanted.charge === charge}
          >
            {charge === "me" ? mine : nobodys}
          </View>
        ))}
        {shown.map((state) => (
          <View key={state} to={to({ states: [state] })} here={one === state} count={counts[state]}>
            {names[state]}
          </View>
        ))}
      </ul>
    </nav>
  );
}

type ViewProps = { to: string; here: boolean; count?: number; children: string };

function View({ to, here, count, children }: ViewProps) {
  const path = usePath();
  const figure = useCount();
  return (
    <li>
      <Link to={path(to)} aria-current={here ? "page" : undefined}>
        {children}
        {count !== undefined && <span className="figures">{figure(count)}</span>}
      </Link>
    </li>
  );
}
