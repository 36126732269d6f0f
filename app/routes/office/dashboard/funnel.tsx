import { Link } from "react-router";
import type { IntakeProgress } from "#app/features/review/intake-progress.server.ts";
import { funnelSteps, getPercentage } from "#app/features/review/intake-progress.ts";
import { dashboardMessages } from "#app/i18n/dashboard.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";

/**
 * The number of applications at each step, as bars in a table; also by campus for an officer of
 * both.
 */
export function Funnel({ progress }: { progress: IntakeProgress }) {
  const { funnel, byCampus } = progress;
  const { funnel: t } = useMessages(dashboardMessages);
  const { city } = useMessages(officeMessages);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <section className="panel" aria-labelledby="funnel">
      <h2 id="funnel">{t.title}</h2>
      <p className="tiny-text muted">{t.text(progress.intake.name)}</p>
      <IntakeLinks progress={progress} />
      <table className="funnel funnel-steps">
        <caption className="vh">{t.title}</caption>
        <thead className={byCampus.length > 0 ? "tiny-text muted" : "vh"}>
          <tr>
            <th scope="col">
              <span className="vh">{t.step}</span>
            </th>
            <th scope="col">
              <span className="vh">{t.number}</span>
            </th>
            <th scope="col">
              <span className="vh">{t.share}</span>
            </th>
            {byCampus.map(({ campus }) => (
              <th key={campus} scope="col" className="is-right">
                {city[campus]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {funnelSteps.map((step, index) => {
            const before = funnelSteps[index - 1];
            const share = before ? getPercentage(funnel[step], funnel[before]) : null;
            return (
              <tr key={step}>
                <th scope="row">{t.steps[step]}</th>
                <td>
                  <span className="funnel-cell">
                    <progress
                      className="funnel-bar"
                      max={Math.max(funnel.begun, 1)}
                      value={funnel[step]}
                      aria-hidden="true"
                    />
                    <b className="numbers">{number.format(funnel[step])}</b>
                  </span>
                </td>
                <td className="numbers muted">{share !== null && t.percent(share)}</td>
                {byCampus.map((one) => (
                  <td key={one.campus} className="numbers is-right">
                    {number.format(one.funnel[step])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Links to the intakes; the current one is marked. */
function IntakeLinks({ progress: { intake, intakes } }: { progress: IntakeProgress }) {
  const { funnel: t } = useMessages(dashboardMessages);
  const path = usePath();
  if (intakes.length < 2) return null;
  return (
    <nav className="intake-links" aria-label={t.intakes}>
      {intakes.map(({ id, name }) => (
        <Link
          key={id}
          className="link-button"
          to={path(`/administration?rentree=${id}`)}
          preventScrollReset
          aria-current={id === intake.id ? "true" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
