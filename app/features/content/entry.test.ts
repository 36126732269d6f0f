import { expect, test } from "vitest";
import { repeatable, titleKeyOf, titleOf } from "./entry.ts";
import { shapes } from "./shapes/shapes.ts";

test("the name under which an entry is added is the field that names it in the list", () => {
  for (const kind of repeatable) {
    const key = titleKeyOf(shapes[kind]);
    expect(key, kind).toBeDefined();
    expect(titleOf("adresse", { [key ?? ""]: "La fête" }), kind).toBe("La fête");
  }
});
