import type { RouterContextProvider } from "react-router";
import { listEntries } from "#app/features/content/content.server.ts";
import { sendEnquiry } from "#app/features/enquiries/enquiry.server.ts";
import { enquiryForm } from "#app/features/enquiries/enquiry-form.server.ts";
import { goTo, invalid, refusedTooMany } from "#app/http/answer.server.ts";
import { actorContext, addressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { campusOfPath } from "../frame/frame.ts";

/** Sends what was written on the contact page, and leads to its acknowledgement, which bears a reload. */
export async function answerForm(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await parseForm(request, enquiryForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { "phone.number": phone, "phone.country": phoneCountry, ...rest } = form.values;
  const sent = await sendEnquiry(
    context.get(actorContext),
    { ...rest, phone, phoneCountry },
    {
      locale: localeOf(new URL(request.url).pathname),
      address: context.get(addressContext),
      offices: await officeAddresses(),
    },
  );
  if (sent.ok) return goTo(request, `/contacts?envoye=${sent.receipt}#ecrire`, { status: 303 });
  if (sent.reason === "invalid-enquiry") return invalid({ ...sent.errors }, form.typed);
  return refusedTooMany(sent, form.typed);
}

/** The address of each office, as its campus says it; whoever names no campus is read by the first. */
async function officeAddresses() {
  const campuses = await listEntries("campus", "fr");
  const of = (key: "senegal" | "cameroon") =>
    campuses.find(({ data }) => campusOfPath(data.href) === key)?.data.email ?? "";
  const unknown = campuses[0]?.data.email ?? "";
  return { senegal: of("senegal"), cameroon: of("cameroon"), unknown };
}
