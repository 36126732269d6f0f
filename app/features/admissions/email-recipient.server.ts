import { eq, inArray } from "drizzle-orm";
import type { Campus } from "#app/features/access/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatShortName } from "#app/lib/person-name.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { users } from "#app/platform/db/schema/identity.ts";

/** The data of an application that an email can insert. */
export type EmailContext = {
  /** The first name, else the only name; else the display name of the sign-in provider. */
  firstName: string;
  /** "" before submission. */
  number: string;
  /** Null in a draft without one. */
  campus: Campus | null;
  intake: Record<Locale, string>;
};

/** Email merge data by application id. The caller checks permission. */
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
    .innerJoin(users, eq(users.id, applications.accountId))
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
