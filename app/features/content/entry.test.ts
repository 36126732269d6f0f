import { expect, test } from "vitest";
import { findTitleKey, getEntryTitle, repeatableKinds } from "./entry.ts";
import { shapes } from "./shapes/shapes.ts";

test("findTitleKey: is the field that getEntryTitle reads", () => {
  for (const kind of repeatableKinds) {
    const key = findTitleKey(shapes[kind]);
    expect(key, kind).toBeDefined();
    expect(getEntryTitle("adresse", { [key ?? ""]: "La fête" }), kind).toBe("La fête");
  }
});
