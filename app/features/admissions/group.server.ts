import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  type SQL,
} from "drizzle-orm";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import { getCourses } from "#app/features/catalogue/course.server.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { applications, choices, intakes } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { type Group, readGroup } from "./group.ts";

/** Somebody of a group, by the latest of their applications that belongs to it. */
export type Member = {
  personId: string;
  name: string;
  /** The language of the person. */
  locale: Locale;
  applicationId: string;
  campus: Campus;
};

/**
 * The people of a group, each once: those who sent an application, and whose account is open; `among` these
 * applications when they are told. The caller asks the policy.
 */
export async function membersOf(
  group: Group,
  on: Database = db(),
  among?: string[],
): Promise<Member[]> {
  const rows = await on
    .select({
      personId: applications.candidateId,
      name: users.name,
      locale: users.locale,
      applicationId: applications.id,
      campus: applications.campus,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.candidateId))
    .where(and(belongs(group), among && inArray(applications.id, among)))
    .orderBy(asc(applications.submittedAt), asc(applications.id));
  const members = rows.map((row) => ({ ...row, campus: sentCampus(row) }));
  return [...new Map(members.map((member) => [member.personId, member])).values()];
}

/** The group of applications chosen one by one: of their campus when they share one, else of all. */
export async function groupOf(applicationIds: string[]): Promise<Group> {
  const found = await db()
    .selectDistinct({ campus: applications.campus })
    .from(applications)
    .where(inArray(applications.id, applicationIds));
  return readGroup({ campus: found.length === 1 ? found[0]?.campus : null });
}

function belongs({ campus, intakeId, state, courseId }: Group): SQL | undefined {
  const chosen = and(
    eq(choices.applicationId, applications.id),
    state ? eq(choices.state, state) : undefined,
    courseId ? eq(choices.courseId, courseId) : undefined,
  );
  const one = db().select({ id: choices.id }).from(choices).where(chosen);
  return and(
    isNotNull(applications.submittedAt),
    isNull(users.closedAt),
    campus ? eq(applications.campus, campus) : undefined,
    intakeId ? eq(applications.intakeId, intakeId) : undefined,
    state || courseId ? exists(one) : undefined,
  );
}

type Named = { id: string; name: string };

/** The intakes and the formations for which applications were sent: what a group can be made of. */
export async function groupParts(locale: Locale): Promise<{ intakes: Named[]; courses: Named[] }> {
  const name = locale === "fr" ? intakes.nameFr : intakes.nameEn;
  const sent = db()
    .select({ id: applications.intakeId })
    .from(applications)
    .where(isNotNull(applications.submittedAt));
  const years = await db()
    .select({ id: intakes.id, name })
    .from(intakes)
    .where(inArray(intakes.id, sent))
    .orderBy(desc(intakes.opensAt));
  const chosen = await db()
    .select({ id: choices.courseId, n: count() })
    .from(choices)
    .groupBy(choices.courseId);
  const courses = await getCourses(
    locale,
    chosen.map(({ id }) => id),
  );
  const named = courses.map(({ id, name: course, universityName }) => ({
    id,
    name: [course, universityName].filter(Boolean).join(" · "),
  }));
  return { intakes: years, courses: named.sort((a, b) => a.name.localeCompare(b.name, locale)) };
}
