import { recordPageView } from "#app/features/measures/measure.server.ts";
import { measureForm } from "#app/features/measures/measure-form.server.ts";
import { canSendMeasure } from "#app/features/measures/measure-rate-limit.server.ts";
import { cacheableRouteContext } from "#app/http/cached-page.server.ts";
import { clientAddressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { localeOf, stripLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/measures";

/** What a page sends is about 120 bytes. */
const MAX_BODY_BYTES = 2_000;

/**
 * Where pages send how fast they were (app/client/site/vitals.ts): 204, or an empty refusal that no browser
 * shows. What is kept holds nothing of the asker: neither the address, nor the cookies, nor the path.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!(getContentLength(request) <= MAX_BODY_BYTES)) return emptyResponse(413);
  if (!hasFormBody(request)) return emptyResponse(415);
  if (!canSendMeasure(context.get(clientAddressContext)))
    return emptyResponse(429, { "Retry-After": "60" });
  const form = await parseForm(request, measureForm);
  if (!form.ok) return emptyResponse(422);
  const { page, country, connection, ...values } = form.values;
  const sharedPath = context.get(cacheableRouteContext)(page);
  if (!sharedPath) return emptyResponse(422);
  const pageKey = { page: stripLocale(sharedPath), locale: localeOf(sharedPath) };
  await recordPageView({ ...pageKey, country, connection, values });
  return emptyResponse(204);
}

/** Nothing is read here. */
export function loader() {
  return emptyResponse(405, { Allow: "POST" });
}

/** In bytes, as announced, which the server holds the sender to; NaN when it is not. */
const getContentLength = (request: Request) =>
  Number(request.headers.get("content-length") ?? Number.NaN);

const hasFormBody = (request: Request) =>
  request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;

const emptyResponse = (status: number, headers: HeadersInit = {}) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
