import type { Line } from "#app/features/measures/measure.ts";
import { metrics, quartileOf, together } from "#app/features/measures/scale.ts";
import type { Row } from "./speed-table.tsx";

/** The rows of the table: all together, then each line, the most seen first. */
export function rowsOf(lines: Line[]): Row[] {
  const rows = lines.map((line) => rowOf(line.of, [line]));
  const seen = ({ quartiles }: Row) =>
    Math.max(0, ...Object.values(quartiles).map((one) => one.views));
  return [rowOf(null, lines), ...rows.toSorted((a, b) => seen(b) - seen(a))];
}

function rowOf(of: string | null, lines: Line[]): Row {
  const quartiles: Row["quartiles"] = {};
  for (const metric of metrics) {
    const its = lines.flatMap(({ histograms }) => histograms.get(metric) ?? []);
    const quartile = quartileOf(metric, together(its));
    if (quartile) quartiles[metric] = quartile;
  }
  return { of, quartiles };
}
