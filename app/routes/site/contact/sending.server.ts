import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { listEntries } from "#app/features/content/content.server.ts";
import { correctAddress } from "#app/features/enquiries/correct-address.server.ts";
import { enquiryForm } from "#app/features/enquiries/enquiry-form.server.ts";
import { sendEnquiry } from "#app/features/enquiries/send-enquiry.server.ts";
import { goTo, invalid, orNotFound, refusedTooMany } from "#app/http/answer.server.ts";
import { actorContext, addressContext } from "#app/http/context.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { campusOfPath } from "../frame/frame.ts";

/** The form of a receipt: the address that was meant takes the place of the one that was typed. */
const correctionForm = z.object({
  intent: z.literal("correct-address", "not-in-list"),
  receipt: z.string("required").max(100, "not-in-list"),
});

/** Sends what was written on the contact page, and leads to its acknowledgement, which bears a reload. */
export async function answerForm(request: Request, context: Readonly<RouterContextProvider>) {
  const given = await sentForm(request);
  const correction = readForm(given, correctionForm);
  if (correction.ok) return correct(request, context, correction.values.receipt);
  const form = readForm(given, enquiryForm);
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

async function correct(
  request: Request,
  context: Readonly<RouterContextProvider>,
  receipt: string,
) {
  const actor = context.get(actorContext);
  const done = orNotFound(await correctAddress(actor, receipt, await officeAddresses()));
  if (!done.ok) return refusedTooMany(done);
  return goTo(request, `/contacts?envoye=${receipt}#ecrire`, { status: 303 });
}

/** The address of each office, as its campus says it; whoever names no campus is read by the first. */
async function officeAddresses() {
  const campuses = await listEntries("campus", "fr");
  const of = (key: "senegal" | "cameroon") =>
    campuses.find(({ data }) => campusOfPath(data.href) === key)?.data.email ?? "";
  const unknown = campuses[0]?.data.email ?? "";
  return { senegal: of("senegal"), cameroon: of("cameroon"), unknown };
}
