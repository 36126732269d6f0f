import { eq } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { recordHistory } from "#app/features/identity/record-history.server.ts";
import { countryCodes } from "#app/i18n/countries.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import {
  type AnswerOrigins,
  answerConflicts,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { toCalendarDate } from "../calendar.ts";
import {
  type ApplicationRow,
  bumpVersion,
  type EditRefusal,
  withEditableApplication,
} from "../editable-application.server.ts";
import type { FormInput } from "../form-values.ts";
import { getConsentAge } from "../intake/school-rules.server.ts";
import { isMinor } from "../sections.ts";
import { hashAnswers, hashPart, toFormValues } from "./info-form-values.server.ts";
import { type AnswerHashes, mergeAnswers } from "./merge-answers.ts";
import { emptyInfo, type InfoPart, type PersonalInfo, parseInfoPart } from "./personal-info.ts";
import { parsePhoneAnswer } from "./phone-answer.server.ts";

/** What another device answered, where this page shows the answer of before and nobody touched it. */
type NewerAnswers = {
  savedAt: Date;
  /** The answers that were written just now. */
  changed: string[];
  newer: { answers: Record<string, string>; marks: AnswerHashes };
};

export type SaveInfoResult = NewerAnswers & SavePartResult;
type SavePartResult =
  | { ok: true; finished: boolean; marks: AnswerHashes }
  /** What is valid is saved; the rest waits beside its fields. */
  | { ok: false; reason: "invalid"; errors: Record<string, string>; marks: AnswerHashes }
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
      marks: AnswerHashes;
    };

type SaveInfoOptions = {
  /** The marks of what the page showed; without them nothing can be noticed. */
  baseHashes?: AnswerHashes;
  /** Saved by itself as it is typed: nothing is asked for, and the section stays as far as it was. */
  isAutosave?: boolean;
  /** What the person answers with, in the names people know: « Android, Chrome ». */
  device?: string;
  /** The name a page gave itself. What it gave before, and was never told of, is not somebody else's. */
  saveId?: string;
};

/**
 * Saves one part of Info personnel, answer by answer: one that was given elsewhere since the page was
 * opened is never replaced in silence. A draft keeps what is valid; required answers
 * are asked unless the person says they will come back. The marks given back are of what the page may show
 * from now on: of a stale answer, what it showed before.
 */
export async function savePersonalInfo(
  actor: Actor,
  applicationId: string,
  part: InfoPart,
  input: FormInput,
  { baseHashes: pageHashes = {}, isAutosave = false, saveId, device = "" }: SaveInfoOptions = {},
): Promise<SaveInfoResult | EditRefusal | null> {
  return withEditableApplication(
    actor,
    applicationId,
    part,
    async (tx, application): Promise<SaveInfoResult> => {
      const row = await findInfoRow(tx, applicationId);
      const [stored, writers] = [toPersonalInfo(row), row?.writers ?? {}];
      const today = toCalendarDate(now());
      const consentAge = await getConsentAge(application.campus, tx);
      const { values, campus, errors } = parseInfoPart(
        part,
        isAutosave ? { ...input, finished: "no" } : input,
        {
          today,
          birthOn: stored.birthOn,
          passportIssuedOn: stored.passportIssuedOn,
          isMinor: isMinor({ info: stored, today, consentAge }),
          needsCampus: application.campus === null,
          countries: countryCodes,
          parsePhone: (number, country, field) =>
            parsePhoneAnswer(number, country, toText(stored[field])),
        },
      );
      // The campus reads what was sent: an application does not change hands by a correction.
      const answers: InfoAnswers =
        campus && !application.submittedAt ? { ...values, campus } : values;
      const storedHashes = hashPart(part, stored, application);
      const baseHashes = {
        ...pageHashes,
        ...(pickFields(storedHashes, listOwnAnswers(writers, saveId)) as AnswerHashes),
      };
      const merged = mergeAnswers({
        stored: storedHashes,
        base: baseHashes,
        submitted: hashAnswers(answers),
      });
      const { accepted, conflicts, outdated } = merged;
      const acceptedAnswers = pickFields(answers, accepted);
      const isValid = Object.keys(errors).length === 0 && conflicts.length === 0;
      const finished = !isAutosave && input.finished !== "no" && isValid;
      if (conflicts.length > 0)
        await saveConflicts(tx, application, pickFields(answers, conflicts), stored);
      if (!isAutosave || accepted.length > 0) {
        const newWriters = Object.fromEntries(
          accepted.map((name) => [name, { page: saveId ?? "", at: now().toISOString(), device }]),
        );
        await saveAnswers(tx, application, acceptedAnswers, {
          writers: { ...writers, ...newWriters },
          ended: isAutosave ? null : { part, finished },
        });
        const details: { part: InfoPart; answers?: string[]; finished?: boolean } = {
          part,
          ...(isAutosave ? { answers: accepted } : { finished }),
        };
        await recordHistory(tx, actor, "personal-info.saved", toSubject(applicationId), details);
      }
      const currentCampus = acceptedAnswers.campus ?? application.campus;
      const formValues = toFormValues(
        part,
        { ...stored, ...acceptedAnswers },
        { ...application, campus: currentCampus },
      );
      const savedFields = {
        savedAt: now(),
        changed: accepted,
        marks: {
          ...storedHashes,
          ...hashAnswers(acceptedAnswers),
          ...(pickFields(pageHashes, outdated) as AnswerHashes),
        },
        newer: {
          answers: selectInputs(formValues, outdated),
          marks: pickFields(storedHashes, outdated) as AnswerHashes,
        },
      };
      if (conflicts.length > 0)
        return {
          ok: false,
          reason: "changed-elsewhere",
          stored: selectInputs(formValues, conflicts),
          differing: conflicts,
          by: pickFields(writers, conflicts) as AnswerOrigins,
          errors,
          ...savedFields,
        };
      if (!isValid) return { ok: false, reason: "invalid", errors, ...savedFields };
      return { ok: true, finished, ...savedFields };
    },
  );
}

