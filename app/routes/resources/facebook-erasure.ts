import { eraseFacebookLink } from "#app/features/accounts/closing/facebook-erasure.server.ts";
import type { Route } from "./+types/facebook-erasure";

/** Facebook sends some hundred bytes. */
const MAX_BODY_BYTES = 10_000;

/**
 * Webhook of Facebook for a user who removed our app or requested the deletion of their data
 * (docs/guides/sign-in-providers.md). Needs the signature of Facebook. Returns the URL of a page with the status.
 */
export async function action({ request }: Route.ActionArgs) {
  if (Number(request.headers.get("content-length") ?? Number.NaN) > MAX_BODY_BYTES)
    return emptyResponse(413);
  const form = await request.formData().catch(() => new FormData());
  const signedRequest = form.get("signed_request");
  const code = typeof signedRequest === "string" ? await eraseFacebookLink(signedRequest) : null;
  if (!code) return emptyResponse(400);
  const url = `${new URL(request.url).origin}/suppression/${code}`;
  return Response.json(
    { url, confirmation_code: code },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** GET returns 405. */
export function loader() {
  return emptyResponse(405);
}

const emptyResponse = (status: number) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
