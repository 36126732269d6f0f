import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatCaptions, parseCaptions } from "./captions.ts";

const buildVtt = (...lines: string[]) => ["WEBVTT", "", ...lines].join("\n");

test("parseCaptions: reads cues and drops notes and styles", () => {
  const parsed = parseCaptions(
    `\uFEFF${buildVtt("NOTE fait hier", "", "STYLE", "::cue { color: red }", "", "1", "00:01.000 --> 00:03.200 align:left", "Bienvenue.", "Entrez.", "", "01:00:04.000 --> 01:00:05.000", "[musique]")}`.replaceAll(
      "\n",
      "\r\n",
    ),
  );
  expect(parsed).toMatchObject({
    ok: true,
    cues: [
      { from: 1, to: 3.2, text: "Bienvenue.\nEntrez." },
      { from: 3604, to: 3605, text: "[musique]" },
    ],
  });
  const text = parsed.ok ? parsed.text : "";
  expect(text).not.toMatch(/NOTE|STYLE/);
  expect(parseCaptions(text)).toEqual(parsed);
});

test("formatCaptions: writes valid WebVTT for any text", () => {
  const parsed = parseCaptions(
    buildVtt(
      "00:01.000 --> 00:02.000",
      "un",
      "00:03.000 --> 00:04.000",
      "deux",
      "",
      "00:05.000 --> 00:06.000",
      "é 🎓",
    ),
  );
  if (!parsed.ok) throw new Error(parsed.reason);
  expect(parsed.cues.map(({ text }) => text)).toEqual(["un", "deux", "é 🎓"]);
  const [head, ...blocks] = formatCaptions(parsed.cues).trimEnd().split("\n\n");
  expect(head).toBe("WEBVTT");
  for (const block of blocks)
    expect(block).toMatch(
      /^\d{2,}:[0-5]\d:[0-5]\d\.\d{3} --> \d{2,}:[0-5]\d:[0-5]\d\.\d{3}\n(?:(?!.*-->).+\n?)+$/u,
    );
});

test("parseCaptions: reads the shipped captions", () => {
  for (const locale of ["fr", "en"])
    expect(parseCaptions(readFileSync(`public/video/welcome.${locale}.vtt`, "utf8")).ok).toBe(true);
});

test.for([
  ["", "captions-format"],
  ["1\n00:00:01,000 --> 00:00:02,000\nSubRip", "captions-format"],
  ["WEBVTTX\n\n00:01.000 --> 00:02.000\na", "captions-format"],
  ["WEBVTT\n", "captions-empty"],
  [buildVtt("00:01.000 --> 00:02.000", ""), "captions-empty"],
  [buildVtt("00:01,000 --> 00:02,000", "virgules"), "captions-line:3"],
  [buildVtt("00:02.000 --> 00:01.000", "à l'envers"), "captions-line:3"],
  [buildVtt("00:61.000 --> 00:62.000", "a"), "captions-line:3"],
  [buildVtt("00:05.000 --> 00:06.000", "a", "", "00:01.000 --> 00:02.000", "b"), "captions-line:6"],
  ["x".repeat(200_001), "captions-too-long"],
] as const)("parseCaptions: refuses %j with %s", ([input, reason]) => {
  expect(parseCaptions(input)).toEqual({ ok: false, reason });
});
