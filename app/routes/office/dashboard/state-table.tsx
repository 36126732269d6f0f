import { Link } from "react-router";
import { type State, states } from "#app/features/admissions/application-state.ts";
import { MAX_COUNT } from "#app/features/review/list/application-filter.ts";
import { formatNumber, formatUpTo } from "#app/i18n/format.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";

/** The number of applications in each state, as bars in a table. */
export function StateTable({ counts }: { counts: Partial<Record<State, number>> }) {
  const { dashboard: t, states: names } = useMessages(officeMessages);
  const path = usePath();
  const locale = useLocale();
  const rows = states.flatMap((state) => (counts[state] ? [{ state, count: counts[state] }] : []));
  const maxCount = Math.max(...rows.map((row) => row.count));
  const total = rows.reduce((sum, row) => sum + Math.min(row.count, MAX_COUNT), 0);
  const plusSign = rows.some(({ count }) => count > MAX_COUNT) ? "+" : "";
  return (
    <section className="panel is-full" aria-labelledby="states">
      <h2 id="states">{t.states}</h2>
      <p className="tiny-text muted">{t.statesText}</p>
      <table className="funnel state-table">
        <caption className="vh">{t.states}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{t.state}</th>
            <th scope="col">{t.number}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, count }) => (
            <tr key={state}>
              <th scope="row">
                <Link to={path(`/administration/candidatures?etat=${state}`)}>{names[state]}</Link>
              </th>
              <td>
                <span className="funnel-cell">
                  <progress
                    className="funnel-bar"
                    max={maxCount}
                    value={count}
                    aria-hidden="true"
                  />
                  <b className="numbers">{formatUpTo(locale, count, MAX_COUNT)}</b>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tiny-text muted">
        {t.total} <b className="numbers">{formatNumber(locale, total, 0) + plusSign}</b>
      </p>
    </section>
  );
}
