/** A drawing of two lines over the weeks: its size, and where the axes stand. */
export type Frame = { width: number; height: number; left: number; right: number };

/** For a desk, and for a phone, where the same numbers stand closer. */
export const wide: Frame = { width: 960, height: 222, left: 34, right: 64 };
export const narrow: Frame = { width: 330, height: 222, left: 34, right: 64 };

const TOP = 28;
const FOOT = 188;

/** The top of the scale: the first round number that holds the most, in four steps of whole numbers. */
export function scaleFor(most: number): { top: number; marks: number[] } {
  const step = [1, 2, 5].flatMap((n) => [n, n * 10, n * 100, n * 1_000, n * 10_000]);
  const one = step.toSorted((a, b) => a - b).find((size) => size * 4 >= most) ?? most;
  return { top: one * 4, marks: [0, 1, 2, 3, 4].map((n) => n * one) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Where a week stands, from the left. */
export function across({ width, left, right }: Frame, at: number, of: number): number {
  return round(of < 2 ? left : left + ((width - left - right) * at) / (of - 1));
}

/** Where a number stands, from the top. */
export function down(value: number, top: number): number {
  return round(FOOT - ((FOOT - TOP) * value) / top);
}

/** The path of a line through its values. */
export function lineOf(frame: Frame, values: number[], top: number): string {
  const points = values.map(
    (value, at) => `${across(frame, at, values.length)} ${down(value, top)}`,
  );
  return points.length === 1 ? `M${points[0]}h1` : `M${points.join("L")}`;
}

/** The same, closed at its foot. */
export function areaOf(frame: Frame, values: number[], top: number): string {
  const end = across(frame, values.length - 1, values.length);
  return `${lineOf(frame, values, top)}L${end} ${FOOT}L${frame.left} ${FOOT}Z`;
}

/** Which weeks are named under the axis: the first, and then so that they do not touch. */
export function namedWeeks({ width }: Frame, weeks: number): number[] {
  const every = Math.max(1, Math.ceil(weeks / (width < 500 ? 3 : 7)));
  return Array.from({ length: weeks }, (_, at) => at).filter((at) => at % every === 0);
}
