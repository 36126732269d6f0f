import type { Side } from "#app/features/measures/measure.ts";
import { type Metric, metrics, type Quartile, type Rating } from "#app/features/measures/scale.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { speedWords } from "#app/i18n/speed.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { useNames } from "./names.ts";

/** A row: what three views in four did at least as well as. `of` is null for all of them together. */
export type Row = { of: string | null; quartiles: Partial<Record<Metric, Quartile>> };

const tones: Record<Rating, TagTone> = { good: "ok", "needs-improvement": "warn", poor: "error" };

/** How fast the site is: the whole first, then each page (or language, country, connection). */
export function SpeedTable({ rows, by }: { rows: Row[]; by: Side }) {
  const words = useWords(speedWords);
  const nameOf = useNames();
  return (
    <DataTable
      className="speed-table"
      caption={words.caption}
      keyOf={(row) => row.of ?? ""}
      rows={rows}
      columns={[
        {
          id: "of",
          label: words.side[by],
          isHead: true,
          cell: ({ of }) => (of === null ? words.whole : nameOf(by, of)),
        },
        ...metrics.map((metric) => ({
          id: metric,
          label: words[metric],
          cell: ({ quartiles }: Row) => <Figure metric={metric} quartile={quartiles[metric]} />,
        })),
      ]}
    />
  );
}

type FigureProps = { metric: Metric; quartile: Quartile | undefined };

function Figure({ metric, quartile }: FigureProps) {
  const words = useWords(speedWords);
  const locale = useLocale();
  if (!quartile) return <span className="muted">{words.notMeasured}</span>;
  const { value, rating, views } = quartile;
  const figure =
    metric === "cls"
      ? formatNumber(locale, value, 2)
      : words.seconds(formatNumber(locale, value / 1000, metric === "lcp" ? 1 : 2));
  return (
    <div className="speed-figure">
      <b className="figures">{figure}</b> <Tag tone={tones[rating]}>{words.ratings[rating]}</Tag>
      <small className="figures">{words.measured(formatNumber(locale, views, 0))}</small>
    </div>
  );
}
