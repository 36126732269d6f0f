/** LCP, INP, CLS and TTFB, as web.dev defines them. */
export const metrics = ["lcp", "inp", "cls", "ttfb"] as const;
export type Metric = (typeof metrics)[number];
export type Rating = "good" | "needs-improvement" | "poor";

/** The number of page views by bucket. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * Thresholds of web.dev/articles/vitals: up to `good` is good, above `poor` is poor. In milliseconds, except CLS.
 * Between the two, the scale has `steps` buckets of equal ratio, about 1.2.
 */
const scales: Record<Metric, { good: number; poor: number; steps: number }> = {
  lcp: { good: 2_500, poor: 4_000, steps: 3 },
  inp: { good: 200, poor: 500, steps: 5 },
  cls: { good: 0.1, poor: 0.25, steps: 5 },
  ttfb: { good: 800, poor: 1_800, steps: 5 },
};

/** The outermost buckets include everything beyond them. */
const MAX_BUCKET = 20;

/**
 * The bucket of a value on a logarithmic scale from -20 to 20. Bucket 0 ends at `good` and bucket `steps` at `poor`, so
 * that ratings are exact although values are not stored.
 */
export function getBucket(metric: Metric, value: number): number {
  const { good, poor, steps } = scales[metric];
  const position = (Math.log(value / good) / Math.log(poor / good)) * steps;
  // The tolerance keeps a value on an edge in the lower bucket; `|| 0` turns -0 into 0.
  return Math.max(-MAX_BUCKET, Math.min(MAX_BUCKET, Math.ceil(position - 1e-9))) || 0;
}

/** The upper bound of a bucket. */
export function getBucketUpperBound(metric: Metric, bucket: number): number {
  const { good, poor, steps } = scales[metric];
  return good * (poor / good) ** (bucket / steps);
}

/** The 75th percentile in the metric's unit, its rating, and the number of views. */
export type UpperQuartile = { value: number; rating: Rating; views: number };

/** The 75th percentile of a histogram, within 20 %; undefined when it is empty. */
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

export function mergeHistograms(histograms: Iterable<Histogram>): Histogram {
  const sum = new Map<number, number>();
  for (const histogram of histograms)
    for (const [bucket, count] of histogram) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  return sum;
}
