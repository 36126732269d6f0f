/** A part of a file, in bytes from its start. */
export type Span = { start: number; end: number };

/** The boxes of one level of an MP4 file, by their four letters (ISO/IEC 14496-12, 4.2). */
export function* boxes(
  view: DataView,
  { start, end }: Span,
): Generator<[name: string, inside: Span]> {
  let at = start;
  while (at + 8 <= end) {
    let size = view.getUint32(at);
    let head = 8;
    if (size === 1) {
      size = Number(view.getBigUint64(at + 8));
      head = 16;
    } else if (size === 0) size = end - at;
    if (size < head || at + size > end) throw new RangeError("a box beyond its parent");
    yield [letters(view, at + 4), { start: at + head, end: at + size }];
    at += size;
  }
}

/** Four letters of a file, as boxes, handlers and codecs are named. */
export function letters(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((one) => view.getUint8(at + one)));
}

/** What is in the first box of this name on one level. */
export function findBox(view: DataView, span: Span, wanted: string): Span | null {
  for (const [name, inside] of boxes(view, span)) if (name === wanted) return inside;
  return null;
}
