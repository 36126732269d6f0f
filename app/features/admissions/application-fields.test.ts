import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { personalInfos } from "#app/platform/db/schema/admissions.ts";
import { applicationFields, fieldNames, findField, storedFields } from "./application-fields.ts";

test("applicationFields: onlyIf and sharesRowWith name an earlier field of the same part", () => {
  for (const name of fieldNames) {
    const { part, onlyIf, sharesRowWith } = applicationFields[name];
    for (const other of [onlyIf, sharesRowWith].filter((one) => one !== undefined)) {
      expect(findField(other)?.part, `${name} names ${other}`).toBe(part);
      const names: string[] = fieldNames;
      expect(names.indexOf(other), `${other} is after ${name}`).toBeLessThan(names.indexOf(name));
    }
  }
});

test("storedFields: are the columns of personal_infos that hold an answer", () => {
  const others = ["applicationId", "photoId", "writers", "updatedAt"];
  const columns = Object.keys(getTableColumns(personalInfos));
  expect(columns.filter((name) => !others.includes(name)).toSorted()).toEqual(
    storedFields.toSorted(),
  );
});
