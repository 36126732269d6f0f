import type { IntakeProgress } from "#app/features/review/intake-progress.server.ts";
import { dashboardMessages } from "#app/i18n/dashboard.ts";
import { formatShortDate } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import {
  areaPath,
  type ChartFrame,
  createScale,
  labelledWeeks,
  linePath,
  narrowFrame,
  valueY,
  weekX,
  wideFrame,
} from "./week-chart.ts";

type WeeklyChartProps = { progress: IntakeProgress };

/**
 * Applications sent each week since the opening, next to the previous intake: a drawing, and the
 * same data as a table.
 */
export function WeeklyChart({ progress }: WeeklyChartProps) {
  const { weeks: t } = useMessages(dashboardMessages);
  const { previous, intake } = progress;
  return (
    <section className="panel is-full" aria-labelledby="weeks">
      <div className="panel-head">
        <h2 id="weeks">{t.title}</h2>
        <p className="tiny-text chart-legend">
          <span>{intake.name}</span>
          {previous && <span className="is-before">{previous}</span>}
        </p>
      </div>
      <ChartDrawing progress={progress} frame={wideFrame} className="chart chart-wide" />
      <ChartDrawing progress={progress} frame={narrowFrame} className="chart chart-narrow" />
      <details>
        <summary className="link-button">{t.table}</summary>
        <WeekTable progress={progress} />
      </details>
    </section>
  );
}

type ChartDrawingProps = WeeklyChartProps & { frame: ChartFrame; className: string };

/**
 * The lines differ by more than colour: the previous intake is dashed, and each line has its last
 * value.
 */
function ChartDrawing({ progress: { weeks, previous }, frame, className }: ChartDrawingProps) {
  const { weeks: t } = useMessages(dashboardMessages);
  const locale = useLocale();
  const now = weeks.map((week) => week.now);
  const before = weeks.map((week) => week.before);
  const { top, ticks } = createScale(Math.max(...now, ...before));
  const [last, lastBefore] = [now.at(-1) ?? 0, before.at(-1) ?? 0];
  const end = weekX(frame, weeks.length - 1, weeks.length);
  const canFitBothLabels = Math.abs(valueY(last, top) - valueY(lastBefore, top)) > 18;
  const id = `weeks-${frame.width}`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{t.range(Math.min(...now), Math.max(...now), last)}</title>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className="chart-grid"
            d={`M${frame.left} ${valueY(tick, top)}H${frame.width - frame.right}`}
          />
          <text
            className="chart-axis"
            x={frame.left - 8}
            y={valueY(tick, top) + 4}
            textAnchor="end"
          >
            {tick}
          </text>
        </g>
      ))}
      {labelledWeeks(frame, weeks.length).map((index) => (
        <text
          key={index}
          className="chart-axis"
          x={weekX(frame, index, weeks.length)}
          y={frame.height - 10}
          textAnchor={index === 0 ? "start" : "middle"}
        >
          {formatShortDate(locale, weeks[index]?.day ?? new Date(0), "UTC")}
        </text>
      ))}
      {previous && <path className="chart-line-before" d={linePath(frame, before, top)} />}
      <path className="chart-area" d={areaPath(frame, now, top)} />
      <path className="chart-line" d={linePath(frame, now, top)} />
      <circle className="chart-point" cx={end} cy={valueY(last, top)} r="5" />
      <text className="chart-label" x={end + 12} y={valueY(last, top) + 5}>
        {last}
      </text>
      {previous && canFitBothLabels && (
        <text className="chart-label-before" x={end + 12} y={valueY(lastBefore, top) + 5}>
          {lastBefore}
        </text>
      )}
    </svg>
  );
}

function WeekTable({ progress: { weeks, intake, previous } }: WeeklyChartProps) {
  const { weeks: t } = useMessages(dashboardMessages);
  const locale = useLocale();
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="vh">{t.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.week}</th>
            <th scope="col" className="is-right">
              {intake.name}
            </th>
            {previous && (
              <th scope="col" className="is-right">
                {previous}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ day, now, before }) => (
            <tr key={day.getTime()}>
              <th scope="row">{formatShortDate(locale, day, "UTC")}</th>
              <td className="numbers is-right">{now}</td>
              {previous && <td className="numbers is-right">{before}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
