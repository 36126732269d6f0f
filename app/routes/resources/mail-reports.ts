import { handleMailReport } from "#app/features/notifications/mail-report.server.ts";
import type { Route } from "./+types/mail-reports";

/** A delivery report holds the letter it speaks of. */
const LARGEST = 1_000_000;

/** Where a mail service says which addresses refuse our letters, or complain of them (docs/guides/mail.md). */
export async function action({ request }: Route.ActionArgs) {
  if (Number(request.headers.get("content-length") ?? Number.NaN) > LARGEST) return answer(413);
  const taken = await handleMailReport({
    type: request.headers.get("content-type") ?? "",
    signature: request.headers.get("x-erabao-signature"),
    body: await request.text(),
  });
  return taken.ok ? Response.json({ marked: taken.suppressed }, { headers }) : answer(taken.status);
}

/** Nothing is read here. */
export function loader() {
  return answer(405);
}

const headers = { "Cache-Control": "no-store" };
const answer = (status: number) => new Response(null, { status, headers });
