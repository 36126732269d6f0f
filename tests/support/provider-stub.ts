import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export const ISSUER = "https://accounts.google.com";
/** Our client id at Google. */
export const CLIENT_ID = "our-id";

export const discovery = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/o/oauth2/v2/auth`,
  token_endpoint: "https://oauth2.googleapis.com/token",
  userinfo_endpoint: "https://openidconnect.googleapis.com/v1/userinfo",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
  id_token_signing_alg_values_supported: ["RS256"],
};

type StubRequest = URLSearchParams & { at?: string; bearer?: string };
/** Replaces a response of the stub, for instance by an invalid one or by none. */
export type StubFailure = (res: ServerResponse) => unknown;

/**
 * Simulates the servers of Google and Facebook on the loopback interface. `answers` sets responses by path,
 * `failures` replaces them, and `requests` records them. `foreign` is a signing key that is not the provider's.
 */
export async function startProviderStub() {
  const [keys, foreign] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const usual = {
    "/.well-known/openid-configuration": discovery,
    "/oauth2/v3/certs": { keys: [{ ...(await exportJWK(keys.publicKey)), alg: "RS256" }] },
  };
  const state: {
    answers: Record<string, unknown>;
    failures: Record<string, StubFailure>;
    requests: StubRequest[];
  } = { answers: { ...usual }, failures: {}, requests: [] };
  const server = createServer(async (req, res) => {
    let body = "";
    for await (const piece of req) body += piece;
    const [path = "", query = ""] = `${req.url}`.split("?");
    const bearer = req.headers.authorization;
    state.requests.push(Object.assign(new URLSearchParams(body || query), { at: path, bearer }));
    const failure = state.failures[path];
    if (failure) return void failure(res);
    const answer = state.answers[path];
    res.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    res.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    foreign: foreign.privateKey,
    /** Restores the default responses and clears the recorded requests. */
    reset: () => Object.assign(state, { answers: { ...usual }, failures: {}, requests: [] }),
    signed: (claims: JWTPayload, key = keys.privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256" }).setIssuedAt().sign(key),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const secondsInAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** Google's ID token claims for a user who was redirected to `url`. */
export const createClaims = (url: URL, email: string, sub = email): JWTPayload => ({
  iss: ISSUER,
  aud: CLIENT_ID,
  sub,
  name: "Mariam Diallo",
  email,
  email_verified: true,
  nonce: url.searchParams.get("nonce") ?? "",
  exp: secondsInAnHour(),
});

/** Google's token response with this identity. */
export const tokenResponse = (id_token: string) => ({
  access_token: "a",
  token_type: "Bearer",
  id_token,
});
