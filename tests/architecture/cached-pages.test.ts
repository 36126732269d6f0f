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

/** How a source reads something about the visitor: a header, a cookie, the actor or another value of the context. */
const readVisitor = (source: string) =>
  source.match(/\bheaders\.(?:get|has)\(|\bread\w*Cookies?\(|\bcontext\.get\(/g) ?? [];

/**
 * Parts of the public site that read the visitor: the cart and the catalogue with it (`?panier`), the previews of
 * editors (`?preview`), and the form of the contact page. The cache serves none of these requests.
 */
const readingVisitor = [
  "app/routes/site/cart/route.ts",
  "app/routes/site/catalogue/route.tsx",
  "app/routes/site/contact/handle-enquiry.server.ts",
  "app/routes/site/shell/preview-drafts.server.ts",
];

test("cached pages read nothing about the visitor", () => {
  const found = listSourceFiles().filter(
    (file) =>
      file.startsWith("app/routes/site/") &&
      !/\.test\.tsx?$/.test(file) &&
      readVisitor(readFileSync(file, "utf8")).length > 0,
  );
  expect(found.toSorted()).toEqual(readingVisitor);
});

test("cached pages: detects a page that reads a cookie, a header or the actor", () => {
  expect(readVisitor('const text = request.headers.get("Cookie");')).toHaveLength(1);
  expect(readVisitor("const theme = readThemeCookie(request);")).toHaveLength(1);
  expect(readVisitor("const actor = context.get(actorContext);")).toHaveLength(1);
});
