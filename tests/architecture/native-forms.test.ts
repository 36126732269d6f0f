import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";

/** The forms that the browser submits itself and that may return errors. */
function listNativeForms() {
  return listSourceFiles()
    .filter((path) => /^app\/.*\.tsx$/.test(path))
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/<form\s[\s\S]*?>\n/g)]
        .map(([form]) => ({ path, form }))
        .filter(({ form }) => /method="post"/.test(form) && /noValidate/.test(form)),
    );
}

// Following an error link adds a fragment to the address. A form without `action` would submit to it, and the browser
// would scroll to the field instead of the response.
test("native forms: those that may return errors have an action", () => {
  const found = listNativeForms();
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter(({ form }) => !/\baction=/.test(form)).map(({ path }) => path)).toEqual([]);
});

// Such a form cannot detect a half-filled date: it would be stored as empty without an error.
test("native forms: half-filled dates are refused by the browser", () => {
  const asking = listSourceFiles()
    .filter((path) => /^app\/.*\.tsx$/.test(path))
    .filter((path) => /<DayField\b/.test(readFileSync(path, "utf8")));
  expect(asking.length).toBeGreaterThan(2);
  const unvalidated = asking.filter((path) =>
    /<[Ff]orm\s[^>]*noValidate/.test(readFileSync(path, "utf8")),
  );
  expect(unvalidated).toEqual([]);
});

test("pages read the result of their action through useActionResult, also after a redirect", () => {
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
