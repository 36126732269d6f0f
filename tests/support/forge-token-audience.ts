// Preloaded into the server of the end-to-end tests (NODE_OPTIONS). The demonstration's provider then signs, with its
// own key, an ID token for another application when the address starts with `other-audience-`, and for ours when it
// starts with `same-audience-`. The product has no such option.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from "jose";

const originalFetch = globalThis.fetch;
globalThis.fetch = async (address, init) => {
  const answer = await originalFetch(address, init);
  const { pathname } = new URL(address instanceof Request ? address.url : address);
  if (pathname !== "/demo/identite/token" || !answer.ok) return answer;
  const body = await answer.clone().json();
  const claims = decodeJwt(body.id_token);
  const [, wish] = /^(other|same)-audience-/.exec(`${claims.email}`) ?? [];
  if (!wish) return answer;
  const path = join(process.env.DATA_DIR ?? "", "demo-identity.json");
  const { signing } = JSON.parse(readFileSync(path, "utf8"));
  const { alg = "", kid } = decodeProtectedHeader(body.id_token);
  const token = new SignJWT(wish === "other" ? { ...claims, aud: "another-application" } : claims);
  body.id_token = await token.setProtectedHeader({ alg, kid }).sign(await importJWK(signing, alg));
  return Response.json(body);
};
