import type { PersonalInfo } from "../application-fields.ts";
import type { ApplicationRecord } from "../record.ts";

/** « ••••4613 » (PRV-06). */
export function maskPassportNumber(number: string | null): string | null {
  return number && `••••${number.slice(-4)}`;
}

/**
 * Masks the passport number in a record: the record's own, and `currentNumber`, which may differ after a correction.
 */
export function maskRecord(
  record: ApplicationRecord,
  currentNumber: string | null,
): ApplicationRecord {
  const blocks = record.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row, index) => {
      const isNumber = block.section === "passport" && index === NUMBER_ROW_INDEX;
      const isSecret = isNumber || (currentNumber !== null && row.value === currentNumber);
      return isSecret ? { ...row, value: maskPassportNumber(row.value) } : row;
    }),
  }));
  return { ...record, blocks };
}

/** The index of the number in its block (`record.ts`). */
const NUMBER_ROW_INDEX = 0;

type HasPassport = {
  info: PersonalInfo;
  record: ApplicationRecord | null;
  corrected: { record: ApplicationRecord } | null;
};

/** Masks the passport number in the answers and in the records. */
export function maskApplication<A extends HasPassport>(application: A): A {
  const { info, record, corrected } = application;
  const number = info.passportNumber;
  return {
    ...application,
    info: { ...info, passportNumber: maskPassportNumber(number) },
    record: record && maskRecord(record, number),
    corrected: corrected && { ...corrected, record: maskRecord(corrected.record, number) },
  };
}
