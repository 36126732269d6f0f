import { boxes, type Span } from "./mp4-boxes.ts";
import { elements, unsigned, webm } from "./webm-elements.ts";

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

function ofWebm(view: DataView): FilmFacts | null {
  let [scale, length, width, height] = [1_000_000, 0, 0, 0];
  for (const [id, inside] of elements(view, { start: 0, end: view.byteLength })) {
    const { start, end } = inside;
    if (id === webm.timescale) scale = unsigned(view, inside);
    if (id === webm.duration)
      length = end - start === 8 ? view.getFloat64(start) : view.getFloat32(start);
    if (id === webm.width) width = unsigned(view, inside);
    if (id === webm.height) height = unsigned(view, inside);
  }
  return { seconds: (length * scale) / 1e9, width, height };
}
