import { expect, test } from "vitest";
import { parseOfferTerms } from "./offer.ts";

const today = "2026-12-21";
const on = (day: string, month: string, year: string) => ({
  "answerOn.day": day,
  "answerOn.month": month,
  "answerOn.year": year,
});

test("parseOfferTerms: reads one condition per line, and none for an unconditional offer", () => {
  const conditions = "Obtenir le DESO\r\n\r\n MHF4U : 60 % \n";
  expect(parseOfferTerms({ conditions }, true, today)).toEqual({
    ok: true,
    values: { conditions: ["Obtenir le DESO", "MHF4U : 60 %"], answerOn: null },
  });
  expect(parseOfferTerms({ conditions }, false, today)).toMatchObject({
    values: { conditions: [] },
  });
  expect(parseOfferTerms({}, true, today)).toMatchObject({ errors: { conditions: "required" } });
  const many = Array.from({ length: 11 }, () => "x").join("\n");
  expect(parseOfferTerms({ conditions: many }, true, today)).toMatchObject({
    errors: { conditions: "too-many-conditions" },
  });
});

test("parseOfferTerms: refuses a last day that is not in the future or is too far", () => {
  expect(parseOfferTerms(on("5", "janvier", "2027"), false, today)).toMatchObject({
    values: { answerOn: "2027-01-05" },
  });
  expect(parseOfferTerms(on("21", "12", "2026"), false, today)).toMatchObject({
    errors: { answerOn: "date-not-in-future" },
  });
  expect(parseOfferTerms(on("21", "12", "2027"), false, today)).toMatchObject({
    errors: { answerOn: "date-too-far" },
  });
});
