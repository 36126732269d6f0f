import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

test("words written from the right are turned, and the rest of the line is not", () => {
  expect(inOrder("Aïssatou Ndèye Fall · +221 77 123 45 67")).toBe(
    "Aïssatou Ndèye Fall · +221 77 123 45 67",
  );
  expect(inOrder("فاطمة الزهراء")).toBe("الزهراء فاطمة");
  expect(inOrder("فاطمة الزهراء · +221 77 123 45 67 · f.z@exemple.test")).toBe(
    "الزهراء فاطمة · +221 77 123 45 67 · f.z@exemple.test",
  );
});

test("a part in two scripts begins on the side of its first letter", () => {
  expect(inOrder("Mariama فاطمة الزهراء")).toBe("Mariama الزهراء فاطمة");
  expect(inOrder("فاطمة الزهراء Marie Claire")).toBe("Marie Claire الزهراء فاطمة");
});
