import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";

/** The forms that the browser sends itself, and that may come back with errors. */
function listNativeForms() {
  return listSourceFiles()
    .filter((path) => /^app\/.*\.tsx$/.test(path))
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/<form\s[\s\S]*?>\n/g)]
        .map(([form]) => ({ path, form }))
        .filter(({ form }) => /method="post"/.test(form) && /noValidate/.test(form)),
    );
}

// After the link of an error the address has a place in it, and what a form without its own address answers is lost to
// who reads by ear or by keys: the browser goes to that place.
test("a form that the browser sends, and may come back, says where it goes", () => {
  const found = listNativeForms();
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter(({ form }) => !/\baction=/.test(form)).map(({ path }) => path)).toEqual([]);
});

// To such a form half a day is no day: it would be kept as none, without a word.
test("a form that asks for a day is stopped by half of one", () => {
  const asking = listSourceFiles()
    .filter((path) => /^app\/.*\.tsx$/.test(path))
    .filter((path) => /<DayField\b/.test(readFileSync(path, "utf8")));
  expect(asking.length).toBeGreaterThan(2);
  const deaf = asking.filter((path) =>
    /<[Ff]orm\s[^>]*noValidate/.test(readFileSync(path, "utf8")),
  );
  expect(deaf).toEqual([]);
});

test("every page reads what its action answered by useActionResult, also after a redirect", () => {
  const pages = listSourceFiles()
    .filter((path) => /^app\/.*\.tsx?$/.test(path) && !path.endsWith(".test.tsx"))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))
    .filter(({ text }) =>
      /\bactionData[,:]? ?[^\n]*Route\.ComponentProps|useActionData[<(]/.test(text),
    );
  expect(pages.length).toBeGreaterThan(50);
  const direct = pages.filter(
    ({ text }) => !/useActionResult\((actionData|useActionData[^)]*\(\))\)/.test(text),
  );
  expect(direct.map(({ path }) => path)).toEqual([]);
});
