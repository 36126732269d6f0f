import type { Dimension } from "#app/features/measures/measure.ts";
import { pageSpeedMessages } from "#app/features/measures/messages/page-speed.ts";
import {
  type Metric,
  metrics,
  type Rating,
  type UpperQuartile,
} from "#app/features/measures/scale.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useSideNames } from "./speed-names.ts";

/** One row: the 75th percentile of each metric. `sideValue` is null for the total. */
export type SpeedRow = {
  sideValue: string | null;
  quartiles: Partial<Record<Metric, UpperQuartile>>;
};

const tones: Record<Rating, TagTone> = { good: "ok", "needs-improvement": "warn", poor: "error" };

/**
 * The speed of the site: the total, then one row for each page, language, country or connection.
 */
export function SpeedTable({ rows, by }: { rows: SpeedRow[]; by: Dimension }) {
  const t = useMessages(pageSpeedMessages);
  const getName = useSideNames();
  return (
    <DataTable
      className="speed-table"
      caption={t.caption}
      getKey={(row) => row.sideValue ?? ""}
      rows={rows}
      columns={[
        {
          id: "of",
          label: t.side[by],
          isHead: true,
          cell: ({ sideValue }) => (sideValue === null ? t.whole : getName(by, sideValue)),
        },
        ...metrics.map((metric) => ({
          id: metric,
          label: t[metric],
          cell: ({ quartiles }: SpeedRow) => (
            <MetricCell metric={metric} quartile={quartiles[metric]} />
          ),
        })),
      ]}
    />
  );
}

type MetricCellProps = { metric: Metric; quartile: UpperQuartile | undefined };

function MetricCell({ metric, quartile }: MetricCellProps) {
  const t = useMessages(pageSpeedMessages);
  const locale = useLocale();
  if (!quartile) return <span className="muted">{t.notMeasured}</span>;
  const { value, rating, views } = quartile;
  const formatted =
    metric === "cls"
      ? formatNumber(locale, value, 2)
      : t.seconds(formatNumber(locale, value / 1000, metric === "lcp" ? 1 : 2));
  return (
    <div className="speed-value">
      <b className="numbers">{formatted}</b> <Tag tone={tones[rating]}>{t.ratings[rating]}</Tag>
      <small className="numbers">{t.measured(formatNumber(locale, views, 0))}</small>
    </div>
  );
}
