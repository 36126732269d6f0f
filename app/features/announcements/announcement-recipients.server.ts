import { eq } from "drizzle-orm";
import {
  type GroupMember,
  listGroupMembers,
} from "#app/features/admissions/applicant-group.server.ts";
import { parseGroup } from "#app/features/admissions/applicant-group.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import type { announcements } from "#app/platform/db/schema/announcements.ts";
import { chosenApplications } from "#app/platform/db/schema/announcements.ts";

/** Stores the applications selected for a draft. */
export async function saveChosenApplications(
  tx: Database,
  announcementId: string,
  applicationIds: string[],
): Promise<void> {
  const rows = applicationIds.map((applicationId) => ({ announcementId, applicationId }));
  if (rows.length > 0) await tx.insert(chosenApplications).values(rows).onConflictDoNothing();
}

type RecipientFilter = Pick<
  typeof announcements.$inferSelect,
  "id" | "campus" | "intakeId" | "state" | "courseId" | "chosen"
>;

/** Loads the current recipients of an announcement: its group, or the selected applications. */
export async function listRecipients(
  announcement: RecipientFilter,
  on: Database = db(),
): Promise<GroupMember[]> {
  const group = parseGroup(announcement);
  if (!announcement.chosen) return listGroupMembers(group, on);
  const chosen = await on
    .select({ id: chosenApplications.applicationId })
    .from(chosenApplications)
    .where(eq(chosenApplications.announcementId, announcement.id));
  return listGroupMembers(
    group,
    on,
    chosen.map(({ id }) => id),
  );
}
