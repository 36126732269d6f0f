/** A part of a file, both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, section 14): one range, undefined when
 * the header is to be ignored (another unit, several ranges, nonsense), "unsatisfiable" when it begins
 * after the end.
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
