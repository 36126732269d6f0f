import { enquirySubjects } from "#app/features/enquiries/enquiry.ts";
import type { Query } from "#app/lib/query.ts";
import { getCampusKey } from "../shell/site-shell-data.ts";

/** What a link to the form has already chosen: /contacts?campus=CAMEROUN&sujet=visit. */
export type EnquiryPreset = { campus?: string; subject?: string };

/** Reads ?campus=… (as campus pages are named) and ?sujet=…; what is not understood is left out. */
export function parseEnquiryPreset(query: Query): EnquiryPreset {
  const campusName = query.text("campus");
  const isKnownCampus = /^(senegal|cameroun)$/i.test(campusName);
  return {
    campus: isKnownCampus ? getCampusKey(`/campus/${campusName}`) : undefined,
    subject: query.oneOf("sujet", enquirySubjects) ?? undefined,
  };
}
