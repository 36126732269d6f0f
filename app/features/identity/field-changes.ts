/** What a change of a thing replaced, field by field: what was there, and what is there now. */
export type FieldChanges = Record<string, { from: FieldValue; to: FieldValue }>;
type FieldValue = string | number | boolean | null;

/** The fields that are no longer the same; a moment is kept as text. For the details of a line of the history. */
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

/** The changes that a line of the history tells; none when it tells none. */
export function parseFieldChanges({ changes }: Record<string, unknown>): FieldChanges {
  return typeof changes === "object" && changes !== null ? (changes as FieldChanges) : {};
}
