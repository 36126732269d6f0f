import type { ApplicationRecord } from "../record.ts";
import type { PersonalInfo } from "./personal-info.ts";

/** « ••••4613 » (PRV-06). */
export function maskPassportNumber(number: string | null): string | null {
  return number && `••••${number.slice(-4)}`;
}

/**
 * What was sent, with the passport's number masked wherever it stands: the one of the record itself, which may
 * have been corrected since, and `secret`, the one that is kept now.
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

/** The number stands first in its block, in every language (`record.ts`). */
const NUMBER_ROW_INDEX = 0;

type HasPassport = {
  info: PersonalInfo;
  record: ApplicationRecord | null;
  corrected: { record: ApplicationRecord } | null;
};

/** The same application with the passport's number masked, in the answers and in what was sent. */
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
