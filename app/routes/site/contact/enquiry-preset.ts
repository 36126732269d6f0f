import { enquirySubjects } from "#app/features/enquiries/enquiry.ts";
import type { Query } from "#app/lib/query.ts";
import { getCampusKey } from "../shell/site-shell-data.ts";

/** Values preselected by a link: /contacts?campus=CAMEROUN&sujet=visit. */
export type EnquiryPreset = { campus?: string; subject?: string };

/** Reads ?campus=… (a campus name as in its URL) and ?sujet=…; unknown values are ignored. */
export function parseEnquiryPreset(query: Query): EnquiryPreset {
  const campusName = query.text("campus");
  const isKnownCampus = /^(senegal|cameroun)$/i.test(campusName);
  return {
    campus: isKnownCampus ? getCampusKey(`/campus/${campusName}`) : undefined,
    subject: query.option("sujet", enquirySubjects) ?? undefined,
  };
}
