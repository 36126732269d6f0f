import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderPermissionsPage, renderStatesPage } from "../../tools/domain-docs.ts";

test("docs/domain: the pages about permissions and states match the code", () => {
  expect(readFileSync("docs/domain/permissions.md", "utf8")).toBe(renderPermissionsPage());
  expect(readFileSync("docs/domain/application-states.md", "utf8")).toBe(renderStatesPage());
});
