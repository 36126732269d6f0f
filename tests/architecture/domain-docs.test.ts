import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderPermissionsPage, renderStatesPage } from "../../tools/domain-docs.ts";

test("the pages about permissions and states say what the code says", () => {
  expect(readFileSync("docs/domain/permissions.md", "utf8")).toBe(renderPermissionsPage());
  expect(readFileSync("docs/domain/application-states.md", "utf8")).toBe(renderStatesPage());
});
