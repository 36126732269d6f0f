import { type Actor, isSeen } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { fill } from "../application.server.ts";
import { findApplication } from "../draft.server.ts";
import { isTheirs, maySee } from "../policy.ts";
import type { Missing } from "../sections.ts";
import type { Difference } from "./correction.ts";
import { lackingIn, markOfCorrections } from "./corrections.server.ts";
import { listOpenings, type OpeningRow } from "./opened.server.ts";
import { isOpenAt, type Openable } from "./opening.ts";
import { changedIn, maskedChanges } from "./openings.server.ts";

/** Sections that were opened again, and what became of them, in words. */
export type ShownOpening = {
  id: string;
  sections: Openable[];
  openedAt: Date;
  endsAt: Date;
  isOpen: boolean;
  closed: { at: Date; because: NonNullable<OpeningRow["closedBecause"]> } | null;
  /** Answer by answer, before and after: until it was closed, or until now. */
  changes: Difference[];
  /** What is required and not there; nothing once it is closed. */
  missing: Missing[];
  /** What names the answers as they are shown. */
  mark: string;
};

/**
 * What was opened again of an application, the oldest first, for its candidate or the staff of its campus; passport
 * numbers are masked for anybody but the candidate. Nothing for others.
 */
export async function listCorrections(
  actor: Actor,
  applicationId: string,
  locale: Locale,
): Promise<ShownOpening[]> {
  const row = await findApplication(applicationId);
  if (!row || !maySee(actor, row)) return [];
  const openings = await listOpenings(db(), row.id);
  if (openings.length === 0) return [];
  const application = await fill(row, locale);
  const changesOf = isTheirs(actor, row) && !isSeen(actor) ? changedIn : maskedChanges;
  return openings.map((opening) => ({
    id: opening.id,
    sections: opening.sections,
    openedAt: opening.createdAt,
    endsAt: opening.endsAt,
    isOpen: isOpenAt(opening, now()),
    closed:
      opening.closedAt && opening.closedBecause
        ? { at: opening.closedAt, because: opening.closedBecause }
        : null,
    changes: changesOf(opening, application, locale),
    missing: opening.closedAt ? [] : lackingIn(opening, application),
    mark: markOfCorrections(opening, application),
  }));
}
