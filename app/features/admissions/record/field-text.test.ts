import { expect, test } from "vitest";
import { formatNotProvided } from "#app/i18n/not-provided.ts";
import { adults, fieldNames, type OwnField } from "../application-fields.ts";
import { getRowLabel } from "./field-text.ts";

const FEMININE = "Non fournie";
const MASCULINE = "Non fourni";

/** The type requires the gender of the label of every field about the candidate. */
const labelGenders: Record<OwnField, typeof FEMININE | typeof MASCULINE> = {
  campus: MASCULINE,
  lastName: MASCULINE,
  firstName: MASCULINE,
  birthOn: FEMININE,
  birthPlace: MASCULINE,
  birthCountry: MASCULINE,
  nationality: FEMININE,
  phone: MASCULINE,
  residenceCity: FEMININE,
  photo: FEMININE,
  hasPassport: MASCULINE,
  passportNumber: MASCULINE,
  passportIssuedOn: FEMININE,
  passportExpiresOn: FEMININE,
  childrenCount: MASCULINE,
};

test.for(Object.entries(labelGenders))(
  "getRowLabel, formatNotProvided: the missing answer of %s is « %s »",
  ([name, text]) => {
    expect(formatNotProvided(getRowLabel("fr", name as OwnField))).toBe(text);
  },
);

test("getRowLabel: names the adult only, whose name, phone and address share a row", () => {
  const labels = fieldNames
    .filter((name) => adults.some((adult) => name.startsWith(adult)))
    .map((name) => getRowLabel("en", name));
  expect([...new Set(labels)]).toHaveLength(adults.length);
});
