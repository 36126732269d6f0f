import { desc } from "drizzle-orm";
import { listCourseNames } from "#app/features/catalogue/course-names.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { listOfficers } from "#app/features/identity/officers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions.ts";

type Named = { id: string; name: string };

/** What the filters of the list choose among. */
export type ListParts = {
  intakes: Named[];
  universities: Named[];
  courses: Named[];
  officers: Named[];
};

/** What the list can be filtered by: every intake and formation, and the officers of where this actor serves. */
export async function listParts(actor: Actor, locale: Locale): Promise<ListParts> {
  const name = locale === "fr" ? intakes.nameFr : intakes.nameEn;
  const [years, { universities, courses }, officers] = await Promise.all([
    db().select({ id: intakes.id, name }).from(intakes).orderBy(desc(intakes.opensAt)),
    listCourseNames(locale),
    listOfficers(actor, "decide:application"),
  ]);
  const named = officers.map(({ id, name: called }) => ({ id, name: called }));
  return { intakes: years, universities, courses, officers: named };
}
