import { expect, test } from "vitest";
import { differences } from "./differences.ts";

const shown = (one: string, other: string) =>
  differences(one, other).map((pieces) =>
    pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(""),
  );

test("the characters that differ are marked in both answers", () => {
  expect(shown("A02584613", "A02684613")).toEqual(["A02[5]84613", "A02[6]84613"]);
  expect(shown("Aïssatou", "Aïssatou Ndèye")).toEqual(["Aïssatou", "Aïssatou[ Ndèye]"]);
  expect(shown("", "Dakar")).toEqual(["", "[Dakar]"]);
  expect(shown("Thiès", "Thies")).toEqual(["Thi[è]s", "Thi[e]s"]);
});

test("answers that have little in common differ as a whole", () => {
  expect(shown("Saint-Louis", "Mbour")).toEqual(["[Saint-Louis]", "[Mbour]"]);
  expect(shown("Cameroun", "Sénégal")).toEqual(["[Cameroun]", "[Sénégal]"]);
});

test("an answer is told whole where it is put together again, in any script", () => {
  for (const [one, other] of [
    ["e\u0301cole", "ecole"],
    ["李明", "李小明"],
    ["x".repeat(300), "y"],
  ] as const)
    expect(
      differences(one, other)[0]
        .map(({ text }) => text)
        .join(""),
    ).toBe(one.normalize("NFC"));
});
