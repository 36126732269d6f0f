import { handleMailReport } from "#app/features/notifications/mail-report.server.ts";
import type { Route } from "./+types/mail-reports";

/** A delivery report holds the letter it speaks of. */
const MAX_BODY_BYTES = 1_000_000;

/** Where a mail service says which addresses refuse our letters, or complain of them (docs/guides/mail.md). */
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

/** Nothing is read here. */
export function loader() {
  return emptyResponse(405);
}

const headers = { "Cache-Control": "no-store" };
const emptyResponse = (status: number) => new Response(null, { status, headers });
