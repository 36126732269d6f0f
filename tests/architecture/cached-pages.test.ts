import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { uncachedParams } from "#app/http/cached-page.server.ts";
import { listSourceFiles } from "#tests/support/source-files.ts";

/** The query parameters that a source file reads. */
const readParameters = (source: string) =>
  [
    ...source.matchAll(
      /(?:query|asked|query\w*\([^)]*\))\s*\.(?:text|integer|date|option|id|matching|all|has)\(\s*"([\w-]+)"/gi,
    ),
  ].map(([, name = ""]) => name);

/**
 * Parameters read only together with `panier`, which itself marks a page as not cacheable: the result of a cart
 * action.
 */
const besideCart = ["formation", "rang"];

test("public pages that read a query parameter are excluded from the page cache", () => {
  const found = listSourceFiles()
    .filter((file) => file.startsWith("app/routes/site/") && !file.endsWith(".test.ts"))
    .flatMap((file) => readParameters(readFileSync(file, "utf8")));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((name) => ![...uncachedParams, ...besideCart].includes(name))).toEqual([]);
});

test("cached pages: detects a page with a new query parameter", () => {
  expect(readParameters('const tri = getQuery(request).option("tri", sorts);')).toEqual(["tri"]);
  expect(readParameters('const tri = query.text("tri", 40);')).toEqual(["tri"]);
});
