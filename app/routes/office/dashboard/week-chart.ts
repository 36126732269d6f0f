/** The size of a chart and the margins of its axes, in SVG units. */
export type ChartFrame = { width: number; height: number; left: number; right: number };

/** One frame for desktops and one for phones. */
export const wideFrame: ChartFrame = { width: 960, height: 222, left: 34, right: 64 };
export const narrowFrame: ChartFrame = { width: 330, height: 222, left: 34, right: 64 };

const TOP_Y = 28;
const BOTTOM_Y = 188;

/** The top of the scale: the smallest round number that is at least `max`, in four whole steps. */
export function createScale(max: number): { top: number; ticks: number[] } {
  const step = [1, 2, 5].flatMap((n) => [n, n * 10, n * 100, n * 1_000, n * 10_000]);
  const stepSize = step.toSorted((a, b) => a - b).find((size) => size * 4 >= max) ?? max;
  return { top: stepSize * 4, ticks: [0, 1, 2, 3, 4].map((n) => n * stepSize) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The x coordinate of a week. */
export function weekX({ width, left, right }: ChartFrame, index: number, count: number): number {
  return round(count < 2 ? left : left + ((width - left - right) * index) / (count - 1));
}

/** The y coordinate of a value. */
export function valueY(value: number, top: number): number {
  return round(BOTTOM_Y - ((BOTTOM_Y - TOP_Y) * value) / top);
}

/** The SVG path of a line. */
export function linePath(frame: ChartFrame, values: number[], top: number): string {
  const points = values.map(
    (value, index) => `${weekX(frame, index, values.length)} ${valueY(value, top)}`,
  );
  return points.length === 1 ? `M${points[0]}h1` : `M${points.join("L")}`;
}

/** The same path, closed at the bottom. */
export function areaPath(frame: ChartFrame, values: number[], top: number): string {
  const end = weekX(frame, values.length - 1, values.length);
  return `${linePath(frame, values, top)}L${end} ${BOTTOM_Y}L${frame.left} ${BOTTOM_Y}Z`;
}

/**
 * The indexes of the weeks with a label: the first, then at an interval so that labels do not
 * overlap.
 */
export function labelledWeeks({ width }: ChartFrame, weeks: number): number[] {
  const interval = Math.max(1, Math.ceil(weeks / (width < 500 ? 3 : 7)));
  return Array.from({ length: weeks }, (_, index) => index).filter(
    (index) => index % interval === 0,
  );
}
