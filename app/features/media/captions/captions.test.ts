import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatCaptions, parseCaptions } from "./captions.ts";

const file = (...lines: string[]) => ["WEBVTT", "", ...lines].join("\n");

test("captions are read with their moments, and written again without notes and styles", () => {
  const read = parseCaptions(
    `\uFEFF${file("NOTE fait hier", "", "STYLE", "::cue { color: red }", "", "1", "00:01.000 --> 00:03.200 align:left", "Bienvenue.", "Entrez.", "", "01:00:04.000 --> 01:00:05.000", "[musique]")}`.replaceAll(
      "\n",
      "\r\n",
    ),
  );
  expect(read).toMatchObject({
    ok: true,
    cues: [
      { from: 1, to: 3.2, text: "Bienvenue.\nEntrez." },
      { from: 3604, to: 3605, text: "[musique]" },
    ],
  });
  const text = read.ok ? read.text : "";
  expect(text).not.toMatch(/NOTE|STYLE/);
  expect(parseCaptions(text)).toEqual(read);
});

test("writeCaptions keeps to the grammar of WebVTT, whatever the words are", () => {
  const read = parseCaptions(
    file(
      "00:01.000 --> 00:02.000",
      "un",
      "00:03.000 --> 00:04.000",
      "deux",
      "",
      "00:05.000 --> 00:06.000",
      "é 🎓",
    ),
  );
  if (!read.ok) throw new Error(read.reason);
  expect(read.cues.map(({ text }) => text)).toEqual(["un", "deux", "é 🎓"]);
  const [head, ...blocks] = formatCaptions(read.cues).trimEnd().split("\n\n");
  expect(head).toBe("WEBVTT");
  for (const block of blocks)
    expect(block).toMatch(
      /^\d{2,}:[0-5]\d:[0-5]\d\.\d{3} --> \d{2,}:[0-5]\d:[0-5]\d\.\d{3}\n(?:(?!.*-->).+\n?)+$/u,
    );
});

test("the captions of the site are captions", () => {
  for (const locale of ["fr", "en"])
    expect(parseCaptions(readFileSync(`public/video/welcome.${locale}.vtt`, "utf8")).ok).toBe(true);
});

test.for([
  ["", "captions-format"],
  ["1\n00:00:01,000 --> 00:00:02,000\nSubRip", "captions-format"],
  ["WEBVTTX\n\n00:01.000 --> 00:02.000\na", "captions-format"],
  ["WEBVTT\n", "captions-empty"],
  [file("00:01.000 --> 00:02.000", ""), "captions-empty"],
  [file("00:01,000 --> 00:02,000", "virgules"), "captions-line:3"],
  [file("00:02.000 --> 00:01.000", "à l'envers"), "captions-line:3"],
  [file("00:61.000 --> 00:62.000", "a"), "captions-line:3"],
  [file("00:05.000 --> 00:06.000", "a", "", "00:01.000 --> 00:02.000", "b"), "captions-line:6"],
  ["x".repeat(200_001), "captions-long"],
] as const)("%j is refused: %s", ([given, reason]) => {
  expect(parseCaptions(given)).toEqual({ ok: false, reason });
});
