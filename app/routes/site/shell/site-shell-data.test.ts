import { expect, test } from "vitest";
import { getCampusKey } from "./site-shell-data.ts";

test("getCampusKey: returns the campus of the URL, in both languages", () => {
  expect(getCampusKey("/campus/CAMEROUN")).toBe("cameroon");
  expect(getCampusKey("/en/campus/CAMEROUN")).toBe("cameroon");
  expect(getCampusKey("/campus/SENEGAL")).toBe("senegal");
});

test("getCampusKey: returns Senegal for any other URL", () => {
  expect(getCampusKey("/")).toBe("senegal");
  expect(getCampusKey("/actualite/cameroun")).toBe("senegal");
});
