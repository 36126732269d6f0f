import { handleMailReport } from "#app/features/notifications/mail-report.server.ts";
import type { Route } from "./+types/mail-reports";

/** A delivery report contains the whole email. */
const MAX_BODY_BYTES = 1_000_000;

/** Webhook of the mail service for bounces and complaints; needs its signature (docs/guides/mail.md). */
export async function action({ request }: Route.ActionArgs) {
  if (Number(request.headers.get("content-length") ?? Number.NaN) > MAX_BODY_BYTES)
    return emptyResponse(413);
  const result = await handleMailReport({
    type: request.headers.get("content-type") ?? "",
    signature: request.headers.get("x-erabao-signature"),
    body: await request.text(),
  });
  return result.ok
    ? Response.json({ marked: result.suppressed }, { headers })
    : emptyResponse(result.status);
}

/** GET returns 405. */
export function loader() {
  return emptyResponse(405);
}

const headers = { "Cache-Control": "no-store" };
const emptyResponse = (status: number) => new Response(null, { status, headers });
