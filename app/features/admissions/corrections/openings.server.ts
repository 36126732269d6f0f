import { eq } from "drizzle-orm";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { endOfDay } from "#app/features/identity/campus-time.ts";
import { record } from "#app/features/identity/history.server.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { reopenedSections } from "#app/platform/db/schema/admissions-openings.ts";
import { type Application, fill } from "../application.server.ts";
import { type ApplicationRow, touch } from "../draft.server.ts";
import {
  contentsOf,
  type Difference,
  differencesOf,
  maskedDifferences,
  type SectionContents,
  type Telling,
  withContents,
} from "./correction.ts";
import type { OpeningRow } from "./opened.server.ts";
import { type Openable, openable } from "./opening.ts";

/** Which sections, until the end of which day (2027-01-05) on the clocks of the campus. */
type Opened = { sections: readonly Openable[]; day: string };

/**
 * Opens sections of a sent application to its candidate, and keeps what they hold. The application is locked and
 * the policy asked by whoever asks for it (`decisions`). Gives what names the opening.
 */
export async function reopenSections(
  tx: Database,
  actor: Actor,
  row: ApplicationRow,
  { sections: named, day }: Opened,
): Promise<string> {
  const sections = openable.filter((one) => named.includes(one));
  const before = contentsOf(await fill(row, row.locale, tx), sections);
  const endsAt = endOfDay(sentCampus(row), day);
  const openedById = "id" in actor ? actor.id : null;
  const [made] = await tx
    .insert(reopenedSections)
    .values({ applicationId: row.id, sections, endsAt, before, openedById })
    .returning({ id: reopenedSections.id });
  if (!made) throw new Error("sections were not opened");
  await record(tx, actor, "sections.opened", subject(row), { sections, until: day });
  return made.id;
}

/**
 * Gives an opening another last day, over or not; one that was closed by a decision the school took back is open
 * again, with what it held at first.
 */
export async function prolongOpening(tx: Database, row: ApplicationRow, id: string, day: string) {
  const open = { closedAt: null, closedBecause: null, closedById: null, after: null };
  await tx
    .update(reopenedSections)
    .set({ endsAt: endOfDay(sentCampus(row), day), ...open })
    .where(eq(reopenedSections.id, id));
}

/** Why an opening is closed otherwise than by its candidate. */
type Ended = "cancelled" | "decided";

/**
 * Closes an opening whose request waits no more, and keeps what its sections hold: what was changed and not sent
 * is told as such. One that is closed already stays as it is.
 */
export async function closeOpening(
  tx: Database,
  actor: Actor | "system",
  row: ApplicationRow,
  { id, because }: { id: string; because: Ended },
): Promise<void> {
  const [opening] = await tx.select().from(reopenedSections).where(eq(reopenedSections.id, id));
  if (!opening || opening.closedAt) return;
  const after = contentsOf(await fill(row, row.locale, tx), opening.sections);
  await keepClosed(tx, actor, { id, because, after });
  const { sections } = opening;
  await record(tx, actor, "sections.closed", subject(row), { sections, because });
  await touch(tx, row.id);
}

type Closing = { id: string; because: "sent" | Ended; after: SectionContents };

/** Writes that an opening is closed, by whom and with what its sections hold. */
export async function keepClosed(
  tx: Database,
  actor: Actor | "system",
  { id, because, after }: Closing,
): Promise<void> {
  const closedById = actor !== "system" && "id" in actor ? actor.id : null;
  await tx
    .update(reopenedSections)
    .set({ closedAt: now(), closedBecause: because, closedById, after })
    .where(eq(reopenedSections.id, id));
}

/** What an opening changed, in words: since it was opened, until it was closed or until now. */
export function changedIn(
  opening: Pick<OpeningRow, "sections" | "before" | "after">,
  application: Application,
  locale: Locale,
): Difference[] {
  const before = opening.before as SectionContents;
  const after =
    (opening.after as SectionContents | null) ?? contentsOf(application, opening.sections);
  return differencesOf(
    printed(withContents(application, before)),
    printed(withContents(application, after)),
    { locale, sections: opening.sections, words: correctionMessages[locale].changes },
  );
}

/** The same for whoever is not to read passport numbers, where the application has them masked. */
export function maskedChanges(
  opening: Pick<OpeningRow, "sections" | "before" | "after">,
  application: Application,
  locale: Locale,
): Difference[] {
  const kept = [opening.before, opening.after] as (SectionContents | null)[];
  const numbers = [application, ...kept].map((one) => one?.info.passportNumber);
  return maskedDifferences(changedIn(opening, application, locale), numbers);
}

/** Telephones as people read them. */
function printed<T extends Telling>(telling: T): T {
  const { motherPhone, fatherPhone, guardianPhone } = telling.info;
  const phones = {
    motherPhone: formatPhone(motherPhone),
    fatherPhone: formatPhone(fatherPhone),
    guardianPhone: formatPhone(guardianPhone),
  };
  return { ...telling, info: { ...telling.info, ...phones } };
}

const subject = ({ id }: ApplicationRow) => ({ kind: "application", id });
