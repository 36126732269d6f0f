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
import type { Campus } from "#app/features/access/actor.ts";
import { getCourses } from "#app/features/catalogue/course.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { type ApplicantGroup, parseGroup } from "./applicant-group.ts";
import { requireCampus } from "./require-campus.ts";

/** A member of a group, with their first matching application. */
export type GroupMember = {
  personId: string;
  name: string;
  /** The language of their account. */
  locale: Locale;
  applicationId: string;
  campus: Campus;
};

/**
 * Lists the members of a group, each once: candidates with a submitted application and an open account. `onlyIds`
 * restricts it to these applications. The caller checks permission.
 */
export async function listGroupMembers(
  group: ApplicantGroup,
  on: Database = db(),
  onlyIds?: string[],
): Promise<GroupMember[]> {
  const rows = await on
    .select({
      personId: applications.accountId,
      name: users.name,
      locale: users.locale,
      applicationId: applications.id,
      campus: applications.campus,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.accountId))
    .where(and(groupCondition(group), onlyIds && inArray(applications.id, onlyIds)))
    .orderBy(asc(applications.submittedAt), asc(applications.id));
  const members = rows.map((row) => ({ ...row, campus: requireCampus(row) }));
  return [...new Map(members.map((member) => [member.personId, member])).values()];
}

/** Derives the group of hand-picked applications: that of their campus if they share one, else every campus. */
export async function deriveGroup(applicationIds: string[]): Promise<ApplicantGroup> {
  const campusRows = await db()
    .selectDistinct({ campus: applications.campus })
    .from(applications)
    .where(inArray(applications.id, applicationIds));
  return parseGroup({ campus: campusRows.length === 1 ? campusRows[0]?.campus : null });
}

function groupCondition({ campus, intakeId, state, courseId }: ApplicantGroup): SQL | undefined {
  const choiceCondition = and(
    eq(choices.applicationId, applications.id),
    state ? eq(choices.state, state) : undefined,
    courseId ? eq(choices.courseId, courseId) : undefined,
  );
  const matchingChoice = db().select({ id: choices.id }).from(choices).where(choiceCondition);
  return and(
    isNotNull(applications.submittedAt),
    isNull(users.closedAt),
    campus ? eq(applications.campus, campus) : undefined,
    intakeId ? eq(applications.intakeId, intakeId) : undefined,
    state || courseId ? exists(matchingChoice) : undefined,
  );
}

type GroupOption = { id: string; name: string };

/** Lists the intakes and programmes with submitted applications, as options for a group. */
export async function listGroupOptions(
  locale: Locale,
): Promise<{ intakes: GroupOption[]; courses: GroupOption[] }> {
  const name = locale === "fr" ? intakes.nameFr : intakes.nameEn;
  const sentIntakes = db()
    .select({ id: applications.intakeId })
    .from(applications)
    .where(isNotNull(applications.submittedAt));
  const intakeOptions = await db()
    .select({ id: intakes.id, name })
    .from(intakes)
    .where(inArray(intakes.id, sentIntakes))
    .orderBy(desc(intakes.opensAt));
  const chosenCourses = await db()
    .select({ id: choices.courseId, n: count() })
    .from(choices)
    .groupBy(choices.courseId);
  const courses = await getCourses(
    locale,
    chosenCourses.map(({ id }) => id),
  );
  const courseOptions = courses.map(({ id, name: course, universityName }) => ({
    id,
    name: [course, universityName].filter(Boolean).join(" · "),
  }));
  return {
    intakes: intakeOptions,
    courses: courseOptions.sort((a, b) => a.name.localeCompare(b.name, locale)),
  };
}
