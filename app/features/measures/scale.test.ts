import { expect, test } from "vitest";
import {
  getBucket,
  getBucketUpperBound,
  getUpperQuartile,
  mergeHistograms,
  metrics,
} from "./scale.ts";

function getHistogram(metric: (typeof metrics)[number], values: number[]) {
  return mergeHistograms(values.map((value) => new Map([[getBucket(metric, value), 1]])));
}

test("getUpperQuartile: a value on a threshold of web.dev has the better rating", () => {
  const thresholds = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25], ttfb: [800, 1800] };
  for (const metric of metrics) {
    const [good = 0, poor = 0] = thresholds[metric];
    const getRating = (value: number) =>
      getUpperQuartile(metric, getHistogram(metric, [value]))?.rating;
    expect([good, good * 1.001, poor, poor * 1.001].map(getRating), metric).toEqual([
      "good",
      "needs-improvement",
      "needs-improvement",
      "poor",
    ]);
  }
});

test("getBucket: values are inside their bucket, which is at most a quarter wide", () => {
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

test("getBucket: extreme values fall into the outermost buckets", () => {
  for (const metric of metrics) {
    expect(getBucket(metric, 0)).toBe(-20);
    expect(getBucket(metric, 1e12)).toBe(20);
    expect(getUpperQuartile(metric, new Map([[-20, 1]]))?.value).toBeGreaterThan(0);
  }
});

test("getUpperQuartile: returns the 75th percentile", () => {
  const values = Array.from({ length: 1000 }, (_, i) => 500 + i * 4);
  const quartile = getUpperQuartile("lcp", getHistogram("lcp", values));
  expect(quartile).toMatchObject({ rating: "needs-improvement", views: 1000 });
  expect(Math.abs((quartile?.value ?? 0) / 3500 - 1)).toBeLessThan(0.02);
});

test("getUpperQuartile: returns good when exactly three views in four are", () => {
  const good = Array(3).fill(200);
  expect(getUpperQuartile("inp", getHistogram("inp", [...good, 9000]))?.rating).toBe("good");
  expect(getUpperQuartile("inp", getHistogram("inp", [200, 200, 9000, 9000]))?.rating).toBe("poor");
});

test("getUpperQuartile: returns undefined for an empty histogram", () => {
  expect(getUpperQuartile("cls", new Map())).toBeUndefined();
});

test("mergeHistograms: adds the counts", () => {
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
