import { expect, test } from "vitest";
import { campusOfPath } from "./frame.ts";

test("the footer shows the campus that the address names, in both languages", () => {
  expect(campusOfPath("/campus/CAMEROUN")).toBe("cameroon");
  expect(campusOfPath("/en/campus/CAMEROUN")).toBe("cameroon");
  expect(campusOfPath("/campus/SENEGAL")).toBe("senegal");
});

test("an address that names no campus shows Senegal", () => {
  expect(campusOfPath("/")).toBe("senegal");
  expect(campusOfPath("/actualite/cameroun")).toBe("senegal");
});
