import { expect, it } from "vitest";
import { sortFieldErrors } from "./sort-field-errors.ts";

it("sortFieldErrors: sorts by the order of the labels, with fields without a label last", () => {
  const errors = { file: "a", role: "b", email: "c", form: "d" };
  const labels = { email: "", campus: "", role: "" };
  expect(sortFieldErrors(errors, labels).map(([field]) => field)).toEqual([
    "email",
    "role",
    "file",
    "form",
  ]);
});
