import type { PersonalInfo } from "./personal-info.ts";
import type { ApplicationRecord } from "./record.ts";

/** « ••••4613 » (security page, section 5, rule 4). */
export function masked(number: string | null): string | null {
  return number && `••••${number.slice(-4)}`;
}

/** What was sent, with the passport's number masked wherever it stands. */
export function maskedRecord(record: ApplicationRecord, secret: string | null): ApplicationRecord {
  if (!secret) return record;
  const blocks = record.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((one) => (one.value === secret ? { ...one, value: masked(secret) } : one)),
  }));
  return { ...record, blocks };
}

type HasPassport = { info: PersonalInfo; record: ApplicationRecord | null };

/** The same application with the passport's number masked, in the answers and in what was sent. */
export function withoutPassport<A extends HasPassport>(application: A): A {
  const { info, record } = application;
  const number = info.passportNumber;
  return {
    ...application,
    info: { ...info, passportNumber: masked(number) },
    record: record && maskedRecord(record, number),
  };
}
