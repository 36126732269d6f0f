import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { measures } from "#app/platform/db/schema/measures.ts";
import {
  type Dimension,
  getDayBefore,
  type MeasureFilter,
  type MeasureLine,
  type PageView,
  REPORT_DAYS,
  RETENTION_DAYS,
} from "./measure.ts";
import { getBucket, type Histogram, type Metric, metrics } from "./scale.ts";

/**
 * Adds a page view to the counts of the day and deletes days beyond the retention. The view itself is not stored.
 * Checks no permission: `canSendMeasure` limits the rate.
 */
export async function recordPageView({ values, ...dimensions }: PageView): Promise<void> {
  const today = getDayBefore(now(), 0);
  // In the order of `metrics`, so that simultaneous views lock rows in the same order and do not deadlock.
  const rows = metrics.flatMap((metric) => {
    const value = values[metric];
    if (value === undefined) return [];
    return [{ day: today, ...dimensions, metric, bucket: getBucket(metric, value), count: 1 }];
  });
  if (rows.length === 0) return;
  await db()
    .insert(measures)
    .values(rows)
    .onConflictDoUpdate({ target: conflictColumns, set: { count: sql`${measures.count} + 1` } });
  await db()
    .delete(measures)
    .where(lt(measures.day, getDayBefore(now(), RETENTION_DAYS)));
}

const conflictColumns = [
  measures.day,
  measures.page,
  measures.locale,
  measures.country,
  measures.connection,
  measures.metric,
  measures.bucket,
];

/** Returns the histograms of the last 28 days, one line per value of `dimension`. Empty without `see:measures`. */
export async function listMeasures(
  actor: Actor,
  dimension: Dimension,
  filter: MeasureFilter,
): Promise<MeasureLine[]> {
  if (!can(actor, "see:measures")) return [];
  const column = measures[dimension];
  const rows = await db()
    .select({
      value: sql<string>`${column}`,
      metric: measures.metric,
      bucket: measures.bucket,
      count: sql<number>`sum(${measures.count})::int`,
    })
    .from(measures)
    .where(and(gt(measures.day, getDayBefore(now(), REPORT_DAYS)), ...toConditions(filter)))
    .groupBy(column, measures.metric, measures.bucket);
  const lines = Map.groupBy(rows, (row) => row.value);
  return [...lines].map(([value, dimensionRows]) => ({
    value,
    histograms: groupByMetric(dimensionRows),
  }));
}

function toConditions({ page, locale, country, connection }: MeasureFilter): (SQL | undefined)[] {
  return [
    page ? eq(measures.page, page) : undefined,
    locale ? eq(measures.locale, locale) : undefined,
    country ? eq(measures.country, country) : undefined,
    connection ? eq(measures.connection, connection) : undefined,
  ];
}

type Count = { metric: Metric; bucket: number; count: number };

function groupByMetric(counts: Count[]): Map<Metric, Histogram> {
  const groups = Map.groupBy(counts, (one) => one.metric);
  return new Map(
    [...groups].map(([metric, metricCounts]) => [
      metric,
      new Map(metricCounts.map((one) => [one.bucket, one.count])),
    ]),
  );
}
