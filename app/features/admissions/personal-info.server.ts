import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { countryCodes } from "#app/i18n/lists.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { personalInfos } from "#app/platform/db/schema/admissions.ts";
import { calendarDate, partsOf } from "./calendar.ts";
import { type ApplicationRow, type Closed, changeDraft, touch } from "./draft.server.ts";
import { emptyInfo, fieldsOf, type Part, type PersonalInfo, readPart } from "./personal-info.ts";
import { readNumber, splitPhone } from "./phone.server.ts";
import { isMinor } from "./sections.ts";
import type { Typed } from "./text.ts";

export type SavedInfo =
  | { ok: true; finished: boolean }
  /** What is valid is saved; the rest waits beside its fields. */
  | { ok: false; reason: "invalid"; errors: Record<string, string>; seen: string }
  /** Another tab or device saved this part since the page was opened: nothing is replaced. */
  | { ok: false; reason: "changed-elsewhere"; stored: Record<string, string>; seen: string };

/**
 * Saves one part of Info personnel. `seen` is the mark of what the page showed: when something else is
 * stored by now, nothing is written and both answers are given back (security page, R-04). A draft keeps
 * what is valid; required answers are asked unless the person says they will come back.
 */
export async function savePersonalInfo(
  actor: Actor,
  applicationId: string,
  part: Part,
  typed: Typed,
  seen?: string,
): Promise<SavedInfo | Closed | null> {
  return changeDraft(actor, applicationId, async (tx, application): Promise<SavedInfo> => {
    const stored = await infoOf(tx, applicationId);
    const mark = markOf(part, stored, application);
    if (seen !== undefined && seen !== mark)
      return {
        ok: false,
        reason: "changed-elsewhere",
        stored: typedOf(part, stored, application),
        seen: mark,
      };
    const today = calendarDate(now());
    const { values, campus, errors } = readPart(part, typed, {
      today,
      minor: isMinor({ info: stored, today }),
      countries: countryCodes,
      phone: (number, country, field) => readNumber(number, country, textOf(stored[field])),
    });
    const finished = typed.finished !== "no" && Object.keys(errors).length === 0;
    await store(tx, application, part, values, { campus, finished });
    await record(tx, actor, "personal-info.saved", subject(applicationId), { part, finished });
    if (Object.keys(errors).length === 0) return { ok: true, finished };
    const saved = { ...application, campus: campus ?? application.campus };
    return {
      ok: false,
      reason: "invalid",
      errors,
      seen: markOf(part, { ...stored, ...values }, saved),
    };
  });
}

async function store(
  tx: Database,
  application: ApplicationRow,
  part: Part,
  values: Partial<PersonalInfo>,
  { campus = application.campus, finished }: { campus?: "senegal" | "cameroon"; finished: boolean },
) {
  await tx
    .insert(personalInfos)
    .values({ applicationId: application.id, ...values })
    .onConflictDoUpdate({
      target: personalInfos.applicationId,
      set: { ...values, updatedAt: now() },
    });
  const others = application.finishedSections.filter((section) => section !== part);
  const finishedSections = finished ? [...others, part] : others;
  await touch(tx, application.id, { campus, finishedSections });
}

const subject = (id: string) => ({ kind: "application", id });
const textOf = (value: string | number | null) => (typeof value === "string" ? value : null);

/** The stored answers of an application; all empty when nothing was saved yet. */
export async function infoOf(on: Database, applicationId: string): Promise<PersonalInfo> {
  const [row] = await on
    .select()
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, applicationId));
  if (!row) return emptyInfo;
  const { applicationId: _, photoId: __, updatedAt: ___, ...info } = row;
  return info;
}

type HasCampus = Pick<ApplicationRow, "campus" | "finishedSections">;

/** What the fields of a part show for what is stored. */
export function typedOf(part: Part, info: PersonalInfo, application: HasCampus) {
  const typed: Record<string, string> = {};
  for (const field of fieldsOf[part]) Object.assign(typed, fieldsFor(field, info[field]));
  if (part === "identity") typed.campus = application.campus;
  if (part === "passport") {
    const some = fieldsOf.passport.some((field) => info[field] !== null);
    const none = !some && application.finishedSections.includes("passport");
    if (some || none) typed.hasPassport = some ? "yes" : "no";
  }
  return typed;
}

function fieldsFor(field: keyof PersonalInfo, value: string | number | null) {
  const text = textOf(value);
  if (/On$/.test(field)) {
    const { day, month, year } = partsOf(text);
    return { [`${field}.day`]: day, [`${field}.month`]: month, [`${field}.year`]: year };
  }
  if (/Phone$/.test(field)) {
    const { country, number } = splitPhone(text);
    return { [`${field}.number`]: number, [`${field}.country`]: country };
  }
  return { [field]: value === null ? "" : String(value) };
}

/** A short mark of what is stored for a part: it changes when one of its answers does. */
export function markOf(part: Part, info: PersonalInfo, application: HasCampus): string {
  const values: unknown[] = fieldsOf[part].map((field) => info[field]);
  if (part === "identity") values.push(application.campus);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 16);
}
