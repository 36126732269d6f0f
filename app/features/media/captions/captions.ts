import { cleanText } from "#app/lib/clean-text.ts";

/** The longest captions that are kept, in signs: ten hours of talk. */
export const MAX_CAPTIONS_CHARS = 200_000;

/** One line of captions: from when to when, in seconds, and its words. */
export type Cue = { from: number; to: number; text: string };

export type ParseCaptionsResult =
  | { ok: true; text: string; cues: Cue[] }
  /** `captions-line:12`: the line of the file that cannot be read. */
  | { ok: false; reason: string };

/**
 * Reads a file of captions (WebVTT, W3C 2019). Its notes, styles and regions are left out of what is kept: words and
 * their moments are all that is shown. Refuses a file that is no WebVTT or holds no line, a moment that cannot be
 * read or that ends before it begins, a line of captions that begins before the one above it, and over 200 000 signs.
 */
export function parseCaptions(input: string): ParseCaptionsResult {
  if (input.length > MAX_CAPTIONS_CHARS) return { ok: false, reason: "captions-long" };
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
    const words: string[] = [];
    // A line of moments ends the words above it, with or without an empty line between (WebVTT, 4.1).
    while (lines[index + 1] && !lines[index + 1]?.includes("-->")) words.push(lines[++index] ?? "");
    cues.push({ ...times, text: cleanText(words.join("\n")) });
  }
  const textCues = cues.filter(({ text }) => text.trim() !== "");
  if (textCues.length === 0) return { ok: false, reason: "captions-empty" };
  return { ok: true, text: formatCaptions(textCues), cues: textCues };
}

/** The file of captions for these lines. */
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

/** `00:01:02.500`. */
function formatTimestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const padTwo = (whole: number) => `${whole}`.padStart(2, "0");
  const milliseconds = `${ms % 1000}`.padStart(3, "0");
  return `${padTwo(Math.floor(ms / 3_600_000))}:${padTwo(Math.floor(ms / 60_000) % 60)}:${padTwo(Math.floor(ms / 1000) % 60)}.${milliseconds}`;
}
