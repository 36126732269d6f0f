import { eq } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { countryCodes } from "#app/i18n/countries.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import {
  type AnswerOrigins,
  answerConflicts,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { calendarDate } from "../calendar.ts";
import { type ApplicationRow, type Closed, changeDraft, touch } from "../draft.server.ts";
import { consentAgeOf } from "../intake/rules.server.ts";
import { isMinor } from "../sections.ts";
import type { Typed } from "../text.ts";
import { type Marks, mergeAnswers } from "./answer-merge.ts";
import { emptyInfo, type Part, type PersonalInfo, readPart } from "./personal-info.ts";
import { marksOf, marksOfAll, typedOf } from "./personal-info-shown.server.ts";
import { readNumber } from "./phone.server.ts";

/** What another device answered, where this page shows the answer of before and nobody touched it. */
type Newer = {
  savedAt: Date;
  /** The answers that were written just now. */
  changed: string[];
  newer: { answers: Record<string, string>; marks: Marks };
};

export type SavedInfo = Newer & SavedPart;
type SavedPart =
  | { ok: true; finished: boolean; marks: Marks }
  /** What is valid is saved; the rest waits beside its fields. */
  | { ok: false; reason: "invalid"; errors: Record<string, string>; marks: Marks }
  /** Answers given differently by another tab or device: what is stored stays, and is shown beside. */
  | {
      ok: false;
      reason: "changed-elsewhere";
      /** What the inputs of these answers show for what is stored. */
      stored: Record<string, string>;
      differing: string[];
      /** When and with what each of these was given, where it is known. */
      by: AnswerOrigins;
      errors: Record<string, string>;
      marks: Marks;
    };

type Saving = {
  /** The marks of what the page showed; without them nothing can be noticed. */
  seen?: Marks;
  /** Saved by itself as it is typed: nothing is asked for, and the section stays as far as it was. */
  byItself?: boolean;
  /** What the person answers with, in the names people know: « Android, Chrome ». */
  device?: string;
  /** The name a page gave itself. What it gave before, and was never told of, is not somebody else's. */
  writer?: string;
};

/**
 * Saves one part of Info personnel, answer by answer: one that was given elsewhere since the page was
 * opened is never replaced in silence (security page, R-04). A draft keeps what is valid; required answers
 * are asked unless the person says they will come back. The marks given back are of what the page may show
 * from now on: of a stale answer, what it showed before.
 */
export async function savePersonalInfo(
  actor: Actor,
  applicationId: string,
  part: Part,
  typed: Typed,
  { seen = {}, byItself = false, writer, device = "" }: Saving = {},
): Promise<SavedInfo | Closed | null> {
  return changeDraft(actor, applicationId, part, async (tx, application): Promise<SavedInfo> => {
    const row = await rowOf(tx, applicationId);
    const [stored, writers] = [answersIn(row), row?.writers ?? {}];
    const today = calendarDate(now());
    const consentAge = await consentAgeOf(application.campus, tx);
    const { values, campus, errors } = readPart(
      part,
      byItself ? { ...typed, finished: "no" } : typed,
      {
        today,
        birthOn: stored.birthOn,
        passportIssuedOn: stored.passportIssuedOn,
        minor: isMinor({ info: stored, today, consentAge }),
        asksCampus: application.campus === null,
        countries: countryCodes,
        phone: (number, country, field) => readNumber(number, country, textOf(stored[field])),
      },
    );
    // The campus reads what was sent: an application does not change hands by a correction.
    const given: Given = campus && !application.submittedAt ? { ...values, campus } : values;
    const is = marksOf(part, stored, application);
    const was = { ...seen, ...(pick(is, ownAnswers(writers, writer)) as Marks) };
    const merged = mergeAnswers({ is, was, typed: marksOfAll(given) });
    const { changed, differing, stale } = merged;
    const fresh = pick(given, changed);
    const whole = Object.keys(errors).length === 0 && differing.length === 0;
    const finished = !byItself && typed.finished !== "no" && whole;
    if (differing.length > 0) await setAside(tx, application, pick(given, differing), stored);
    if (!byItself || changed.length > 0) {
      const wrote = Object.fromEntries(
        changed.map((name) => [name, { page: writer ?? "", at: now().toISOString(), device }]),
      );
      await store(tx, application, fresh, {
        writers: { ...writers, ...wrote },
        ended: byItself ? null : { part, finished },
      });
      const told: { part: Part; answers?: string[]; finished?: boolean } = {
        part,
        ...(byItself ? { answers: changed } : { finished }),
      };
      await record(tx, actor, "personal-info.saved", subject(applicationId), told);
    }
    const campusNow = fresh.campus ?? application.campus;
    const shown = typedOf(part, { ...stored, ...fresh }, { ...application, campus: campusNow });
    const told = {
      savedAt: now(),
      changed,
      marks: { ...is, ...marksOfAll(fresh), ...(pick(seen, stale) as Marks) },
      newer: { answers: inputsOf(shown, stale), marks: pick(is, stale) as Marks },
    };
    if (differing.length > 0)
      return {
        ok: false,
        reason: "changed-elsewhere",
        stored: inputsOf(shown, differing),
        differing,
        by: pick(writers, differing) as AnswerOrigins,
        errors,
        ...told,
      };
    if (!whole) return { ok: false, reason: "invalid", errors, ...told };
    return { ok: true, finished, ...told };
  });
}

