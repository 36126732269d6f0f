import { desc } from "drizzle-orm";
import { listUniversities } from "#app/features/catalogue/course.server.ts";
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
  const [years, universities, officers] = await Promise.all([
    db().select({ id: intakes.id, name }).from(intakes).orderBy(desc(intakes.opensAt)),
    listUniversities(locale),
    listOfficers(actor, "decide:application"),
  ]);
  const formations = universities.flatMap((university) =>
    university.courses.map((course) => ({
      id: course.id,
      name: `${course.name} · ${university.name}`,
    })),
  );
  return {
    intakes: years,
    universities: universities.map(({ id, name: called }) => ({ id, name: called })),
    courses: formations.sort((a, b) => a.name.localeCompare(b.name, locale)),
    officers: officers.map(({ id, name: called }) => ({ id, name: called })),
  };
}