/** The inputs of some answers: `birthOn.day` is one of `birthOn`. */
function selectInputs(
  formValues: Record<string, string>,
  answers: string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formValues).filter(([input]) => answers.includes(input.split(".", 1)[0] ?? "")),
  );
}

type InfoAnswers = Partial<PersonalInfo> & { campus?: Campus | null };

function pickFields<T extends object>(values: T, names: string[]): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => names.includes(name)),
  ) as Partial<T>;
}

type SaveMetadata = {
  writers: AnswerOrigins;
  ended: { part: InfoPart; finished: boolean } | null;
};

/** The answers that this page gave itself, whether it was told or not. */
function listOwnAnswers(writers: AnswerOrigins, saveId: string | undefined): string[] {
  return saveId ? Object.keys(writers).filter((name) => writers[name]?.page === saveId) : [];
}

async function saveAnswers(
  tx: Database,
  application: ApplicationRow,
  { campus = application.campus, ...values }: InfoAnswers,
  { writers, ended }: SaveMetadata,
) {
  await tx
    .insert(personalInfos)
    .values({ applicationId: application.id, ...values, writers })
    .onConflictDoUpdate({
      target: personalInfos.applicationId,
      set: { ...values, writers, updatedAt: now() },
    });
  if (!ended) return bumpVersion(tx, application.id, { campus });
  const others = application.finishedSections.filter((section) => section !== ended.part);
  const finishedSections = ended.finished ? [...others, ended.part] : others;
  await bumpVersion(tx, application.id, { campus, finishedSections });
}

/** Both answers to a question answered twice are kept thirty days, whichever the person chooses. */
async function saveConflicts(
  tx: Database,
  application: ApplicationRow,
  submitted: InfoAnswers,
  stored: PersonalInfo,
): Promise<void> {
  const storedAnswers = { ...stored, campus: application.campus };
  const rows = Object.entries(submitted).map(([answer, value]) => ({
    applicationId: application.id,
    answer,
    arrived: String(value ?? ""),
    stored: String(storedAnswers[answer as keyof typeof storedAnswers] ?? ""),
  }));
  await tx.insert(answerConflicts).values(rows).onConflictDoNothing();
}

const toSubject = (id: string) => ({ kind: "application", id });
const toText = (value: string | number | null) => (typeof value === "string" ? value : null);

/** The stored answers of an application; all empty when nothing was saved yet. */
export async function getPersonalInfo(on: Database, applicationId: string): Promise<PersonalInfo> {
  return toPersonalInfo(await findInfoRow(on, applicationId));
}

/** The answers that a row keeps, without what is kept beside them. */
export function toPersonalInfo(row: InfoRow | null): PersonalInfo {
  if (!row) return emptyInfo;
  const { applicationId: _, photoId: __, updatedAt: ___, writers: ____, ...info } = row;
  return info;
}

type InfoRow = typeof personalInfos.$inferSelect;

async function findInfoRow(on: Database, applicationId: string): Promise<InfoRow | null> {
  const [row] = await on
    .select()
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, applicationId));
  return row ?? null;
}
