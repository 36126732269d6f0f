import { cleanText } from "#app/lib/clean-text.ts";
import { HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";

/** About ten hours of speech. */
export const MAX_CAPTIONS_CHARS = 200_000;

/** One caption, with its start and end in seconds. */
export type Cue = { from: number; to: number; text: string };

export type ParseCaptionsResult =
  | { ok: true; text: string; cues: Cue[] }
  // `captions-line:12`: the unreadable line of the file.
  | { ok: false; reason: string };

/**
 * Parses a WebVTT file and drops its notes, styles and regions. Refuses `captions-too-long`, `captions-format`,
 * `captions-empty`, and `captions-line:N` for a line with an invalid time, or a start before the previous one.
 */
export function parseCaptions(input: string): ParseCaptionsResult {
  if (input.length > MAX_CAPTIONS_CHARS) return { ok: false, reason: "captions-too-long" };
  const lines = input
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  if (!/^WEBVTT([ \t].*)?$/.test(lines[0] ?? "")) return { ok: false, reason: "captions-format" };
  const cues: Cue[] = [];
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (!line.includes("-->")) {
      const isMetadata = /^(NOTE|STYLE|REGION)\b/.test(line) && (lines[index - 1] ?? "") === "";
      if (isMetadata) while (lines[index + 1]) index++;
      continue;
    }
    const times = parseCueTimes(line);
    if (!times || times.to <= times.from || times.from < (cues.at(-1)?.from ?? 0))
      return { ok: false, reason: `captions-line:${index + 1}` };
    const textLines: string[] = [];
    // A timing line ends the text above it, even without an empty line (WebVTT, 4.1).
    while (lines[index + 1] && !lines[index + 1]?.includes("-->"))
      textLines.push(lines[++index] ?? "");
    cues.push({ ...times, text: cleanText(textLines.join("\n")) });
  }
  const textCues = cues.filter(({ text }) => text.trim() !== "");
  if (textCues.length === 0) return { ok: false, reason: "captions-empty" };
  return { ok: true, text: formatCaptions(textCues), cues: textCues };
}

/** Formats captions as WebVTT. */
export function formatCaptions(cues: Cue[]): string {
  const cueTexts = cues.map(
    ({ from, to, text }) => `${formatTimestamp(from)} --> ${formatTimestamp(to)}\n${text}\n`,
  );
  return ["WEBVTT\n", ...cueTexts].join("\n");
}

function parseCueTimes(line: string): { from: number; to: number } | null {
  const timestamp = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
  const match = new RegExp(
    String.raw`^\s*${timestamp}[ \t]+-->[ \t]+${timestamp}(?:[ \t].*)?$`,
  ).exec(line);
  if (!match) return null;
  const [from, to] = [match.slice(1, 5), match.slice(5, 9)].map(([h = "0", m, s, ms]) => {
    return Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(ms) / 1000;
  });
  return { from: from ?? 0, to: to ?? 0 };
}

/** Formats seconds as `00:01:02.500`. */
function formatTimestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const padTwo = (whole: number) => `${whole}`.padStart(2, "0");
  const milliseconds = `${ms % 1000}`.padStart(3, "0");
  return `${padTwo(Math.floor(ms / HOUR_MS))}:${padTwo(Math.floor(ms / MINUTE_MS) % 60)}:${padTwo(Math.floor(ms / 1000) % 60)}.${milliseconds}`;
}
