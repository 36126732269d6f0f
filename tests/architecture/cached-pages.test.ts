import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { questions } from "#app/http/kept-page.server.ts";
import { listSourceFiles } from "#tests/support/source-files.ts";

/** The parameters of an address that a source asks for. */
const readParameters = (source: string) =>
  [
    ...source.matchAll(
      /(?:query|asked|query\w*\([^)]*\))\s*\.(?:text|integer|date|oneOf|id|matching|all|has)\(\s*"([\w-]+)"/gi,
    ),
  ].map(([, name = ""]) => name);

/** Read only beside `panier`, which is a question itself: what was done to the cart. */
const besideCart = ["formation", "rang"];

test("a public page that answers a question of its address is not answered from memory", () => {
  const found = listSourceFiles()
    .filter((file) => file.startsWith("app/routes/site/") && !file.endsWith(".test.ts"))
    .flatMap((file) => readParameters(readFileSync(file, "utf8")));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((name) => ![...questions, ...besideCart].includes(name))).toEqual([]);
});

test("would see a page that asks something new", () => {
  expect(readParameters('const tri = queryOf(request).oneOf("tri", sorts);')).toEqual(["tri"]);
  expect(readParameters('const tri = query.text("tri", 40);')).toEqual(["tri"]);
});
