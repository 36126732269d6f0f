import { type ByteSpan, readBoxes } from "./mp4-boxes.ts";
import { readElements, readUnsigned, webmIds } from "./webm-elements.ts";

/** The length of a film, rounded to seconds, and its size in pixels (0 when unknown). */
export type FilmMetadata = { seconds: number; width: number; height: number };

/**
 * Parses the length and size of a film from its file: `mvhd` and `tkhd` of MP4 (ISO/IEC 14496-12, 8.2.2 and 8.3.2),
 * `Info` and `Video` of WebM (RFC 9559). Returns null when they are missing, for example in a truncated file.
 */
export function parseFilmMetadata(
  bytes: Uint8Array,
  type: "video/mp4" | "video/webm",
): FilmMetadata | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const metadata = type === "video/mp4" ? parseMp4(view) : parseWebm(view);
    return metadata && Number.isFinite(metadata.seconds) && metadata.seconds > 0
      ? roundMetadata(metadata)
      : null;
  } catch (error) {
    // A length pointed beyond the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function roundMetadata({ seconds, width, height }: FilmMetadata): FilmMetadata {
  return {
    seconds: Math.max(1, Math.round(seconds)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

function parseMp4(view: DataView): FilmMetadata | null {
  let metadata: FilmMetadata | null = null;
  let hasMediaData = false;
  for (const [name, range] of readBoxes(view, { start: 0, end: view.byteLength })) {
    if (name === "mdat") hasMediaData = true;
    if (name === "moov") metadata = parseMoov(view, range);
  }
  return hasMediaData ? metadata : null;
}

function parseMoov(view: DataView, moov: ByteSpan): FilmMetadata | null {
  let seconds = 0;
  let [width, height] = [0, 0];
  for (const [name, { start, end }] of readBoxes(view, moov)) {
    if (name === "mvhd") {
      const is64Bit = view.getUint8(start) === 1;
      const scale = view.getUint32(start + (is64Bit ? 20 : 12));
      const duration = is64Bit ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16);
      seconds = duration / scale;
    }
    if (name !== "trak") continue;
    for (const [innerName, track] of readBoxes(view, { start, end })) {
      if (innerName !== "tkhd") continue;
      // The last eight bytes are 16.16 fixed-point numbers; they are 0 in an audio track.
      width = Math.max(width, view.getUint32(track.end - 8) / 65_536);
      height = Math.max(height, view.getUint32(track.end - 4) / 65_536);
    }
  }
  return { seconds, width, height };
}

function parseWebm(view: DataView): FilmMetadata | null {
  let [scale, duration, width, height] = [1_000_000, 0, 0, 0];
  for (const [id, range] of readElements(view, { start: 0, end: view.byteLength })) {
    const { start, end } = range;
    if (id === webmIds.timescale) scale = readUnsigned(view, range);
    if (id === webmIds.duration)
      duration = end - start === 8 ? view.getFloat64(start) : view.getFloat32(start);
    if (id === webmIds.width) width = readUnsigned(view, range);
    if (id === webmIds.height) height = readUnsigned(view, range);
  }
  return { seconds: (duration * scale) / 1e9, width, height };
}
