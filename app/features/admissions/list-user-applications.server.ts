import { desc, eq } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";

/** An application as listed beside an account; contains no answer. */
export type ApplicationSummary = {
  id: string;
  /** Null before submission. */
  number: string | null;
  intake: string;
  /** Null until the candidate chooses one. */
  campus: Campus | null;
};

/** Lists the applications of a user, latest first. Empty without the permission `help:people`. */
export async function listUserApplications(
  actor: Actor,
  userId: string,
  locale: Locale,
): Promise<ApplicationSummary[]> {
  if (!can(actor, "help:people")) return [];
  const { id, number, campus } = applications;
  return db()
    .select({ id, number, campus, intake: locale === "fr" ? intakes.nameFr : intakes.nameEn })
    .from(applications)
    .innerJoin(intakes, eq(intakes.id, applications.intakeId))
    .where(eq(applications.accountId, userId))
    .orderBy(desc(applications.createdAt));
}
