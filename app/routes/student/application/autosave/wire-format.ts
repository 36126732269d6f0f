import type { AnswerHashes } from "#app/features/admissions/personal-info/merge-answers.ts";
import type { AnswerSources, Answers, SaveResponse, StoredAnswers } from "./autosave.ts";

/*
 * The names in this file must not change: pages opened before an upgrade still send and read them, and the drafts on
 * devices have them. The rest of the code uses the names that the functions below return.
 */

/** The form field, and the property of the page data, with the hashes of the answers that the page loaded. */
export const BASE_HASHES_FIELD = "seen";
/** The form field with the save id of the page. */
export const SAVE_ID_FIELD = "writer";
/** The form field with the section status that the applicant chose: `yes` or `no`. */
export const SECTION_STATUS_FIELD = "finished";

/** The JSON body of a `SaveResponse`. */
export type SaveResponseBody = {
  savedAt: string;
  marks: AnswerHashes;
  newer: Answers;
  errors: Record<string, string>;
  other: { stored: Answers; differing: string[]; by: AnswerSources } | null;
};

export function encodeSaveResponse(response: SaveResponse): SaveResponseBody {
  const { hashes: marks, conflict, ...body } = response;
  const other = conflict && {
    stored: conflict.stored,
    differing: conflict.fields,
    by: conflict.sources,
  };
  return { ...body, marks, other };
}

export function decodeSaveResponse(body: SaveResponseBody): SaveResponse {
  const { marks: hashes, other, ...response } = body;
  const conflict = other && {
    stored: other.stored,
    fields: other.differing,
    sources: other.by,
  };
  return { ...response, hashes, conflict };
}

/** `StoredAnswers` as they are stored on a device. */
export type StoredRecord = {
  answers: Answers;
  seen: string;
  waits: boolean;
  at: number;
  writer: string;
  ended?: string;
  told?: boolean;
};

export function encodeStoredAnswers(stored: StoredAnswers): StoredRecord {
  return {
    answers: stored.answers,
    seen: stored.baseHashes,
    waits: stored.isPending,
    at: stored.storedAt,
    writer: stored.saveId,
    ended: stored.sectionStatus,
    told: stored.isReported,
  };
}

export function decodeStoredAnswers(record: StoredRecord): StoredAnswers {
  return {
    answers: record.answers,
    baseHashes: record.seen,
    isPending: record.waits,
    storedAt: record.at,
    saveId: record.writer,
    sectionStatus: record.ended,
    isReported: record.told,
  };
}
