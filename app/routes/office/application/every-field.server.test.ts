import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import {
  applicationFields,
  exportedFields,
  fieldNames,
  type PersonalInfo,
  storedFields,
} from "#app/features/admissions/application-fields.ts";
import { getFieldLabel, getInfoLabels } from "#app/features/admissions/field-labels.ts";
import { formatPhones } from "#app/features/admissions/record/application-record.server.ts";
import { formatAnswer } from "#app/features/admissions/record/field-text.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { getApplicationForStaff } from "#app/features/review/get-application-for-staff.server.ts";
import { emptyFilter } from "#app/features/review/list/application-filter.ts";
import { exportApplications } from "#app/features/review/list/export-applications.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { toApplicationView } from "./application-view.server.ts";

await createTestDatabase();

/** A different valid answer for each field. */
const info: PersonalInfo = {
  ...{ lastName: "Fall", firstName: "Awa", birthOn: "2005-03-05" },
  ...{ birthPlace: "Rufisque", birthCountry: "SN", nationality: "CI" },
  ...{ phone: "+221771112233", residenceCity: "Thiès" },
  ...{ passportNumber: "A02584613", passportIssuedOn: "2024-02-01" },
  ...{ passportExpiresOn: "2029-02-01", motherName: "Mariama Fall" },
  ...{ motherPhone: "+221771234501", motherEmail: "mariama@exemple.sn" },
  ...{
    fatherName: "Ousmane Fall",
    fatherPhone: "+221771234502",
    fatherEmail: "ousmane@exemple.sn",
  },
  ...{ guardianName: "Fatou Sarr", guardianPhone: "+221771234503" },
  ...{ guardianEmail: "fatou@exemple.sn", childrenCount: 17 },
};
const { actor, id } = await buildSentApplication({ info });
const answers = formatPhones({ info, today: "2026-11-28" });

test.for(storedFields)(
  "%s: is in the submitted record and in the view of the school",
  async (name) => {
    const answer = formatAnswer("fr", name, answers) ?? "no answer";
    // The age changes with the day.
    const text = name === "birthOn" ? "5\u00A0mars\u00A02005" : answer;
    const record = JSON.stringify((await loadApplication(actor, id))?.record);
    expect(record).toContain(text);
    const officer = await buildStaff({ campus: "senegal" });
    const application = await getApplicationForStaff(officer, id, "fr");
    if (!application) throw new Error("the school does not see it");
    const view = JSON.stringify(toApplicationView(application, await getChoiceTimeline(id), "fr"));
    if (!applicationFields[name].sensitive) return expect(view).toContain(text);
    expect(view).toContain(`••••${text.slice(-4)}`);
    expect(view).not.toContain(text);
  },
);

test("exportApplications: exports the answers of the exported fields only", async () => {
  const pages = await exportApplications(await buildStaff(), emptyFilter, "csv", "fr");
  const { value: rows } = (await pages?.next()) ?? {};
  const picked = Object.fromEntries(exportedFields.map((name) => [name, info[name]]));
  expect(rows?.[0]?.answers).toEqual(picked);
  expect(exportedFields).toContain("residenceCity");
  for (const name of exportedFields) {
    const { sensitive, adult } = applicationFields[name];
    expect([name, sensitive, adult]).toEqual([name, undefined, undefined]);
  }
});

test.for(["fr", "en"] as const)("getInfoLabels: gives each field its own label in %s", (locale) => {
  const labels = fieldNames.map((name) => getFieldLabel(locale, name));
  expect(new Set(labels).size).toBe(fieldNames.length);
  expect(Object.keys(getInfoLabels(locale))).toEqual(expect.arrayContaining(fieldNames));
});
