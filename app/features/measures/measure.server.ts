import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { measures } from "#app/platform/db/schema/measures.ts";
import {
  dayBefore,
  KEPT_DAYS,
  type Line,
  type PageView,
  SHOWN_DAYS,
  type Side,
  type Wanted,
} from "./measure.ts";
import { bucketOf, type Histogram, type Metric, metrics } from "./scale.ts";

/**
 * Adds one page view to the counts of the day, and removes the days that are no longer kept. The view
 * itself is written nowhere. Nobody is asked who they are: `mayStillSend` holds floods back.
 */
export async function recordView({ values, ...where }: PageView): Promise<void> {
  const today = dayBefore(now(), 0);
  // Always in the order of `metrics`: two views at once never wait for each other in a circle.
  const rows = metrics.flatMap((metric) => {
    const value = values[metric];
    if (value === undefined) return [];
    return [{ day: today, ...where, metric, bucket: bucketOf(metric, value), count: 1 }];
  });
  if (rows.length === 0) return;
  await db()
    .insert(measures)
    .values(rows)
    .onConflictDoUpdate({ target: key, set: { count: sql`${measures.count} + 1` } });
  await db()
    .delete(measures)
    .where(lt(measures.day, dayBefore(now(), KEPT_DAYS)));
}

const key = [
  measures.day,
  measures.page,
  measures.locale,
  measures.country,
  measures.connection,
  measures.metric,
  measures.bucket,
];

/**
 * The last 28 days, told apart by one side. An actor who may not `see:measures` gets no line.
 */
export async function listMeasures(actor: Actor, by: Side, wanted: Wanted): Promise<Line[]> {
  if (!can(actor, "see:measures")) return [];
  const side = measures[by];
  const rows = await db()
    .select({
      of: sql<string>`${side}`,
      metric: measures.metric,
      bucket: measures.bucket,
      count: sql<number>`sum(${measures.count})::int`,
    })
    .from(measures)
    .where(and(gt(measures.day, dayBefore(now(), SHOWN_DAYS)), ...conditions(wanted)))
    .groupBy(side, measures.metric, measures.bucket);
  const lines = Map.groupBy(rows, (row) => row.of);
  return [...lines].map(([of, its]) => ({ of, histograms: byMetric(its) }));
}

function conditions({ page, locale, country, connection }: Wanted): (SQL | undefined)[] {
  return [
    page ? eq(measures.page, page) : undefined,
    locale ? eq(measures.locale, locale) : undefined,
    country ? eq(measures.country, country) : undefined,
    connection ? eq(measures.connection, connection) : undefined,
  ];
}

type Count = { metric: Metric; bucket: number; count: number };

function byMetric(counts: Count[]): Map<Metric, Histogram> {
  const groups = Map.groupBy(counts, (one) => one.metric);
  return new Map(
    [...groups].map(([metric, its]) => [
      metric,
      new Map(its.map((one) => [one.bucket, one.count])),
    ]),
  );
}
