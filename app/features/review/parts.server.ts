import { and, asc, desc, eq, exists, sql } from "drizzle-orm";
import { listCourseNames } from "#app/features/catalogue/course-names.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { listOfficers, unable } from "#app/features/identity/officers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { toTakeOver, visibleTo } from "./matching.server.ts";

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
function listGone(actor: Actor): Promise<Named[]> {
  const held = db()
    .select({ one: sql`1` })
    .from(lines)
    .where(and(visibleTo(actor), eq(lines.officerId, users.id), toTakeOver()));
  return db()
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(someUnable, exists(held)))
    .orderBy(asc(users.name));
}

const someUnable = sql`${users.id} in (select user_id from (${unable("decide:application")}) as u)`;
