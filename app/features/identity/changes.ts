/** What a change of a thing replaced, field by field: what was there, and what is there now. */
export type Changes = Record<string, { from: Value; to: Value }>;
type Value = string | number | boolean | null;

/** The fields that are no longer the same; a moment is kept as text. For the details of a line of the history. */
export function changesBetween(
  before: Record<string, Value | Date>,
  after: Record<string, Value | Date>,
): Changes {
  const changes: Changes = {};
  for (const [field, value] of Object.entries(after)) {
    const [from, to] = [plain(before[field] ?? null), plain(value)];
    if (from !== to) changes[field] = { from, to };
  }
  return changes;
}

const plain = (value: Value | Date): Value => (value instanceof Date ? value.toISOString() : value);

/** The changes that a line of the history tells; none when it tells none. */
export function changesIn({ changes }: Record<string, unknown>): Changes {
  return typeof changes === "object" && changes !== null ? (changes as Changes) : {};
}
