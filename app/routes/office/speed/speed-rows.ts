import type { MeasureLine } from "#app/features/measures/measure.ts";
import { getUpperQuartile, mergeHistograms, metrics } from "#app/features/measures/scale.ts";
import type { SpeedRow } from "./speed-table.tsx";

/** The rows of the table: the total, then each line, most views first. */
export function toSpeedRows(lines: MeasureLine[]): SpeedRow[] {
  const rows = lines.map((line) => toSpeedRow(line.value, [line]));
  const maxViews = ({ quartiles }: SpeedRow) =>
    Math.max(0, ...Object.values(quartiles).map((one) => one.views));
  return [toSpeedRow(null, lines), ...rows.toSorted((a, b) => maxViews(b) - maxViews(a))];
}

function toSpeedRow(sideValue: string | null, lines: MeasureLine[]): SpeedRow {
  const quartiles: SpeedRow["quartiles"] = {};
  for (const metric of metrics) {
    const metricHistograms = lines.flatMap(({ histograms }) => histograms.get(metric) ?? []);
    const quartile = getUpperQuartile(metric, mergeHistograms(metricHistograms));
    if (quartile) quartiles[metric] = quartile;
  }
  return { sideValue, quartiles };
}
