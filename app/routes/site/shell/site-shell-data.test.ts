import { expect, test } from "vitest";
import { getCampusKey } from "./site-shell-data.ts";

test("the footer shows the campus that the address names, in both languages", () => {
  expect(getCampusKey("/campus/CAMEROUN")).toBe("cameroon");
  expect(getCampusKey("/en/campus/CAMEROUN")).toBe("cameroon");
  expect(getCampusKey("/campus/SENEGAL")).toBe("senegal");
});

test("an address that names no campus shows Senegal", () => {
  expect(getCampusKey("/")).toBe("senegal");
  expect(getCampusKey("/actualite/cameroun")).toBe("senegal");
});
