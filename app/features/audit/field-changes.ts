/** The former and the new value of each changed field. */
export type FieldChanges = Record<string, { from: FieldValue; to: FieldValue }>;
type FieldValue = string | number | boolean | null;

/** Compares two versions of a record for the details of a history line. Dates are stored as ISO text. */
export function getFieldChanges(
  before: Record<string, FieldValue | Date>,
  after: Record<string, FieldValue | Date>,
): FieldChanges {
  const changes: FieldChanges = {};
  for (const [field, value] of Object.entries(after)) {
    const [from, to] = [toStoredValue(before[field] ?? null), toStoredValue(value)];
    if (from !== to) changes[field] = { from, to };
  }
  return changes;
}

const toStoredValue = (value: FieldValue | Date): FieldValue =>
  value instanceof Date ? value.toISOString() : value;

/** The changes in the details of a history line, {} when there are none. */
export function parseFieldChanges({ changes }: Record<string, unknown>): FieldChanges {
  return typeof changes === "object" && changes !== null ? (changes as FieldChanges) : {};
}
