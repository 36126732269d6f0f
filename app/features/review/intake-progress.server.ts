import { and, count, desc, eq, inArray, isNull, lte, notExists, type SQL, sql } from "drizzle-orm";
import { type Actor, type Campus, campuses } from "#app/features/access/actor.ts";
import { can, getPermittedCampuses } from "#app/features/access/permissions.ts";
import { parseState } from "#app/features/admissions/application-state.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import {
  compareWeeks,
  countFunnel,
  type FunnelStep,
  getWeekIndex,
  getWeekStart,
  pickDefaultIntake,
} from "./intake-progress.ts";
import { applicationsVisibleTo } from "./list/filter-conditions.server.ts";

/** The progress of an intake, in total, by campus, and by week compared with the previous intake. */
export type IntakeProgress = {
  intake: { id: string; name: string };
  /** The intakes to choose from, newest first. */
  intakes: { id: string; name: string }[];
  funnel: Record<FunnelStep, number>;
  /** Empty when the actor serves a single campus. */
  byCampus: { campus: Campus; funnel: Record<FunnelStep, number> }[];
  weeks: { day: Date; now: number; before: number }[];
  /** The name of the compared intake; null when there is none. */
  previous: string | null;
};

/**
 * Returns the progress of the requested intake, or of `pickDefaultIntake`. Counts only the actor's campuses; of drafts
 * only their number is disclosed. Returns null without `see:application`, and before any intake has opened.
 */
export async function getIntakeProgress(
  actor: Actor,
  intakeId: string | null,
  locale: Locale,
): Promise<IntakeProgress | null> {
  if (!can(actor, "see:application")) return null;
  const opened = await listOpenedIntakes();
  const current = opened.find(({ id }) => id === intakeId) ?? pickDefaultIntake(opened, now());
  if (!current) return null;
  const previous = opened[opened.indexOf(current) + 1];
  const [drafts, states, counted] = await Promise.all([
    countDrafts(actor, current.id),
    countStates(actor, current.id),
    countWeeks(actor, [current.id, ...(previous ? [previous.id] : [])]),
  ]);
  const funnelFor = (isIncluded: (campus: Campus | null) => boolean) =>
    countFunnel(
      drafts.filter(({ campus }) => isIncluded(campus)).reduce((sum, { n }) => sum + n, 0),
      states.filter(({ campus }) => isIncluded(campus)),
    );
  const end = Math.min(now().getTime(), current.closesAt.getTime());
  const lastWeek = getWeekIndex(current.opensAt, new Date(end));
  const getName = (intake: typeof current) => (locale === "fr" ? intake.nameFr : intake.nameEn);
  const served = getPermittedCampuses(actor, "see:application") ?? [...campuses];
  return {
    intake: { id: current.id, name: getName(current) },
    intakes: opened.slice(0, 4).map((intake) => ({ id: intake.id, name: getName(intake) })),
    funnel: funnelFor(() => true),
    byCampus:
      served.length > 1
        ? served.map((campus) => ({ campus, funnel: funnelFor((one) => one === campus) }))
        : [],
    weeks: compareWeeks(counted, {
      current: current.id,
      previous: previous?.id ?? null,
      last: lastWeek,
    }).map(({ week, ...numbers }) => ({ day: getWeekStart(current.opensAt, week), ...numbers })),
    previous: previous ? getName(previous) : null,
  };
}

function listOpenedIntakes() {
  const startedApplications = db()
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.intakeId, intakes.id));
  return db()
    .select({
      id: intakes.id,
      nameFr: intakes.nameFr,
      nameEn: intakes.nameEn,
      opensAt: intakes.opensAt,
      closesAt: intakes.closesAt,
      isEmpty: notExists(startedApplications).mapWith(Boolean),
    })
    .from(intakes)
    .where(lte(intakes.opensAt, now()))
    .orderBy(desc(intakes.opensAt), desc(intakes.id))
    .limit(8);
}

/** The school learns only the number of drafts. */
function countDrafts(actor: Actor, intakeId: string) {
  return db()
    .select({ campus: applications.campus, n: count() })
    .from(applications)
    .where(
      and(
        isNull(applications.submittedAt),
        eq(applications.intakeId, intakeId),
        isOfCampuses(getPermittedCampuses(actor, "see:application")),
      ),
    )
    .groupBy(applications.campus);
}

const isOfCampuses = (served: Campus[] | null): SQL =>
  inArray(applications.campus, served ?? [...campuses]);

async function countStates(actor: Actor, intakeId: string) {
  const rows = await db()
    .select({ campus: lines.campus, state: lines.state, n: count() })
    .from(lines)
    .where(and(applicationsVisibleTo(actor), eq(lines.intakeId, intakeId)))
    .groupBy(lines.campus, lines.state);
  return rows.map((row) => ({ ...row, state: parseState(row.state) }));
}

function countWeeks(actor: Actor, ids: string[]) {
  const week = sql<number>`floor(extract(epoch from ${lines.submittedAt} - ${intakes.opensAt}) / 604800)::int`;
  return db()
    .select({ intakeId: lines.intakeId, week, n: count() })
    .from(lines)
    .innerJoin(intakes, eq(intakes.id, lines.intakeId))
    .where(and(applicationsVisibleTo(actor), inArray(lines.intakeId, ids)))
    .groupBy(lines.intakeId, sql`2`);
}
