import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { questions } from "#app/http/kept-page.server.ts";
import { sourceFiles } from "#tests/support/source-files.ts";

/** The parameters of an address that a source asks for. */
const asked = (source: string) =>
  [...source.matchAll(/params(?:\([^)]*\)*)?\.(?:get|has)\("([\w-]+)"\)/gi)].map(
    ([, name = ""]) => name,
  );

test("a public page that answers a question of its address is not answered from memory", () => {
  const found = sourceFiles()
    .filter((file) => file.startsWith("app/routes/site/") && !file.endsWith(".test.ts"))
    .flatMap((file) => asked(readFileSync(file, "utf8")));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((name) => !questions.includes(name))).toEqual([]);
});

test("would see a page that asks something new", () => {
  expect(asked('const tri = searchParams.get("tri");')).toEqual(["tri"]);
});
