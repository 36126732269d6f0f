import { desc } from "drizzle-orm";
import { listCourseNames } from "#app/features/catalogue/course-names.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { campusesOf } from "#app/features/identity/permissions.ts";
import { listOfficers } from "#app/features/identity/staff/officers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions.ts";
import { listLeft } from "./left.server.ts";

type Named = { id: string; name: string };

/** What the filters of the list choose among. */
export type ListParts = {
  intakes: Named[];
  universities: Named[];
  courses: Named[];
  officers: Named[];
};

/**
 * What the list can be filtered by: every intake and formation, and the officers of where this actor
 * serves, with those who left files to take over.
 */
export async function listParts(actor: Actor, locale: Locale): Promise<ListParts> {
  const name = locale === "fr" ? intakes.nameFr : intakes.nameEn;
  const [years, { universities, courses }, officers, gone] = await Promise.all([
    db().select({ id: intakes.id, name }).from(intakes).orderBy(desc(intakes.opensAt)),
    listCourseNames(locale),
    listOfficers(actor, "decide:application"),
    listGone(actor),
  ]);
  const named = officers.map(({ id, name: called }) => ({ id, name: called }));
  const others = gone.filter(({ id }) => !named.some((one) => one.id === id));
  return { intakes: years, universities, courses, officers: [...named, ...others] };
}

/** Those who can see to applications no more, and still have charge of some that this actor may see. */
async function listGone(actor: Actor): Promise<Named[]> {
  const served = campusesOf(actor, "see:application");
  const left = (await listLeft()).filter(({ campus }) => served?.includes(campus) ?? true);
  return [...new Map(left.map(({ id, name }) => [id, { id, name }])).values()];
}
