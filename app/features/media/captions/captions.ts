import { cleanText } from "#app/lib/clean-text.ts";

/** The longest captions that are kept, in signs: ten hours of talk. */
export const LONGEST_CAPTIONS = 200_000;

/** One line of captions: from when to when, in seconds, and its words. */
export type Cue = { from: number; to: number; text: string };

export type ReadCaptions =
  | { ok: true; text: string; cues: Cue[] }
  /** `captions-line:12`: the line of the file that cannot be read. */
  | { ok: false; reason: string };

/**
 * Reads a file of captions (WebVTT, W3C 2019). Its notes, styles and regions are left out of what is kept: words and
 * their moments are all that is shown. Refuses a file that is no WebVTT or holds no line, a moment that cannot be
 * read or that ends before it begins, a line of captions that begins before the one above it, and over 200 000 signs.
 */
export function readCaptions(given: string): ReadCaptions {
  if (given.length > LONGEST_CAPTIONS) return { ok: false, reason: "captions-long" };
  const lines = given
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  if (!/^WEBVTT([ \t].*)?$/.test(lines[0] ?? "")) return { ok: false, reason: "captions-format" };
  const cues: Cue[] = [];
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (!line.includes("-->")) {
      const skips = /^(NOTE|STYLE|REGION)\b/.test(line) && (lines[at - 1] ?? "") === "";
      if (skips) while (lines[at + 1]) at++;
      continue;
    }
    const moments = momentsOf(line);
    if (!moments || moments.to <= moments.from || moments.from < (cues.at(-1)?.from ?? 0))
      return { ok: false, reason: `captions-line:${at + 1}` };
    const words: string[] = [];
    // A line of moments ends the words above it, with or without an empty line between (WebVTT, 4.1).
    while (lines[at + 1] && !lines[at + 1]?.includes("-->")) words.push(lines[++at] ?? "");
    cues.push({ ...moments, text: cleanText(words.join("\n")) });
  }
  const shown = cues.filter(({ text }) => text.trim() !== "");
  if (shown.length === 0) return { ok: false, reason: "captions-empty" };
  return { ok: true, text: writeCaptions(shown), cues: shown };
}

/** The file of captions for these lines. */
export function writeCaptions(cues: Cue[]): string {
  const told = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return ["WEBVTT\n", ...told].join("\n");
}

function momentsOf(line: string): { from: number; to: number } | null {
  const moment = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
  const found = new RegExp(String.raw`^\s*${moment}[ \t]+-->[ \t]+${moment}(?:[ \t].*)?$`).exec(
    line,
  );
  if (!found) return null;
  const [from, to] = [found.slice(1, 5), found.slice(5, 9)].map(([h = "0", m, s, ms]) => {
    return Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(ms) / 1000;
  });
  return { from: from ?? 0, to: to ?? 0 };
}

/** `00:01:02.500`. */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (whole: number) => `${whole}`.padStart(2, "0");
  const rest = `${ms % 1000}`.padStart(3, "0");
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}.${rest}`;
}
