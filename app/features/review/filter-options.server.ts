import { desc } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { getPermittedCampuses } from "#app/features/access/permissions.ts";
import { listCourseNames } from "#app/features/catalogue/course-names.server.ts";
import { listOfficers } from "#app/features/staff/officers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { listOrphanedAssignees } from "./orphaned-assignments.server.ts";

type FilterOption = { id: string; name: string };

/** The options of the list filters. */
export type FilterOptions = {
  intakes: FilterOption[];
  universities: FilterOption[];
  courses: FilterOption[];
  officers: FilterOption[];
};

/**
 * Lists every intake and course, and the officers of the actor's campuses, including former ones with open
 * applications.
 */
export async function listFilterOptions(actor: Actor, locale: Locale): Promise<FilterOptions> {
  const name = locale === "fr" ? intakes.nameFr : intakes.nameEn;
  const [intakeOptions, { universities, courses }, officers, orphanedOfficers] = await Promise.all([
    db().select({ id: intakes.id, name }).from(intakes).orderBy(desc(intakes.opensAt)),
    listCourseNames(locale),
    listOfficers(actor, "decide:application"),
    listOrphanedOfficers(actor),
  ]);
  const officerOptions = officers.map(({ id, name: officerName }) => ({ id, name: officerName }));
  const otherOptions = orphanedOfficers.filter(
    ({ id }) => !officerOptions.some((one) => one.id === id),
  );
  return {
    intakes: intakeOptions,
    universities,
    courses,
    officers: [...officerOptions, ...otherOptions],
  };
}

/** Former officers who still have open applications that the actor may see. */
async function listOrphanedOfficers(actor: Actor): Promise<FilterOption[]> {
  const served = getPermittedCampuses(actor, "see:application");
  const visibleAssignees = (await listOrphanedAssignees()).filter(
    ({ campus }) => served?.includes(campus) ?? true,
  );
  return [...new Map(visibleAssignees.map(({ id, name }) => [id, { id, name }])).values()];
}
