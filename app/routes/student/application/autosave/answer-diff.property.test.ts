import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { type DiffPiece, diffAnswers } from "./answer-diff.ts";

const answerLike = createTextArbitrary([
  "a",
  "b",
  "é",
  "e\u0301",
  "\u0301",
  " ",
  "👩🏾‍🎓",
  "م",
  "12",
]);
const answer = fc.oneof({ weight: 3, arbitrary: answerLike }, arbitraryText);

const join = (pieces: DiffPiece[]) => pieces.map(({ text }) => text).join("");
const joinCommon = (pieces: DiffPiece[]) => join(pieces.filter(({ differs }) => !differs));

describe("diffAnswers", () => {
  it("leaves no character of an answer out", () => {
    fc.assert(
      fc.property(answer, answer, (first, second) => {
        const [one, other] = diffAnswers(first, second);
        expect(join(one).normalize("NFC")).toBe(first.normalize("NFC"));
        expect(join(other).normalize("NFC")).toBe(second.normalize("NFC"));
      }),
      { numRuns: 300 },
    );
  });

  it("marks nothing in two equal answers", () => {
    fc.assert(
      fc.property(answer, (text) => {
        for (const pieces of diffAnswers(text, text))
          expect(pieces.filter(({ differs }) => differs)).toEqual([]);
      }),
    );
  });

  it("marks something in one of two answers that are not equal", () => {
    fc.assert(
      fc.property(answer, answer, (first, second) => {
        fc.pre(first.normalize("NFC") !== second.normalize("NFC"));
        expect(
          diffAnswers(first, second)
            .flat()
            .some(({ differs }) => differs),
        ).toBe(true);
      }),
    );
  });

  it("leaves the same text unmarked in both answers", () => {
    fc.assert(
      fc.property(answer, answer, (first, second) => {
        const [one, other] = diffAnswers(first, second);
        expect(joinCommon(one)).toBe(joinCommon(other));
      }),
      { numRuns: 300 },
    );
  });

  it("marks the inserted text alone when one answer contains the other", () => {
    const characters = fc.string({
      unit: fc.constantFrom("a", "b", "c"),
      minLength: 4,
      maxLength: 20,
    });
    const inserted = fc.string({ unit: fc.constantFrom("1", "2"), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(characters, characters, inserted, (start, end, middle) => {
        const [shorter, longer] = diffAnswers(start + end, start + middle + end);
        expect(shorter).toEqual([{ text: start + end, differs: false, at: 0 }]);
        expect(longer).toEqual([
          { text: start, differs: false, at: 0 },
          { text: middle, differs: true, at: start.length },
          { text: end, differs: false, at: start.length + middle.length },
        ]);
      }),
    );
  });
});
