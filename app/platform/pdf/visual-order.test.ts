import { expect, test } from "vitest";
import { toVisualOrder } from "./visual-order.ts";

const NAME = "فاطمة\u00A0الزهراء";

test("toVisualOrder: joins right-to-left words and leaves the rest of the line unchanged", () => {
  const plain = "Aïssatou Ndèye Fall · +221 77 123 45 67";
  expect(toVisualOrder(plain)).toBe(plain);
  expect(toVisualOrder("فاطمة الزهراء")).toBe(NAME);
  expect(toVisualOrder("فاطمة الزهراء · +221 77 123 45 67 · f.z@exemple.test")).toBe(
    `${NAME}  · +221 77 123 45 67 · f.z@exemple.test`,
  );
});

test("toVisualOrder: orders a part in two scripts by the direction of its first letter", () => {
  expect(toVisualOrder("Mariama فاطمة الزهراء")).toBe(`Mariama ${NAME}`);
  expect(toVisualOrder("فاطمة الزهراء Marie Claire")).toBe(`Marie Claire ${NAME}`);
  expect(toVisualOrder("فاطمة الزهراء 12")).toBe(`12 ${NAME}`);
});
