import { recordPageView } from "#app/features/measures/measure.server.ts";
import { measureForm } from "#app/features/measures/measure-form.server.ts";
import { canSendMeasure } from "#app/features/measures/measure-rate-limit.server.ts";
import { cacheableRouteContext } from "#app/http/cached-page.server.ts";
import { clientAddressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getLocale, stripLocale } from "#app/i18n/locale.ts";
import type { Route } from "./+types/measures";

/** A page sends about 120 bytes. */
const MAX_BODY_BYTES = 2_000;

/**
 * Receives the loading times of cached pages (app/client/site/vitals.ts) from anyone, in limited numbers. Stores
 * nothing about the visitor: no IP address, no cookie, no query.
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
  const pageKey = { page: stripLocale(sharedPath), locale: getLocale(sharedPath) };
  await recordPageView({ ...pageKey, country, connection, values });
  return emptyResponse(204);
}

/** GET returns 405. */
export function loader() {
  return emptyResponse(405, { Allow: "POST" });
}

/** Announced size in bytes, which the HTTP server enforces; NaN without the header. */
const getContentLength = (request: Request) =>
  Number(request.headers.get("content-length") ?? Number.NaN);

const hasFormBody = (request: Request) =>
  request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;

const emptyResponse = (status: number, headers: HeadersInit = {}) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
