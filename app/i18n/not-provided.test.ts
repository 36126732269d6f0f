import { expect, test } from "vitest";
import { applicationWords } from "./application.ts";
import { cursusWords } from "./cursus.ts";
import { notProvided } from "./not-provided.ts";
import { officeWords } from "./office.ts";
import { personalInfoWords } from "./personal-info.ts";
import { photoWords } from "./photo.ts";
import { summaryWords } from "./summary.ts";

test("what was not given is said in the gender of its name", () => {
  const info = personalInfoWords.fr;
  const summary = summaryWords.fr;
  const cursus = cursusWords.fr;
  const { file } = officeWords.fr;
  const hers = [
    ...[info.birthOn, info.nationality, summary.passportIssuedOn, summary.passportExpiresOn],
    ...[info.adultsShort.mother, cursus.average, cursus.date, file.birth, file.activity],
    ...[photoWords.fr.inRecord, "Mère, adresse e-mail", "Date d’obtention ou de fin"],
  ];
  const his = [
    ...[info.lastName, info.birthPlace, summary.passportNumber, summary.childrenCount],
    ...[info.adultsShort.father, info.adultsShort.guardian, cursus.activity, cursus.proof],
    ...[
      summary.levelAndPlace,
      file.passport,
      file.level,
      file.place,
      file.children,
      "Mère, téléphone",
      "",
    ],
  ];
  expect(hers.filter((label) => notProvided(label) !== "Non fournie")).toEqual([]);
  expect(his.filter((label) => notProvided(label) !== "Non fourni")).toEqual([]);
  expect(applicationWords.fr.notProvided(cursus.average)).toBe("Non fournie");
  expect(applicationWords.en.notProvided("Average")).toBe("Not provided");
});
