/** A part of a file, as byte offsets. */
export type ByteSpan = { start: number; end: number };

/**
 * Yields the boxes of one level of an MP4 file (ISO/IEC 14496-12, 4.2). Throws a RangeError for a box that exceeds its
 * parent.
 */
export function* readBoxes(
  view: DataView,
  { start, end }: ByteSpan,
): Generator<[name: string, inside: ByteSpan]> {
  let offset = start;
  while (offset + 8 <= end) {
    let size = view.getUint32(offset);
    let headerBytes = 8;
    if (size === 1) {
      size = Number(view.getBigUint64(offset + 8));
      headerBytes = 16;
    } else if (size === 0) size = end - offset;
    if (size < headerBytes || offset + size > end) throw new RangeError("a box exceeds its parent");
    yield [readFourCharCode(view, offset + 4), { start: offset + headerBytes, end: offset + size }];
    offset += size;
  }
}

/** Reads a four-character code. */
export function readFourCharCode(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((one) => view.getUint8(offset + one)));
}

/** The content of the first box with this name; null when there is none. */
export function findBox(view: DataView, span: ByteSpan, boxName: string): ByteSpan | null {
  for (const [name, range] of readBoxes(view, span)) if (name === boxName) return range;
  return null;
}
