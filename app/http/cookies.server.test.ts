import { expect, test } from "vitest";
import { readCookie, readHttpOnlyCookie, serializeCookie } from "./cookies.server.ts";

const asking = (address: string, cookie = "") => new Request(address, { headers: { cookie } });

test("a cookie is read by its whole name, first or last", () => {
  const request = asking("http://ecole.example/", "here=student~Awa; cart-left=a.b; cart=c");
  expect(readCookie(request, "here")).toBe("student~Awa");
  expect(readCookie(request, "cart")).toBe("c");
  expect(readCookie(request, "left")).toBeUndefined();
  expect(readCookie(asking("http://ecole.example/"), "here")).toBeUndefined();
});

test("a cookie is kept for all pages, behind TLS where there is one, and forgotten when empty", () => {
  const plain = asking("http://ecole.example/a");
  const safe = asking("https://ecole.example/a");
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

test("one that no script reads has a name that no page without https can write", () => {
  const kept = { maxAgeSeconds: 60, isHttpOnly: true };
  for (const [address, name] of [
    ["http://ecole.example/a", "erabao.newcomer"],
    ["https://ecole.example/a", "__Host-erabao.newcomer"],
  ] as const) {
    const secure = address.startsWith("https") ? "; Secure" : "";
    expect(serializeCookie(asking(address), "newcomer", "x", kept)).toBe(
      `${name}=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${secure}`,
    );
    expect(readHttpOnlyCookie(asking(address, `newcomer=forged; ${name}=x`), "newcomer")).toBe("x");
    expect(readHttpOnlyCookie(asking(address, "newcomer=forged"), "newcomer")).toBeUndefined();
    const alike = asking(address, `${name.replace(".", "-")}=forged; ${name}=x`);
    expect(readHttpOnlyCookie(alike, "newcomer")).toBe("x");
  }
  const forged = asking("https://ecole.example/", "erabao.newcomer=forged");
  expect(readHttpOnlyCookie(forged, "newcomer")).toBeUndefined();
});
