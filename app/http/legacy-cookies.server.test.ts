import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { migrateLegacyCookies } from "./legacy-cookies.server.ts";

/** Runs the middleware with these cookies and response headers, and returns the `Set-Cookie` headers. */
async function getSetCookies(cookie: string, responseHeaders: Record<string, string> = {}) {
  const request = new Request("https://ecole.example/espace-etudiant", { headers: { cookie } });
  const call = migrateLegacyCookies as (args: unknown, next: unknown) => Promise<Response>;
  const args = { request, url: new URL(request.url), context: new RouterContextProvider() };
  const response = await call(args, async () => new Response("page", { headers: responseHeaders }));
  return response.headers.getSetCookie();
}

const getDeletion = (name: string) =>
  `__Secure-erabao.${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`;

test("migrateLegacyCookies: renames the session and device cookies", async () => {
  const lines = await getSetCookies(
    "__Secure-erabao.session_token=a.b%3D; __Secure-erabao.device=m.s",
  );
  expect(lines).toEqual([
    getDeletion("session_token"),
    "__Host-erabao.session_token=a.b%3D; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure",
    getDeletion("device"),
    "__Host-erabao.device=m.s; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure",
  ]);
});

test("migrateLegacyCookies: only deletes the former cookie when the response sets the current one", async () => {
  const signOutCookie =
    "__Host-erabao.session_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax";
  const lines = await getSetCookies("__Secure-erabao.session_token=a.b", {
    "Set-Cookie": signOutCookie,
  });
  expect(lines).toEqual([signOutCookie, getDeletion("session_token")]);
  const both = "__Secure-erabao.session_token=old; __Host-erabao.session_token=new";
  expect(await getSetCookies(both)).toEqual([getDeletion("session_token")]);
});

test("migrateLegacyCookies: changes no response without legacy cookies, nor a public one", async () => {
  expect(await getSetCookies("__Host-erabao.session_token=a.b; here=student~Awa")).toEqual([]);
  const shared = { "Cache-Control": "public, no-cache" };
  expect(await getSetCookies("__Secure-erabao.session_token=a.b", shared)).toEqual([]);
});
