import { expect, test } from "vitest";
import { escapeNonAscii } from "../../tools/bundle/ascii-output.ts";

const evaluate = (code: string): unknown => new Function(`return ${code}`)();

test.each([
  '"L’été, 6ᵉ : déjà 😀"',
  "`À\n\\u0301 œuvres`",
  "/^[àâä😀]$/u.test('😀')",
  "/[\\u{1F600}é]/v.exec('é')[0]",
  "'ÉCOLE'.replaceAll(/[À-Ö]/g, 'E')",
  "{ été: 1, 'où': 2 }.été",
])("escapeNonAscii: keeps the meaning of %s", (code) => {
  const written = escapeNonAscii(`(${code})`);
  expect(written).toMatch(/^[\0-\x7f]+$/);
  expect(evaluate(written)).toEqual(evaluate(`(${code})`));
});

test("escapeNonAscii: throws for a raw template, where the escape would be shown", () => {
  expect(() => escapeNonAscii("String.raw`é`")).toThrow(/cannot be escaped/);
  expect(() => escapeNonAscii('"\\é"')).toThrow(/cannot be escaped/);
  expect(evaluate(escapeNonAscii('"\\\\é"'))).toBe("\\é");
  expect(escapeNonAscii("String.raw`e`")).toBe("String.raw`e`");
});
