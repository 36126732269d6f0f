import { enquirySubjects } from "#app/features/enquiries/enquiry.ts";
import type { Query } from "#app/lib/query.ts";
import { campusOfPath } from "../frame/frame.ts";

/** What a link to the form has already chosen: /contacts?campus=CAMEROUN&sujet=visit. */
export type Preset = { campus?: string; subject?: string };

/** Reads ?campus=… (as campus pages are named) and ?sujet=…; what is not understood is left out. */
export function presetOf(query: Query): Preset {
  const name = query.text("campus");
  const known = /^(senegal|cameroun)$/i.test(name);
  return {
    campus: known ? campusOfPath(`/campus/${name}`) : undefined,
    subject: query.oneOf("sujet", enquirySubjects) ?? undefined,
  };
}
