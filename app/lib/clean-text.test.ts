import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";

describe("cleanText", () => {
  it.for([
    ["Word's line break", "Une ligne\u000Bune autre", "Une ligne\nune autre"],
    ["Word's end of a cell", "Note\u0007Mention\u0007", "NoteMention"],
    ["NUL", "a\u0000b", "ab"],
    ["zero-width spaces and a byte order mark", "\uFEFFé\u200Bcole\u2060", "école"],
    ["a soft hyphen", "inscrip\u00ADtion", "inscription"],
    ["embedded directions", "\u202Efdp.exe\u202C \u2066x\u2069", "fdp.exe x"],
    ["a lone surrogate", "Awa \uD83D", "Awa \uFFFD"],
    ["a picture that did not come along", "\uFFFCtexte", "texte"],
    ["an accent typed in two parts", "e\u0301cole", "école"],
    ["an accent cut from its base character by an invisible sign", "e\u200B\u0301cole", "école"],
    ["joiners in a Latin word", "e\u200Dc\u200Cole", "ecole"],
    ["three kinds of line ends", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
  ] as const)("cleans %s", ([, input, cleaned]) => {
    expect(cleanText(input)).toBe(cleaned);
    expect(cleanText(cleaned)).toBe(cleaned);
  });

  it.for([
    ["a family of emoji", "👩‍👩‍👧‍👦"],
    ["an emoji with a skin tone", "👩🏾‍🎓"],
    ["a heart on fire", "❤️‍🔥"],
    ["Persian with a non-joiner", "می‌خواهم"],
    ["Hindi with a joiner", "क्‍ष"],
    ["Arabic with a direction mark", "\u200Fمدرسة"],
    ["no-break spaces and tabs", "12\u00A0h\t30\u202F!"],
    ["lines", "a\nb\n\nc"],
  ] as const)("leaves %s unchanged", ([, text]) => {
    expect(cleanText(text)).toBe(text);
  });
});
