import { expect, test } from "vitest";
import { answerSummaryMessages } from "../features/admissions/messages/answer-summary.ts";
import { applicationMessages } from "../features/admissions/messages/application.ts";
import { cursusMessages } from "../features/admissions/messages/cursus.ts";
import { personalInfoMessages } from "../features/admissions/messages/personal-info.ts";
import { photoMessages } from "../features/admissions/messages/photo.ts";
import { formatNotProvided } from "./not-provided.ts";
import { officeMessages } from "./office.ts";

test("formatNotProvided: agrees with the gender of the label", () => {
  const info = personalInfoMessages.fr;
  const { labels } = info;
  const summary = { ...answerSummaryMessages.fr, ...answerSummaryMessages.fr.labels };
  const cursus = cursusMessages.fr;
  const { file } = officeMessages.fr;
  const hers = [
    ...[labels.birthOn, labels.nationality, summary.passportIssuedOn, summary.passportExpiresOn],
    ...[info.adultsShort.mother, cursus.average, cursus.date, file.activity],
    ...[
      photoMessages.fr.inRecord,
      "Mère, adresse e-mail",
      summary.residenceCity,
      "Date d’obtention ou de fin",
    ],
  ];
  const his = [
    ...[labels.lastName, labels.birthPlace, summary.passportNumber, summary.childrenCount],
    ...[info.adultsShort.father, info.adultsShort.guardian, cursus.activity, cursus.proof],
    ...[summary.levelAndPlace, file.level, file.place, "Mère, téléphone", ""],
  ];
  expect(hers.filter((label) => formatNotProvided(label) !== "Non fournie")).toEqual([]);
  expect(his.filter((label) => formatNotProvided(label) !== "Non fourni")).toEqual([]);
  expect(applicationMessages.fr.notProvided(cursus.average)).toBe("Non fournie");
  expect(applicationMessages.en.notProvided("Average")).toBe("Not provided");
});
