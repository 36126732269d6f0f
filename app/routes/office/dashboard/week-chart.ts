/** A drawing of two lines over the weeks: its size, and where the axes stand. */
export type ChartFrame = { width: number; height: number; left: number; right: number };

/** For a desk, and for a phone, where the same numbers stand closer. */
export const wideFrame: ChartFrame = { width: 960, height: 222, left: 34, right: 64 };
export const narrowFrame: ChartFrame = { width: 330, height: 222, left: 34, right: 64 };

const TOP_Y = 28;
const BOTTOM_Y = 188;

/** The top of the scale: the first round number that holds the most, in four steps of whole numbers. */
export function createScale(max: number): { top: number; ticks: number[] } {
  const step = [1, 2, 5].flatMap((n) => [n, n * 10, n * 100, n * 1_000, n * 10_000]);
  const stepSize = step.toSorted((a, b) => a - b).find((size) => size * 4 >= max) ?? max;
  return { top: stepSize * 4, ticks: [0, 1, 2, 3, 4].map((n) => n * stepSize) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Where a week stands, from the left. */
export function weekX({ width, left, right }: ChartFrame, index: number, count: number): number {
  return round(count < 2 ? left : left + ((width - left - right) * index) / (count - 1));
}

/** Where a number stands, from the top. */
export function valueY(value: number, top: number): number {
  return round(BOTTOM_Y - ((BOTTOM_Y - TOP_Y) * value) / top);
}

/** The path of a line through its values. */
export function linePath(frame: ChartFrame, values: number[], top: number): string {
  const points = values.map(
    (value, index) => `${weekX(frame, index, values.length)} ${valueY(value, top)}`,
  );
  return points.length === 1 ? `M${points[0]}h1` : `M${points.join("L")}`;
}

/** The same, closed at its foot. */
export function areaPath(frame: ChartFrame, values: number[], top: number): string {
  const end = weekX(frame, values.length - 1, values.length);
  return `${linePath(frame, values, top)}L${end} ${BOTTOM_Y}L${frame.left} ${BOTTOM_Y}Z`;
}

/** Which weeks are named under the axis: the first, and then so that they do not touch. */
export function labelledWeeks({ width }: ChartFrame, weeks: number): number[] {
  const interval = Math.max(1, Math.ceil(weeks / (width < 500 ? 3 : 7)));
  return Array.from({ length: weeks }, (_, index) => index).filter(
    (index) => index % interval === 0,
  );
}
