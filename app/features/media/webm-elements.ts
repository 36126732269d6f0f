import type { ByteSpan } from "./mp4-boxes.ts";

/** The element ids that are read (RFC 9559). */
export const webmIds = {
  segment: 0x18538067,
  info: 0x1549a966,
  timescale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

const parents = new Set<number>([
  webmIds.segment,
  webmIds.info,
  webmIds.tracks,
  webmIds.track,
  webmIds.video,
]);

/**
 * Yields the elements of a WebM file depth first, without those inside clusters. Throws a RangeError for an element
 * that exceeds its parent.
 */
export function* readElements(
  view: DataView,
  { start, end }: ByteSpan,
): Generator<[id: number, inside: ByteSpan]> {
  let offset = start;
  while (offset < end) {
    const id = readVint(view, offset, false);
    const size = readVint(view, offset + id.length, true);
    const from = offset + id.length + size.length;
    // All bits set: the element extends to the end of its parent.
    const until = size.value === null ? end : from + size.value;
    if (until > end) throw new RangeError("an element exceeds its parent");
    const range = { start: from, end: until };
    yield [id.value ?? 0, range];
    if (parents.has(id.value ?? 0)) yield* readElements(view, range);
    offset = until;
  }
}

/** Reads a variable-length integer (RFC 8794, section 4); `value` is null for "unknown size". */
export function readVint(
  view: DataView,
  offset: number,
  isMasked: boolean,
): { value: number | null; length: number } {
  const first = view.getUint8(offset);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError("no length");
  let value = isMasked ? first & (0xff >> length) : first;
  let isUnknown = value === 0xff >> length;
  for (let index = 1; index < length; index++) {
    const next = view.getUint8(offset + index);
    isUnknown &&= next === 0xff;
    value = value * 256 + next;
  }
  return { value: isMasked && isUnknown ? null : value, length };
}

export function readUnsigned(view: DataView, { start, end }: ByteSpan): number {
  let value = 0;
  for (let offset = start; offset < end; offset++) value = value * 256 + view.getUint8(offset);
  return value;
}
