import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { migrateLegacyCookies } from "./legacy-cookies.server.ts";

/** The cookies that an answer sets, for a browser that brings these. */
async function setFor(cookie: string, answered: Record<string, string> = {}) {
  const request = new Request("https://ecole.example/espace-etudiant", { headers: { cookie } });
  const call = migrateLegacyCookies as (args: unknown, next: unknown) => Promise<Response>;
  const asked = { request, url: new URL(request.url), context: new RouterContextProvider() };
  const answer = await call(asked, async () => new Response("page", { headers: answered }));
  return answer.headers.getSetCookie();
}

const forgets = (name: string) =>
  `__Secure-erabao.${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`;

test("migrateLegacyCookies: gives the session and the device their present name, and removes the former", async () => {
  const lines = await setFor("__Secure-erabao.session_token=a.b%3D; __Secure-erabao.device=m.s");
  expect(lines).toEqual([
    forgets("session_token"),
    "__Host-erabao.session_token=a.b%3D; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure",
    forgets("device"),
    "__Host-erabao.device=m.s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure",
  ]);
});

test("migrateLegacyCookies: only removes the former where the answer gives or removes the present one", async () => {
  const out = "__Host-erabao.session_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax";
  const lines = await setFor("__Secure-erabao.session_token=a.b", { "Set-Cookie": out });
  expect(lines).toEqual([out, forgets("session_token")]);
  const both = "__Secure-erabao.session_token=old; __Host-erabao.session_token=new";
  expect(await setFor(both)).toEqual([forgets("session_token")]);
});

test("migrateLegacyCookies: changes no answer of another browser, nor one that anybody may keep", async () => {
  expect(await setFor("__Host-erabao.session_token=a.b; here=student~Awa")).toEqual([]);
  const shared = { "Cache-Control": "public, no-cache" };
  expect(await setFor("__Secure-erabao.session_token=a.b", shared)).toEqual([]);
});
