/** What a film file says of itself: `seconds` rounded, sizes in pixels (0 when it does not say). */
export type FilmFacts = { seconds: number; width: number; height: number };

/**
 * Reads how long a film lasts and how large its picture is, from the file alone. MP4: the boxes `mvhd` and `tkhd`
 * (ISO/IEC 14496-12, 8.2.2 and 8.3.2); WebM: `Info` and `Video` (RFC 9559). Null for a file without them, as
 * one that is cut short.
 */
export function readFilmFacts(
  bytes: Uint8Array,
  type: "video/mp4" | "video/webm",
): FilmFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const facts = type === "video/mp4" ? ofMp4(view) : ofWebm(view);
    return facts && Number.isFinite(facts.seconds) && facts.seconds > 0 ? rounded(facts) : null;
  } catch (error) {
    // A length that leads beyond the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function rounded({ seconds, width, height }: FilmFacts): FilmFacts {
  return {
    seconds: Math.max(1, Math.round(seconds)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

type Span = { start: number; end: number };

/** The boxes of one level, by their four letters. */
function* boxes(view: DataView, { start, end }: Span): Generator<[name: string, inside: Span]> {
  let at = start;
  while (at + 8 <= end) {
    let size = view.getUint32(at);
    let head = 8;
    if (size === 1) {
      size = Number(view.getBigUint64(at + 8));
      head = 16;
    } else if (size === 0) size = end - at;
    if (size < head || at + size > end) throw new RangeError("a box beyond its parent");
    const name = String.fromCharCode(...[4, 5, 6, 7].map((one) => view.getUint8(at + one)));
    yield [name, { start: at + head, end: at + size }];
    at += size;
  }
}

function ofMp4(view: DataView): FilmFacts | null {
  let facts: FilmFacts | null = null;
  let media = false;
  for (const [name, inside] of boxes(view, { start: 0, end: view.byteLength })) {
    if (name === "mdat") media = true;
    if (name === "moov") facts = ofMoov(view, inside);
  }
  return media ? facts : null;
}

function ofMoov(view: DataView, moov: Span): FilmFacts | null {
  let seconds = 0;
  let [width, height] = [0, 0];
  for (const [name, { start, end }] of boxes(view, moov)) {
    if (name === "mvhd") {
      const long = view.getUint8(start) === 1;
      const scale = view.getUint32(start + (long ? 20 : 12));
      const length = long ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16);
      seconds = length / scale;
    }
    if (name !== "trak") continue;
    for (const [inner, track] of boxes(view, { start, end })) {
      if (inner !== "tkhd") continue;
      // The last eight bytes, as 16.16 fixed point: a track of sound has none.
      width = Math.max(width, view.getUint32(track.end - 8) / 65_536);
      height = Math.max(height, view.getUint32(track.end - 4) / 65_536);
    }
  }
  return { seconds, width, height };
}

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const parents = new Set([SEGMENT, INFO, TRACKS, TRACK, VIDEO]);

/** The elements of a WebM file, those inside others included. */
function* elements(view: DataView, { start, end }: Span): Generator<[id: number, inside: Span]> {
  let at = start;
  while (at < end) {
    const id = vint(view, at, false);
    const size = vint(view, at + id.length, true);
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
function vint(
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

function ofWebm(view: DataView): FilmFacts | null {
  let [scale, length, width, height] = [1_000_000, 0, 0, 0];
  for (const [id, { start, end }] of elements(view, { start: 0, end: view.byteLength })) {
    if (id === TIMESCALE) scale = unsigned(view, start, end);
    if (id === DURATION)
      length = end - start === 8 ? view.getFloat64(start) : view.getFloat32(start);
    if (id === WIDTH) width = unsigned(view, start, end);
    if (id === HEIGHT) height = unsigned(view, start, end);
  }
  return { seconds: (length * scale) / 1e9, width, height };
}

function unsigned(view: DataView, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 256 + view.getUint8(at);
  return value;
}
