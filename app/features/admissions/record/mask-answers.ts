import {
  applicationFields,
  isSensitive,
  type PersonalInfo,
  storedFields,
} from "../application-fields.ts";
import type { ApplicationRecord } from "./record.ts";

/** « ••••4613 » (PRV-06). */
export function maskAnswer(answer: string | null): string | null {
  return answer && `••••${answer.slice(-4)}`;
}

/** Masks the sensitive answers. */
export function maskInfo(info: PersonalInfo): PersonalInfo {
  const masked = storedFields
    .filter((name) => applicationFields[name].sensitive)
    .map((name) => [name, maskAnswer(info[name] === null ? null : String(info[name]))] as const);
  return { ...info, ...Object.fromEntries(masked) };
}

/** Masks the rows of sensitive fields in a record. */
export function maskRecord(record: ApplicationRecord): ApplicationRecord {
  const blocks = record.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row) =>
      isSensitive(row.field) ? { ...row, value: maskAnswer(row.value) } : row,
    ),
  }));
  return { ...record, blocks };
}

type HasSensitiveAnswers = {
  info: PersonalInfo;
  record: ApplicationRecord | null;
  corrected: { at: Date; record: ApplicationRecord } | null;
};

/** Masks the sensitive answers of an application, in its records too. */
export function maskApplication<A extends HasSensitiveAnswers>(application: A): A {
  const { info, record, corrected } = application;
  return {
    ...application,
    info: maskInfo(info),
    record: record && maskRecord(record),
    corrected: corrected && { ...corrected, record: maskRecord(corrected.record) },
  };
}
