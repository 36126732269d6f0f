import { expect, test } from "vitest";
import { findTitleKey, getEntryTitle, repeatableKinds } from "./entry.ts";
import { shapes } from "./shapes/shapes.ts";

test("the name under which an entry is added is the field that names it in the list", () => {
  for (const kind of repeatableKinds) {
    const key = findTitleKey(shapes[kind]);
    expect(key, kind).toBeDefined();
    expect(getEntryTitle("adresse", { [key ?? ""]: "La fête" }), kind).toBe("La fête");
  }
});
