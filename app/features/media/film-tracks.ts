import { type ByteSpan, findBox, readBoxes, readFourCharCode } from "./mp4-boxes.ts";
import { readElements, readUnsigned, readVint, webmIds } from "./webm-elements.ts";

/** A track of a film. `colours` names a pixel format that few devices play, or is null. */
type FilmTrack = { kind: "picture" | "sound"; codec: string; colours: string | null };

/**
 * Returns an error code when common browsers and phones cannot play the film: `film-no-picture`, `film-codec:` or
 * `film-sound:` with the codec, `film-colours:` with the pixel format, or `film-damaged`. Null for a playable film.
 */
export function findFilmError(bytes: Uint8Array, type: "video/mp4" | "video/webm"): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return findTrackError(type === "video/mp4" ? parseMp4Tracks(view) : parseWebmTracks(view));
  } catch (error) {
    // A length pointed beyond the end of the file.
    if (error instanceof RangeError) return "film-damaged";
    throw error;
  }
}

function findTrackError(tracks: FilmTrack[]): string | null {
  const picture = tracks.find(({ kind }) => kind === "picture");
  const sound = tracks.find(({ kind }) => kind === "sound");
  if (!picture) return "film-no-picture";
  if (!playableVideoCodecs.has(picture.codec)) return `film-codec:${picture.codec}`;
  if (picture.colours) return `film-colours:${picture.colours}`;
  return sound && !playableAudioCodecs.has(sound.codec) ? `film-sound:${sound.codec}` : null;
}

const playableVideoCodecs = new Set(["H.264", "VP8", "VP9", "AV1"]);
const playableAudioCodecs = new Set(["AAC", "MP3", "Opus", "Vorbis", "FLAC"]);

/**
 * Codec names by the four-character code of the sample entry (MP4 registration authority); unknown codes are shown as
 * they are.
 */
const mp4Codecs: Record<string, string> = {
  ...{ avc1: "H.264", avc3: "H.264", hvc1: "HEVC (H.265)", hev1: "HEVC (H.265)" },
  ...{ dvh1: "HEVC (H.265)", dvhe: "HEVC (H.265)", vvc1: "VVC (H.266)", mp4v: "MPEG-4" },
  ...{ s263: "H.263", vp08: "VP8", vp09: "VP9", av01: "AV1", "ac-3": "AC-3", "ec-3": "E-AC-3" },
  ...{ mp4a: "AAC", Opus: "Opus", fLaC: "FLAC", ".mp3": "MP3", alac: "ALAC", samr: "AMR" },
};

function parseMp4Tracks(view: DataView): FilmTrack[] {
  const moov = findBox(view, { start: 0, end: view.byteLength }, "moov");
  const tracks: FilmTrack[] = [];
  for (const [name, track] of moov ? readBoxes(view, moov) : []) {
    if (name !== "trak") continue;
    const media = findBox(view, track, "mdia");
    const handler = media && findBox(view, media, "hdlr");
    const samples = media && findNestedBox(view, media, "minf", "stbl", "stsd");
    if (!handler || !samples) continue;
    const kind = { vide: "picture", soun: "sound" } as const;
    const trackKind = kind[readFourCharCode(view, handler.start + 8) as keyof typeof kind];
    // Four bytes of flags and four of the entry count precede the first sample entry.
    const entry = readBoxes(view, { start: samples.start + 8, end: samples.end }).next().value;
    if (trackKind && entry) tracks.push(parseMp4Track(view, trackKind, entry));
  }
  return tracks;
}

function findNestedBox(view: DataView, span: ByteSpan, ...names: string[]): ByteSpan | null {
  return names.reduce<ByteSpan | null>((range, name) => range && findBox(view, range, name), span);
}

/** The size of the fixed part of a video sample entry (ISO/IEC 14496-12, 12.1.3). */
const PICTURE_ENTRY_BYTES = 78;

