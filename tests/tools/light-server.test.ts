import { expect, test } from "vitest";
import { inAscii } from "../../tools/bundle/light-server.ts";

const read = (code: string): unknown => new Function(`return ${code}`)();

test.each([
  '"L’été, 6ᵉ : déjà 😀"',
  "`À\n\\u0301 œuvres`",
  "/^[àâä😀]$/u.test('😀')",
  "/[\\u{1F600}é]/v.exec('é')[0]",
  "'ÉCOLE'.replaceAll(/[À-Ö]/g, 'E')",
  "{ été: 1, 'où': 2 }.été",
])("what is written in ASCII says the same: %s", (code) => {
  const written = inAscii(`(${code})`);
  expect(written).toMatch(/^[\0-\x7f]+$/);
  expect(read(written)).toEqual(read(`(${code})`));
});

test("a raw text, whose escapes would be shown, is refused", () => {
  expect(() => inAscii("String.raw`é`")).toThrow(/cannot be escaped/);
  expect(() => inAscii('"\\é"')).toThrow(/cannot be escaped/);
  expect(read(inAscii('"\\\\é"'))).toBe("\\é");
  expect(inAscii("String.raw`e`")).toBe("String.raw`e`");
});
