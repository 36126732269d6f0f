/** A range of bytes; both ends are included. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header (RFC 9110, section 14) for a file of this size. Returns undefined when the header must be
 * ignored (another unit, several ranges, invalid), "unsatisfiable" when the range starts after the end.
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, firstText = "", lastText = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (firstText === "" && lastText === "") return undefined;
  if (firstText === "") {
    const length = Math.min(Number(lastText), sizeBytes);
    return length === 0 ? "unsatisfiable" : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(firstText);
  const end = lastText === "" ? sizeBytes - 1 : Math.min(Number(lastText), sizeBytes - 1);
  if (lastText !== "" && Number(lastText) < start) return undefined;
  return start >= sizeBytes ? "unsatisfiable" : { start, end };
}
