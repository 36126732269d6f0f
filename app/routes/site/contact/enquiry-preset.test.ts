import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import { parseEnquiryPreset } from "./enquiry-preset.ts";

const parse = (query: string) => parseEnquiryPreset(new Query(query));

test("parseEnquiryPreset: returns the campus and the subject of a link", () => {
  expect(parse("campus=CAMEROUN&sujet=visit")).toEqual({ campus: "cameroon", subject: "visit" });
  expect(parse("campus=senegal")).toEqual({ campus: "senegal", subject: undefined });
});

test("parseEnquiryPreset: ignores unknown values", () => {
  for (const query of ["campus=MALI&sujet=x", "campus=/campus/cameroun", ""])
    expect(parse(query)).toEqual({ campus: undefined, subject: undefined });
});
