import { expect, test } from "vitest";
import { readCookie, readHttpOnlyCookie, serializeCookie } from "./cookies.server.ts";

const buildRequest = (address: string, cookie = "") =>
  new Request(address, { headers: { cookie } });

test("readCookie: matches the whole name, at any position", () => {
  const request = buildRequest("http://ecole.example/", "here=student~Awa; cart-left=a.b; cart=c");
  expect(readCookie(request, "here")).toBe("student~Awa");
  expect(readCookie(request, "cart")).toBe("c");
  expect(readCookie(request, "left")).toBeUndefined();
  expect(readCookie(buildRequest("http://ecole.example/"), "here")).toBeUndefined();
});

test("serializeCookie: covers the whole site, is Secure on https, and is deleted when empty", () => {
  const plain = buildRequest("http://ecole.example/a");
  const safe = buildRequest("https://ecole.example/a");
  expect(serializeCookie(plain, "theme", "dark", { maxAgeSeconds: 60 })).toBe(
    "theme=dark; Path=/; Max-Age=60; SameSite=Lax",
  );
  expect(serializeCookie(safe, "theme", "dark", { maxAgeSeconds: 60 })).toBe(
    "theme=dark; Path=/; Max-Age=60; SameSite=Lax; Secure",
  );
  expect(serializeCookie(plain, "shared", "on")).toBe("shared=on; Path=/; SameSite=Lax");
  expect(serializeCookie(plain, "theme", "", { maxAgeSeconds: 60 })).toBe(
    "theme=; Path=/; Max-Age=0; SameSite=Lax",
  );
});

test("readHttpOnlyCookie: accepts only the prefixed name, which a page without https cannot write", () => {
  const options = { maxAgeSeconds: 60, isHttpOnly: true };
  for (const [address, name] of [
    ["http://ecole.example/a", "erabao.newcomer"],
    ["https://ecole.example/a", "__Host-erabao.newcomer"],
  ] as const) {
    const secure = address.startsWith("https") ? "; Secure" : "";
    expect(serializeCookie(buildRequest(address), "newcomer", "x", options)).toBe(
      `${name}=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${secure}`,
    );
    expect(
      readHttpOnlyCookie(buildRequest(address, `newcomer=forged; ${name}=x`), "newcomer"),
    ).toBe("x");
    expect(
      readHttpOnlyCookie(buildRequest(address, "newcomer=forged"), "newcomer"),
    ).toBeUndefined();
    const alike = buildRequest(address, `${name.replace(".", "-")}=forged; ${name}=x`);
    expect(readHttpOnlyCookie(alike, "newcomer")).toBe("x");
  }
  const forged = buildRequest("https://ecole.example/", "erabao.newcomer=forged");
  expect(readHttpOnlyCookie(forged, "newcomer")).toBeUndefined();
});
