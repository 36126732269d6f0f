import { desc, eq } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, intakes } from "#app/platform/db/schema/admissions.ts";

/** An application as it is told beside an account: a draft is told to be there, and nothing of it. */
export type ApplicationSummary = {
  id: string;
  /** Null as long as it is not sent. */
  number: string | null;
  intake: string;
  /** Null until they choose one. */
  campus: Campus | null;
};

/** The applications of somebody who is helped, the last begun first; [] for whoever may not help people. */
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
    .where(eq(applications.candidateId, userId))
    .orderBy(desc(applications.createdAt));
}
