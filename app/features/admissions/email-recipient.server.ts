import { eq, inArray } from "drizzle-orm";
import type { Campus } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatShortName } from "#app/lib/person-name.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { applications, intakes } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";

/** How a letter names a person and their application. */
export type EmailContext = {
  /** Their first name, else their only name; what a provider calls them where the account has neither. */
  firstName: string;
  /** "" before it is sent. */
  number: string;
  /** Null in a draft without one. */
  campus: Campus | null;
  intake: Record<Locale, string>;
};

/** How the people of these applications are called in a letter, by application. The caller asks the policy. */
export async function getEmailContexts(
  applicationIds: string[],
  on: Database,
): Promise<Map<string, EmailContext>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await on
    .select({
      id: applications.id,
      firstName: users.firstName,
      lastName: users.lastName,
      name: users.name,
      number: applications.number,
      campus: applications.campus,
      fr: intakes.nameFr,
      en: intakes.nameEn,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.candidateId))
    .innerJoin(intakes, eq(intakes.id, applications.intakeId))
    .where(inArray(applications.id, applicationIds));
  return new Map(
    rows.map(({ id, name, number, campus, fr, en, ...names }) => [
      id,
      {
        firstName: formatShortName(names) || name,
        number: number ?? "",
        campus,
        intake: { fr, en },
      },
    ]),
  );
}
