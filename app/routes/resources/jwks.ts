import { getPublicKeys } from "#app/features/auth/sign-in/id-token.server.ts";

/**
 * GET /.well-known/jwks.json, public: the key that verifies our ID tokens, as a JSON Web Key Set (RFC 7517). Answered
 * without `AUTH_TOKEN_SYNC_URL` too.
 */
export async function loader() {
  return Response.json(await getPublicKeys(), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
}
