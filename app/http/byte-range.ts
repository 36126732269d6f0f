/** A range of bytes; both ends are included. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header (RFC 9110, section 14) for a file of `size` bytes. Returns undefined when the header must be
 * ignored (another unit, several ranges, invalid), "unsatisfiable" when the range starts after the end.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, firstText = "", lastText = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (firstText === "" && lastText === "") return undefined;
  if (firstText === "") {
    const length = Math.min(Number(lastText), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(firstText);
  const end = lastText === "" ? size - 1 : Math.min(Number(lastText), size - 1);
  if (lastText !== "" && Number(lastText) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
