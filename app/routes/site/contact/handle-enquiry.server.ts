import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { listEntries } from "#app/features/content/content.server.ts";
import { correctAddress } from "#app/features/enquiries/correct-address.server.ts";
import { enquiryForm } from "#app/features/enquiries/enquiry-form.server.ts";
import { sendEnquiry } from "#app/features/enquiries/send-enquiry.server.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  requireFound,
  tooManyResponse,
} from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { getCampusKey } from "../shell/site-shell-data.ts";

/** Form of a receipt that replaces a mistyped email address by the suggested one. */
const correctionForm = z.object({
  intent: z.literal("correct-address", "not-in-list"),
  receipt: z.string("required").max(100, "not-in-list"),
});

/**
 * Sends an enquiry and redirects to its receipt, which can be reloaded. Also handles the correction of an email
 * address. Returns 422 with the errors of a refused form.
 */
export async function handleEnquiryForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const formData = await readFormData(request);
  const correction = parseFormData(formData, correctionForm);
  if (correction.ok) return correctEnquiryAddress(request, context, correction.values.receipt);
  const form = parseFormData(formData, enquiryForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { "phone.number": phone, "phone.country": phoneCountry, ...rest } = form.values;
  const result = await sendEnquiry(
    context.get(actorContext),
    { ...rest, phone, phoneCountry },
    {
      locale: getLocale(new URL(request.url).pathname),
      address: context.get(clientAddressContext),
      offices: await getOfficeAddresses(),
    },
  );
  if (result.ok)
    return redirectTo(request, `/contacts?envoye=${result.receipt}#ecrire`, { status: 303 });
  if (result.reason === "invalid-enquiry")
    return invalidFormResponse({ ...result.errors }, form.submitted);
  return tooManyResponse(result, form.submitted);
}

async function correctEnquiryAddress(
  request: Request,
  context: Readonly<RouterContextProvider>,
  receipt: string,
) {
  const actor = context.get(actorContext);
  const result = requireFound(await correctAddress(actor, receipt, await getOfficeAddresses()));
  if (!result.ok) return tooManyResponse(result);
  return redirectTo(request, `/contacts?envoye=${receipt}#ecrire`, { status: 303 });
}

/** Email address of each office, from the content of its campus; enquiries without a campus go to the first one. */
async function getOfficeAddresses() {
  const campuses = await listEntries("campus", "fr");
  const findAddress = (key: "senegal" | "cameroon") =>
    campuses.find(({ data }) => getCampusKey(data.href) === key)?.data.email ?? "";
  const unknown = campuses[0]?.data.email ?? "";
  return { senegal: findAddress("senegal"), cameroon: findAddress("cameroon"), unknown };
}
