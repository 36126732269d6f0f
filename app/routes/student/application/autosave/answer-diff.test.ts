import { expect, test } from "vitest";
import { diffAnswers } from "./answer-diff.ts";

const formatDiff = (first: string, second: string) =>
  diffAnswers(first, second).map((pieces) =>
    pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(""),
  );

test("diffAnswers: marks the characters that differ in both answers", () => {
  expect(formatDiff("A02584613", "A02684613")).toEqual(["A02[5]84613", "A02[6]84613"]);
  expect(formatDiff("Aïssatou", "Aïssatou Ndèye")).toEqual(["Aïssatou", "Aïssatou[ Ndèye]"]);
  expect(formatDiff("", "Dakar")).toEqual(["", "[Dakar]"]);
  expect(formatDiff("Thiès", "Thies")).toEqual(["Thi[è]s", "Thi[e]s"]);
});

test("diffAnswers: marks both answers whole when less than half is common", () => {
  expect(formatDiff("Saint-Louis", "Mbour")).toEqual(["[Saint-Louis]", "[Mbour]"]);
  expect(formatDiff("Cameroun", "Sénégal")).toEqual(["[Cameroun]", "[Sénégal]"]);
});

test("diffAnswers: the pieces join to the whole answer, in any script", () => {
  for (const [first, second] of [
    ["e\u0301cole", "ecole"],
    ["李明", "李小明"],
    ["x".repeat(300), "y"],
  ] as const)
    expect(
      diffAnswers(first, second)[0]
        .map(({ text }) => text)
        .join(""),
    ).toBe(first.normalize("NFC"));
});

test("diffAnswers: marks an accent before the first character", () => {
  expect(formatDiff("\u0301Dakar", "Dakar")).toEqual(["[\u0301]Dakar", "Dakar"]);
});
