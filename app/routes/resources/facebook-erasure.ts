import { eraseFacebookLink } from "#app/features/identity/account/facebook-erasure.server.ts";
import type { Route } from "./+types/facebook-erasure";

/** What Facebook sends is a few hundred bytes. */
const MAX_BODY_BYTES = 10_000;

/**
 * Where Facebook says that somebody removed our application, or asks that their data be deleted
 * (docs/guides/sign-in-providers.md): the answer leads to a page where they find what was done.
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

/** Nothing is read here. */
export function loader() {
  return emptyResponse(405);
}

const emptyResponse = (status: number) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
