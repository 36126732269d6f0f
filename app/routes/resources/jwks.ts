import { getPublicKeys } from "#app/features/identity/sign-in/id-token.server.ts";

/** Public key of our ID tokens (RFC 7517), for the system at `AUTH_TOKEN_SYNC_URL`. */
export async function loader() {
  return Response.json(await getPublicKeys(), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
}
