/** What is measured: main content shown, answer to a touch, what moved, first byte of the server. */
export const metrics = ["lcp", "inp", "cls", "ttfb"] as const;
export type Metric = (typeof metrics)[number];
export type Rating = "good" | "needs-improvement" | "poor";

/** How many views of a page fell into each bucket. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * Up to `good`, a value is good; above `poor`, poor (web.dev/articles/vitals). In milliseconds, but CLS,
 * which has no unit. From one to the other the scale has `steps` equal ratios of about 1.2.
 */
const scales: Record<Metric, { good: number; poor: number; steps: number }> = {
  lcp: { good: 2_500, poor: 4_000, steps: 3 },
  inp: { good: 200, poor: 500, steps: 5 },
  cls: { good: 0.1, poor: 0.25, steps: 5 },
  ttfb: { good: 800, poor: 1_800, steps: 5 },
};

/** The outermost buckets also hold everything beyond them. */
const MAX_BUCKET = 20;

/**
 * The bucket of a value, from -20 to 20 on a logarithmic scale. Both thresholds are edges of buckets, so
 * that a rating is exact although values are not kept: bucket 0 ends at `good`, bucket `steps` at `poor`.
 */
export function getBucket(metric: Metric, value: number): number {
  const { good, poor, steps } = scales[metric];
  const position = (Math.log(value / good) / Math.log(poor / good)) * steps;
  // A value on an edge belongs below it, whatever the last digits of a logarithm; -0 is 0.
  return Math.max(-MAX_BUCKET, Math.min(MAX_BUCKET, Math.ceil(position - 1e-9))) || 0;
}

/** The largest value of a bucket. */
export function getBucketUpperBound(metric: Metric, bucket: number): number {
  const { good, poor, steps } = scales[metric];
  return good * (poor / good) ** (bucket / steps);
}

/** What three views in four did at least as well as, in the metric's unit, and its rating. */
export type UpperQuartile = { value: number; rating: Rating; views: number };

/** The 75th percentile of a histogram, within 20 %; undefined when nothing was measured. */
export function getUpperQuartile(metric: Metric, histogram: Histogram): UpperQuartile | undefined {
  const views = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  const rank = views * 0.75;
  let viewsBefore = 0;
  for (const [bucket, count] of [...histogram].toSorted(([a], [b]) => a - b)) {
    if (viewsBefore + count >= rank && count > 0) {
      const low = bucket === -MAX_BUCKET ? 0 : getBucketUpperBound(metric, bucket - 1);
      const share = (rank - viewsBefore) / count;
      const value = low + (getBucketUpperBound(metric, bucket) - low) * share;
      return { value, rating: getRating(metric, bucket), views };
    }
    viewsBefore += count;
  }
  return undefined;
}

function getRating(metric: Metric, bucket: number): Rating {
  if (bucket <= 0) return "good";
  return bucket <= scales[metric].steps ? "needs-improvement" : "poor";
}

/** The views of several histograms together. */
export function mergeHistograms(histograms: Iterable<Histogram>): Histogram {
  const sum = new Map<number, number>();
  for (const histogram of histograms)
    for (const [bucket, count] of histogram) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  return sum;
}
