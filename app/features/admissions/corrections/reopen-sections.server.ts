import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { getEndOfCampusDay } from "#app/features/access/campus-time.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { reopenedSections } from "#app/platform/db/schema/admissions-openings.ts";
import { type Application, loadApplicationDetails } from "../application.server.ts";
import { type ApplicationRow, bumpVersion } from "../editable-application.server.ts";
import { correctionMessages } from "../messages/correction.ts";
import { formatPhones } from "../record/application-record.server.ts";
import { requireCampus } from "../require-campus.ts";
import {
  compareSections,
  getSectionContents,
  maskChanges,
  type SectionChange,
  type SectionContents,
  withSectionContents,
} from "./compare-sections.ts";
import type { ReopeningRow } from "./list-reopened-sections.server.ts";
import { type ReopenableSection, reopenableSections } from "./reopened-sections.ts";

/** `day` (YYYY-MM-DD) is the last day on which the sections are open, in the campus time zone. */
type ReopenInput = { sections: readonly ReopenableSection[]; day: string };

/**
 * Reopens sections of a sent application for its candidate, and stores their current contents to compare with later.
 * The caller (`features/decisions`) locks the application and checks the permission. Returns the id of the reopening.
 */
export async function reopenSections(
  tx: Database,
  actor: Actor,
  row: ApplicationRow,
  { sections: requestedSections, day }: ReopenInput,
): Promise<string> {
  const sections = reopenableSections.filter((one) => requestedSections.includes(one));
  const before = getSectionContents(await loadApplicationDetails(row, row.locale, tx), sections);
  const endsAt = getEndOfCampusDay(requireCampus(row), day);
  const openedById = "id" in actor ? actor.id : null;
  const [created] = await tx
    .insert(reopenedSections)
    .values({ applicationId: row.id, sections, endsAt, before, openedById })
    .returning({ id: reopenedSections.id });
  if (!created) throw new Error("sections were not opened");
  await recordHistory(tx, actor, "sections.opened", toSubject(row), { sections, until: day });
  return created.id;
}

/**
 * Sets another last day for a reopening, past or not. A closed one is active again; its first contents (`before`)
 * stay.
 */
export async function extendReopening(tx: Database, row: ApplicationRow, id: string, day: string) {
  const reopened = { closedAt: null, closedBecause: null, closedById: null, after: null };
  await tx
    .update(reopenedSections)
    .set({ endsAt: getEndOfCampusDay(requireCampus(row), day), ...reopened })
    .where(eq(reopenedSections.id, id));
}

/** Why the school closes a reopening. */
type EndReason = "cancelled" | "decided";

/**
 * Closes a reopening whose request is no longer open, and stores the current contents, so that unsent changes stay
 * visible. An already closed one does not change.
 */
export async function closeReopening(
  tx: Database,
  actor: Actor | "system",
  row: ApplicationRow,
  { id, because }: { id: string; because: EndReason },
): Promise<void> {
  const [reopening] = await tx.select().from(reopenedSections).where(eq(reopenedSections.id, id));
  if (!reopening || reopening.closedAt) return;
  const after = getSectionContents(
    await loadApplicationDetails(row, row.locale, tx),
    reopening.sections,
  );
  await markReopeningClosed(tx, actor, { id, because, after });
  const { sections } = reopening;
  await recordHistory(tx, actor, "sections.closed", toSubject(row), { sections, because });
  await bumpVersion(tx, row.id);
}

type CloseInput = { id: string; because: "sent" | EndReason; after: SectionContents };

/** Stores that a reopening is closed, by whom, and the contents of its sections. */
export async function markReopeningClosed(
  tx: Database,
  actor: Actor | "system",
  { id, because, after }: CloseInput,
): Promise<void> {
  const closedById = actor !== "system" && "id" in actor ? actor.id : null;
  await tx
    .update(reopenedSections)
    .set({ closedAt: now(), closedBecause: because, closedById, after })
    .where(eq(reopenedSections.id, id));
}

/** Describes the changes of a reopening until it was closed, or until now. */
export function describeChanges(
  reopening: Pick<ReopeningRow, "sections" | "before" | "after">,
  application: Application,
  locale: Locale,
): SectionChange[] {
  const before = reopening.before as SectionContents;
  const after =
    (reopening.after as SectionContents | null) ??
    getSectionContents(application, reopening.sections);
  return compareSections(
    formatPhones(withSectionContents(application, before)),
    formatPhones(withSectionContents(application, after)),
    { locale, sections: reopening.sections, labels: correctionMessages[locale].changes },
  );
}

/** `describeChanges` for a reader without permission to see sensitive answers: they are masked. */
export function describeMaskedChanges(
  ...args: Parameters<typeof describeChanges>
): SectionChange[] {
  return maskChanges(describeChanges(...args));
}

const toSubject = ({ id }: ApplicationRow) => ({ kind: "application", id });
