import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRoutes } from "#tests/support/route-table.ts";
import { listSourceFiles } from "#tests/support/source-files.ts";

/** Routes without a page, whose forms load a document or are sent by a script of their own. */
const withoutClientAction: Record<string, string> = {
  "routes/student/account/data.ts": "answers a file to a native form",
  "routes/student/application/save-answers.ts": "autosave/send-answers.ts sends it with fetch",
  "routes/office/applications/export-applications.ts": "answers a file to a native form",
  "routes/office/journal/export-journal.ts": "answers a file to a native form",
  "routes/office/people/end-impersonation.ts": "its native form leaves the area",
};

/** What a `clientAction` calls: `areaAction`, or a function that does. */
const helpers = /\b(areaAction|submitForm|submitFormReportingLoss|submitOrKeepDraft)\(/;
const helperFiles = [
  "app/client/drafts/submit-form.ts",
  "app/routes/student/application/autosave/pending-draft.ts",
];

const readSource = (file: string) => readFileSync(file, "utf8");
const hasAction = (source: string) =>
  /^export (async function|const|function) action\b/m.test(source);

/** Whether the source exports a `clientAction` whose results all come from a helper. */
function hasAreaAction(source: string): boolean {
  const [, oneLine] = /^export const clientAction = ([\s\S]*?);\n/m.exec(source) ?? [];
  if (oneLine !== undefined) return helpers.test(oneLine);
  const [body] = /^export (async )?function clientAction\b[\s\S]*?\n\}\n/m.exec(source) ?? [];
  const results = body?.match(/^ +(if .*)?return\b.*/gm) ?? [];
  return results.length > 0 && results.every((line) => helpers.test(line));
}

test("areas: every route with an action has a clientAction made with areaAction (client/session/area-data.ts)", async () => {
  const files = new Set((await readRoutes()).map(({ file }) => file));
  const withAction = [...files].filter(
    (file) => /^routes\/(student|office)\//.test(file) && hasAction(readSource(join("app", file))),
  );
  expect(withAction.length).toBeGreaterThan(40);
  expect(withAction).toEqual(expect.arrayContaining(Object.keys(withoutClientAction)));
  expect(
    withAction.filter(
      (file) => !(file in withoutClientAction) && !hasAreaAction(readSource(join("app", file))),
    ),
  ).toEqual([]);
  for (const file of Object.keys(withoutClientAction))
    expect(readSource(join("app", file)), `${file} has a page`).not.toContain("export default");
  for (const file of helperFiles) expect(readSource(file)).toMatch(/return areaAction\(/);
});

test("areas: both layouts have keepPageOnFailedRefresh, which keeps a page whose refresh fails", () => {
  for (const area of ["student", "office"])
    expect(readSource(`app/routes/${area}/layout.tsx`)).toMatch(
      /^export const clientMiddleware\b.* = \[keepPageOnFailedRefresh\];$/m,
    );
});

test("hasAreaAction: detects a route without the helper, or with a way around it", () => {
  const correct = "export const clientAction = (args: Args) => areaAction(args);\n\n";
  expect(hasAreaAction(correct)).toBe(true);
  expect(hasAreaAction("export function action() {}\n")).toBe(false);
  expect(hasAreaAction(correct.replace("areaAction(args)", "args.serverAction()"))).toBe(false);
  const branch =
    "export async function clientAction(args: Args) {\n  if (isDraft) return args.serverAction();\n  return submitForm(args);\n}\n";
  expect(hasAreaAction(branch)).toBe(false);
  expect(hasAreaAction(branch.replace("args.serverAction()", "areaAction(args)"))).toBe(true);
  expect(hasAreaAction(branch.replace(/return submitForm.*/, "return null;"))).toBe(false);
});

/** What its owner does not document, or what replaces a function of the browser. */
const undocumented = [
  /\bUNSAFE_/,
  /\bwindow\.fetch\s*=[^=]/,
  /X-Remix-Response/i,
  /__reactRouter/,
  /\b_header\b/,
  /\bclient\.query\s*=[^=]/,
  /turbo/i,
];

test.each(undocumented)("sources: %s is in no file of app or server", (pattern) => {
  const sources = listSourceFiles().filter(
    (path) => /^(app|server|dev-database)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  expect(sources.filter((path) => pattern.test(readSource(path)))).toEqual([]);
});
