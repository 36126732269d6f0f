import { recordPageView } from "#app/features/measures/measure.server.ts";
import { measureForm } from "#app/features/measures/measure-form.server.ts";
import { canSendMeasure } from "#app/features/measures/measure-rate-limit.server.ts";
import { addressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { sharedPlaceContext } from "#app/http/kept-page.server.ts";
import { localeOf, plainPath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/measures";

/** What a page sends is about 120 bytes. */
const LARGEST = 2_000;

/**
 * Where pages send how fast they were (app/client/site/vitals.ts): 204, or an empty refusal that no browser
 * shows. What is kept holds nothing of the asker: neither the address, nor the cookies, nor the path.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!(lengthOf(request) <= LARGEST)) return answer(413);
  if (!isForm(request)) return answer(415);
  if (!canSendMeasure(context.get(addressContext))) return answer(429, { "Retry-After": "60" });
  const form = await parseForm(request, measureForm);
  if (!form.ok) return answer(422);
  const { page, country, connection, ...values } = form.values;
  const place = context.get(sharedPlaceContext)(page);
  if (!place) return answer(422);
  const where = { page: plainPath(place), locale: localeOf(place) };
  await recordPageView({ ...where, country, connection, values });
  return answer(204);
}

/** Nothing is read here. */
export function loader() {
  return answer(405, { Allow: "POST" });
}

/** In bytes, as announced, which the server holds the sender to; NaN when it is not. */
const lengthOf = (request: Request) => Number(request.headers.get("content-length") ?? Number.NaN);

const isForm = (request: Request) =>
  request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;

const answer = (status: number, headers: HeadersInit = {}) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