/** The inputs of some answers: `birthOn.day` is one of `birthOn`. */
function inputsOf(shown: Record<string, string>, answers: string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shown).filter(([input]) => answers.includes(input.split(".", 1)[0] ?? "")),
  );
}

type Given = Partial<PersonalInfo> & { campus?: Campus | null };

function pick<T extends object>(given: T, names: string[]): Partial<T> {
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => names.includes(name)),
  ) as Partial<T>;
}

type Stored = {
  writers: AnswerOrigins;
  ended: { part: Part; finished: boolean } | null;
};

/** The answers that this page gave itself, whether it was told or not. */
function ownAnswers(writers: AnswerOrigins, writer: string | undefined): string[] {
  return writer ? Object.keys(writers).filter((name) => writers[name]?.page === writer) : [];
}

async function store(
  tx: Database,
  application: ApplicationRow,
  { campus = application.campus, ...values }: Given,
  { writers, ended }: Stored,
) {
  await tx
    .insert(personalInfos)
    .values({ applicationId: application.id, ...values, writers })
    .onConflictDoUpdate({
      target: personalInfos.applicationId,
      set: { ...values, writers, updatedAt: now() },
    });
  if (!ended) return touch(tx, application.id, { campus });
  const others = application.finishedSections.filter((section) => section !== ended.part);
  const finishedSections = ended.finished ? [...others, ended.part] : others;
  await touch(tx, application.id, { campus, finishedSections });
}

/** Both answers to a question answered twice are kept thirty days, whichever the person chooses. */
async function setAside(
  tx: Database,
  application: ApplicationRow,
  arrived: Given,
  stored: PersonalInfo,
): Promise<void> {
  const kept = { ...stored, campus: application.campus };
  const rows = Object.entries(arrived).map(([answer, value]) => ({
    applicationId: application.id,
    answer,
    arrived: String(value ?? ""),
    stored: String(kept[answer as keyof typeof kept] ?? ""),
  }));
  await tx.insert(answerConflicts).values(rows).onConflictDoNothing();
}

const subject = (id: string) => ({ kind: "application", id });
const textOf = (value: string | number | null) => (typeof value === "string" ? value : null);

/** The stored answers of an application; all empty when nothing was saved yet. */
export async function infoOf(on: Database, applicationId: string): Promise<PersonalInfo> {
  return answersIn(await rowOf(on, applicationId));
}

/** The answers that a row keeps, without what is kept beside them. */
export function answersIn(row: InfoRow | null): PersonalInfo {
  if (!row) return emptyInfo;
  const { applicationId: _, photoId: __, updatedAt: ___, writers: ____, ...info } = row;
  return info;
}

type InfoRow = typeof personalInfos.$inferSelect;

async function rowOf(on: Database, applicationId: string): Promise<InfoRow | null> {
  const [row] = await on
    .select()
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, applicationId));
  return row ?? null;
}
