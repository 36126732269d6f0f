import { eq } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { countryCodes } from "#app/i18n/countries.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import {
  type AnswerOrigins,
  answerConflicts,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import {
  emptyInfo,
  type InfoPart,
  type PersonalInfo,
  storedFields,
} from "../application-fields.ts";
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
import { parseInfoPart } from "./personal-info.ts";
import { parsePhoneAnswer } from "./phone-answer.server.ts";

/** Fields that another device changed and this page did not: returned so that the page can refresh them. */
type NewerAnswers = {
  savedAt: Date;
  /** The answers stored by this save. */
  changed: string[];
  newer: { answers: Record<string, string>; hashes: AnswerHashes };
};

export type SaveInfoResult = NewerAnswers & SavePartResult;
type SavePartResult =
  | { ok: true; isFinished: boolean; hashes: AnswerHashes }
  /** The valid answers are stored. */
  | { ok: false; reason: "invalid"; errors: Record<string, string>; hashes: AnswerHashes }
  /** Another tab or device changed these answers differently. The stored ones stay. */
  | {
      ok: false;
      reason: "changed-elsewhere";
      /** The form values of the stored answers. */
      stored: Record<string, string>;
      conflicts: string[];
      /** When and on which device each was stored, where known. */
      sources: AnswerOrigins;
      errors: Record<string, string>;
      hashes: AnswerHashes;
    };

type SaveInfoOptions = {
  /** The hashes of what the page loaded; without them no conflict is detected. */
  baseHashes?: AnswerHashes;
  /** An autosave requires no answer and does not change the status of the section. */
  isAutosave?: boolean;
  /** A name of the device for people: « Android, Chrome ». */
  device?: string;
  /** Identifies the page. Its own earlier saves are not conflicts, even if it never got their response. */
  saveId?: string;
};

/**
 * Saves one part of personal information, answer by answer; an answer changed elsewhere since the page was loaded is
 * never replaced silently. Stores the valid answers; requires the required ones unless `input.finished` is
 * `no`. Returns the new base hashes; an outdated field has its old hash, so that the next save still detects the
 * conflict.
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
      const [stored, origins] = [toPersonalInfo(row), row?.writers ?? {}];
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
      // A correction does not move a submitted application to another campus.
      const answers: InfoAnswers =
        campus && !application.submittedAt ? { ...values, campus } : values;
      const storedHashes = hashPart(part, stored, application);
      const baseHashes = {
        ...pageHashes,
        ...(pickFields(storedHashes, listOwnAnswers(origins, saveId)) as AnswerHashes),
      };
      const merged = mergeAnswers({
        stored: storedHashes,
        base: baseHashes,
        submitted: hashAnswers(answers),
      });
      const { accepted, conflicts, outdated } = merged;
      const acceptedAnswers = pickFields(answers, accepted);
      const isValid = Object.keys(errors).length === 0 && conflicts.length === 0;
      const isFinished = !isAutosave && input.finished !== "no" && isValid;
      if (conflicts.length > 0)
        await saveConflicts(tx, application, pickFields(answers, conflicts), stored);
      if (!isAutosave || accepted.length > 0) {
        const newOrigins = Object.fromEntries(
          accepted.map((name) => [name, { page: saveId ?? "", at: now().toISOString(), device }]),
        );
        await saveAnswers(tx, application, acceptedAnswers, {
          origins: { ...origins, ...newOrigins },
          section: isAutosave ? null : { part, isFinished },
        });
        const details: { part: InfoPart; answers?: string[]; finished?: boolean } = {
          part,
          ...(isAutosave ? { answers: accepted } : { finished: isFinished }),
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
        hashes: {
          ...storedHashes,
          ...hashAnswers(acceptedAnswers),
          ...(pickFields(pageHashes, outdated) as AnswerHashes),
        },
        newer: {
          answers: selectInputs(formValues, outdated),
          hashes: pickFields(storedHashes, outdated) as AnswerHashes,
        },
      };
      if (conflicts.length > 0)
        return {
          ok: false,
          reason: "changed-elsewhere",
          stored: selectInputs(formValues, conflicts),
          conflicts,
          sources: pickFields(origins, conflicts) as AnswerOrigins,
          errors,
          ...savedFields,
        };
      if (!isValid) return { ok: false, reason: "invalid", errors, ...savedFields };
      return { ok: true, isFinished, ...savedFields };
    },
  );
}

/** The form values of some answers: `birthOn.day` belongs to `birthOn`. */
function selectInputs(
  formValues: Record<string, string>,
  answers: string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formValues).filter(([input]) => answers.includes(input.split(".", 1)[0] ?? "")),
  );
}

type InfoAnswers = Partial<PersonalInfo> & { campus?: Campus | null };

function pickFields<T extends object>(values: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => names.includes(name)),
  ) as Partial<T>;
}

type SaveMetadata = {
  origins: AnswerOrigins;
  /** The section whose status changes; null for an autosave. */
  section: { part: InfoPart; isFinished: boolean } | null;
};

/** The answers that this page stored itself. */
function listOwnAnswers(origins: AnswerOrigins, saveId: string | undefined): string[] {
  return saveId ? Object.keys(origins).filter((name) => origins[name]?.page === saveId) : [];
}

async function saveAnswers(
  tx: Database,
  application: ApplicationRow,
  { campus = application.campus, ...values }: InfoAnswers,
  { origins, section }: SaveMetadata,
) {
  await tx
    .insert(personalInfos)
    .values({ applicationId: application.id, ...values, writers: origins })
    .onConflictDoUpdate({
      target: personalInfos.applicationId,
      set: { ...values, writers: origins, updatedAt: now() },
    });
  if (!section) return bumpVersion(tx, application.id, { campus });
  const others = application.finishedSections.filter((one) => one !== section.part);
  const finishedSections = section.isFinished ? [...others, section.part] : others;
  await bumpVersion(tx, application.id, { campus, finishedSections });
}

/** Stores both values of each conflict for thirty days, whichever the candidate chooses. */
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

/** The stored answers of an application; all empty before the first save. */
export async function getPersonalInfo(on: Database, applicationId: string): Promise<PersonalInfo> {
  return toPersonalInfo(await findInfoRow(on, applicationId));
}

/** Returns the answers of a row: the columns that the field table names, and no other. */
export function toPersonalInfo(row: InfoRow | null): PersonalInfo {
  if (!row) return emptyInfo;
  // The type refuses a field without a column.
  const info: PersonalInfo = row;
  return pickFields(info, storedFields) as PersonalInfo;
}

type InfoRow = typeof personalInfos.$inferSelect;

async function findInfoRow(on: Database, applicationId: string): Promise<InfoRow | null> {
  const [row] = await on
    .select()
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, applicationId));
  return row ?? null;
}
