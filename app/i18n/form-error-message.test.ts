import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";
import { errorMessage } from "./error-message.ts";
import { errorsMessages } from "./errors.ts";
import { formErrorMessage, formErrorMessagesByField } from "./form-error-message.ts";
import { formErrorsMessages } from "./form-errors.ts";

test("formErrorMessage: returns the same message as errorMessage", () => {
  for (const reason of ["file-too-large:14200000B", "intake-closed", "no-such-reason"])
    expect(formErrorMessage("en", reason)).toBe(errorMessage("en", reason));
  expect(formErrorMessagesByField("fr", { average: "average-range:20" }).average).toContain(
    "entre 0 et 20",
  );
  expect(formErrorMessage("fr", "medium-type", errorsMessages.fr)).toContain("une vidéo MP4");
});

/** Codes that these features return only to staff, to a consenting adult, or for a picture of the site. */
const codesOfOtherPages = [
  ...["closes-before-opening", "setting-changed", "consent-purpose-missing"],
  ...["medium-too-large", "medium-type", "sections-missing", "link-https", "time-not-in-future"],
  ...["date-not-in-future", "date-too-far", "time-invalid"],
  ...["too-many-conditions", "conditions-undecided", "conditions-pending"],
];

test("formErrorsMessages: has the message of every code that the pages of an application can get", () => {
  const applicationRoutes = listSourceFiles().filter((path) =>
    path.startsWith("app/routes/student/application/"),
  );
  const decisions = applicationRoutes.flatMap(
    (path) => readFileSync(path, "utf8").match(/(?<=")#app\/features\/decisions\/[^"]+/g) ?? [],
  );
  const featureFiles = listSourceFiles().filter((path) =>
    /^app\/features\/(admissions|documents)\//.test(path),
  );
  const phones = ["phone.server.ts", "short-phone-number.ts"].map(
    (name) => `app/features/accounts/${name}`,
  );
  const sources = [
    ...applicationRoutes,
    ...featureFiles,
    ...phones,
    ...decisions.map((path) => path.slice(1)),
  ].filter((path) => !path.includes(".test."));
  expect(decisions.length).toBeGreaterThan(10);
  const source = [...new Set(sources)].map((path) => readFileSync(path, "utf8")).join("\n");
  const missing = Object.keys(errorsMessages.fr).filter(
    (code) =>
      !(code in formErrorsMessages.fr) &&
      !codesOfOtherPages.includes(code) &&
      ['"', "`"].some(
        (quote) => source.includes(quote + code + quote) || source.includes(`${quote}${code}:`),
      ),
  );
  expect(missing).toEqual([]);
});