function parseMp4Track(
  view: DataView,
  kind: FilmTrack["kind"],
  [name, { start, end }]: [string, ByteSpan],
): FilmTrack {
  const codec = mp4Codecs[name] ?? name;
  if (kind === "sound") return { kind, codec, colours: null };
  const span = { start: start + PICTURE_ENTRY_BYTES, end };
  const configurationBoxes = { "H.264": ["avcC", 1], VP9: ["vpcC", 4], AV1: ["av1C", 1] } as const;
  const configurationBox = Object.hasOwn(configurationBoxes, codec)
    ? configurationBoxes[codec as keyof typeof configurationBoxes]
    : null;
  const configuration = configurationBox && findBox(view, span, configurationBox[0]);
  if (!configurationBox || !configuration) return { kind, codec, colours: null };
  return {
    kind,
    codec,
    colours: findUnsupportedColours(
      codec,
      view.getUint8(configuration.start + configurationBox[1]),
    ),
  };
}

/** H.264 profiles that few phones decode (ITU-T H.264, annex A). */
const h264Colours: Record<number, string> = {
  ...{ 110: "10 bits", 122: "4:2:2", 144: "4:4:4", 244: "4:4:4", 44: "4:4:4" },
};
/** By profile. Only profile 0 is 4:2:0, with 8 bits in VP9 and 8 or 10 bits in AV1. */
const vp9AndAv1Colours = [null, "4:4:4", "10 bits", "4:4:4"];

function findUnsupportedColours(codec: string, profile: number): string | null {
  if (codec === "H.264") return h264Colours[profile] ?? null;
  return vp9AndAv1Colours[codec === "AV1" ? profile >> 5 : profile] ?? null;
}

const webmCodecs: Record<string, string> = {
  ...{ V_VP8: "VP8", V_VP9: "VP9", V_AV1: "AV1", A_OPUS: "Opus", A_VORBIS: "Vorbis" },
  ...{ "V_MPEG4/ISO/AVC": "H.264", "V_MPEGH/ISO/HEVC": "HEVC (H.265)" },
};

type WebmTrack = { number: number; type: number; codec: string; configuration: ByteSpan | null };

function parseWebmTracks(view: DataView): FilmTrack[] {
  const tracks: WebmTrack[] = [];
  let cluster: ByteSpan | null = null;
  for (const [id, span] of readElements(view, { start: 0, end: view.byteLength })) {
    if (id === webmIds.track) tracks.push({ number: 0, type: 0, codec: "", configuration: null });
    if (id === webmIds.cluster) cluster ??= span;
    const track = tracks.at(-1);
    if (!track) continue;
    if (id === webmIds.trackNumber) track.number = readUnsigned(view, span);
    if (id === webmIds.trackType) track.type = readUnsigned(view, span);
    if (id === webmIds.codecPrivate) track.configuration = span;
    if (id === webmIds.codec) track.codec = readAscii(view, span);
  }
  return tracks.flatMap((track): FilmTrack[] => {
    const codec = webmCodecs[track.codec] ?? track.codec;
    if (track.type === 2) return [{ kind: "sound", codec, colours: null }];
    if (track.type !== 1) return [];
    const colours = findWebmColours(view, codec, track, cluster);
    return [{ kind: "picture", codec, colours }];
  });
}

/** Reads a codec name, which is ASCII (RFC 9559, 5.1.4.1.21). */
function readAscii(view: DataView, { start, end }: ByteSpan): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start, end - start);
  return String.fromCharCode(...bytes).replace(/\0+$/, "");
}

function findWebmColours(
  view: DataView,
  codec: string,
  track: WebmTrack,
  cluster: ByteSpan | null,
) {
  if (codec === "AV1" && track.configuration)
    return findUnsupportedColours(codec, view.getUint8(track.configuration.start + 1));
  const frame = codec === "VP9" && cluster ? findFirstFrame(view, cluster, track.number) : null;
  if (frame === null) return null;
  // The two profile bits follow the two-bit frame marker (VP9 bitstream, 6.2).
  const frameHeader = view.getUint8(frame);
  return findUnsupportedColours(codec, ((frameHeader >> 5) & 1) | ((frameHeader >> 3) & 2));
}

/** The offset of the first frame of a track; null when there is none. */
function findFirstFrame(view: DataView, span: ByteSpan, track: number): number | null {
  for (const [id, range] of readElements(view, span)) {
    if (id === webmIds.blockGroup) {
      const offset = findFirstFrame(view, range, track);
      if (offset !== null) return offset;
    }
    if (id !== webmIds.simpleBlock && id !== webmIds.block) continue;
    const number = readVint(view, range.start, true);
    // The track number is followed by two bytes of time and one of flags.
    if (number.value === track) return range.start + number.length + 3;
  }
  return null;
}
