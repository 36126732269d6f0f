import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import { parseEnquiryPreset } from "./enquiry-preset.ts";

const read = (query: string) => parseEnquiryPreset(new Query(query));

test("reads the campus and the subject that a link has chosen", () => {
  expect(read("campus=CAMEROUN&sujet=visit")).toEqual({ campus: "cameroon", subject: "visit" });
  expect(read("campus=senegal")).toEqual({ campus: "senegal", subject: undefined });
});

test("leaves out what it does not understand", () => {
  for (const query of ["campus=MALI&sujet=x", "campus=/campus/cameroun", ""])
    expect(read(query)).toEqual({ campus: undefined, subject: undefined });
});
