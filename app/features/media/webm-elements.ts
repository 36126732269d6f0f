import type { Span } from "./mp4-boxes.ts";

/** Identifiers of the elements that are read (RFC 9559). */
export const webm = {
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

const parents = new Set<number>([webm.segment, webm.info, webm.tracks, webm.track, webm.video]);

/** The elements of a WebM file, those inside others included, but for those of a cluster. */
export function* elements(
  view: DataView,
  { start, end }: Span,
): Generator<[id: number, inside: Span]> {
  let at = start;
  while (at < end) {
    const id = readVint(view, at, false);
    const size = readVint(view, at + id.length, true);
    const from = at + id.length + size.length;
    // All bits set: it goes on until its parent ends.
    const until = size.value === null ? end : from + size.value;
    if (until > end) throw new RangeError("an element beyond its parent");
    const inside = { start: from, end: until };
    yield [id.value ?? 0, inside];
    if (parents.has(id.value ?? 0)) yield* elements(view, inside);
    at = until;
  }
}

/** A number that says its own length (RFC 8794, section 4); null when it is unknown. */
export function readVint(
  view: DataView,
  at: number,
  masked: boolean,
): { value: number | null; length: number } {
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError("no length");
  let value = masked ? first & (0xff >> length) : first;
  let full = value === 0xff >> length;
  for (let one = 1; one < length; one++) {
    const next = view.getUint8(at + one);
    full &&= next === 0xff;
    value = value * 256 + next;
  }
  return { value: masked && full ? null : value, length };
}

export function unsigned(view: DataView, { start, end }: Span): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 256 + view.getUint8(at);
  return value;
}
