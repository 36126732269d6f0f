/** A part of a file, in bytes from its start. */
export type ByteSpan = { start: number; end: number };

/** The boxes of one level of an MP4 file, by their four letters (ISO/IEC 14496-12, 4.2). */
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
    if (size < headerBytes || offset + size > end) throw new RangeError("a box beyond its parent");
    yield [readFourCharCode(view, offset + 4), { start: offset + headerBytes, end: offset + size }];
    offset += size;
  }
}

/** Four letters of a file, as boxes, handlers and codecs are named. */
export function readFourCharCode(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((one) => view.getUint8(offset + one)));
}

/** What is in the first box of this name on one level. */
export function findBox(view: DataView, span: ByteSpan, boxName: string): ByteSpan | null {
  for (const [name, range] of readBoxes(view, span)) if (name === boxName) return range;
  return null;
}
