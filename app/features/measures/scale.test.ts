import { expect, test } from "vitest";
import {
  getBucket,
  getBucketUpperBound,
  getUpperQuartile,
  mergeHistograms,
  metrics,
} from "./scale.ts";

/** The histogram of these values. */
function histogramOf(metric: (typeof metrics)[number], values: number[]) {
  return mergeHistograms(values.map((value) => new Map([[getBucket(metric, value), 1]])));
}

test("the thresholds of web.dev are edges: a value on one belongs below it", () => {
  const thresholds = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25], ttfb: [800, 1800] };
  for (const metric of metrics) {
    const [good = 0, poor = 0] = thresholds[metric];
    const rated = (value: number) => getUpperQuartile(metric, histogramOf(metric, [value]))?.rating;
    expect([good, good * 1.001, poor, poor * 1.001].map(rated), metric).toEqual([
      "good",
      "needs-improvement",
      "needs-improvement",
      "poor",
    ]);
  }
});

test("a bucket is never wider than a quarter of its values, and each value is inside its own", () => {
  for (const metric of metrics)
    for (let bucket = -19; bucket < 20; bucket++) {
      const [low, high] = [
        getBucketUpperBound(metric, bucket - 1),
        getBucketUpperBound(metric, bucket),
      ];
      expect(high / low, metric).toBeLessThan(1.25);
      expect(getBucket(metric, high), metric).toBe(bucket);
      expect(getBucket(metric, (low + high) / 2), metric).toBe(bucket);
    }
});

test("nothing at all and eternity fall into the outermost buckets", () => {
  for (const metric of metrics) {
    expect(getBucket(metric, 0)).toBe(-20);
    expect(getBucket(metric, 1e12)).toBe(20);
    expect(getUpperQuartile(metric, new Map([[-20, 1]]))?.value).toBeGreaterThan(0);
  }
});

test("three views in four did at least as well as the quartile", () => {
  const values = Array.from({ length: 1000 }, (_, i) => 500 + i * 4);
  const found = getUpperQuartile("lcp", histogramOf("lcp", values));
  expect(found).toMatchObject({ rating: "needs-improvement", views: 1000 });
  expect(Math.abs((found?.value ?? 0) / 3500 - 1)).toBeLessThan(0.02);
});

test("a page is good when exactly three views in four are", () => {
  const good = Array(3).fill(200);
  expect(getUpperQuartile("inp", histogramOf("inp", [...good, 9000]))?.rating).toBe("good");
  expect(getUpperQuartile("inp", histogramOf("inp", [200, 200, 9000, 9000]))?.rating).toBe("poor");
});

test("nothing measured has no quartile", () => {
  expect(getUpperQuartile("cls", new Map())).toBeUndefined();
});

test("histograms add up", () => {
  const sum = mergeHistograms([
    new Map([
      [1, 2],
      [3, 1],
    ]),
    new Map([[1, 5]]),
  ]);
  expect(sum).toEqual(
    new Map([
      [1, 7],
      [3, 1],
    ]),
  );
});
