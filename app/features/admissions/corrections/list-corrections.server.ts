import { type Actor, isImpersonated } from "#app/features/access/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { loadApplicationDetails } from "../application.server.ts";
import { findApplication } from "../editable-application.server.ts";
import { canSee, isOwnApplication } from "../policy.ts";
import type { MissingItem } from "../sections.ts";
import type { SectionChange } from "./compare-sections.ts";
import { listReopenings, type ReopeningRow } from "./list-reopened-sections.server.ts";
import { findMissingCorrections, getCorrectionsVersion } from "./record-corrections.server.ts";
import { describeChanges, describeMaskedChanges } from "./reopen-sections.server.ts";
import { isReopeningActive, type ReopenableSection } from "./reopened-sections.ts";

/** A reopening of sections, with its changes as displayed text. */
export type ReopeningView = {
  id: string;
  sections: ReopenableSection[];
  openedAt: Date;
  endsAt: Date;
  isOpen: boolean;
  closed: { at: Date; because: NonNullable<ReopeningRow["closedBecause"]> } | null;
  /** The changes until it was closed, or until now. */
  changes: SectionChange[];
  /** Required answers that are missing; empty once it is closed. */
  missing: MissingItem[];
  /** Identifies the answers as shown, to detect later changes. */
  version: string;
};

/**
 * Lists the reopenings of an application with their changes, oldest first, for its candidate and the staff of its
 * campus. Passport numbers are masked for anybody but the candidate. Empty for others.
 */
export async function listCorrections(
  actor: Actor,
  applicationId: string,
  locale: Locale,
): Promise<ReopeningView[]> {
  const row = await findApplication(applicationId);
  if (!row || !canSee(actor, row)) return [];
  const reopenings = await listReopenings(db(), row.id);
  if (reopenings.length === 0) return [];
  const application = await loadApplicationDetails(row, locale);
  const describe =
    isOwnApplication(actor, row) && !isImpersonated(actor)
      ? describeChanges
      : describeMaskedChanges;
  return reopenings.map((reopening) => ({
    id: reopening.id,
    sections: reopening.sections,
    openedAt: reopening.createdAt,
    endsAt: reopening.endsAt,
    isOpen: isReopeningActive(reopening, now()),
    closed:
      reopening.closedAt && reopening.closedBecause
        ? { at: reopening.closedAt, because: reopening.closedBecause }
        : null,
    changes: describe(reopening, application, locale),
    missing: reopening.closedAt ? [] : findMissingCorrections(reopening, application),
    version: getCorrectionsVersion(reopening, application),
  }));
}
