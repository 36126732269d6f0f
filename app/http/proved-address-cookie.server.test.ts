import { expect, test } from "vitest";
import { provedAddress, provedAddressCookie } from "./proved-address-cookie.server.ts";

const asking = (cookie = "") => new Request("https://ecole.example/", { headers: { cookie } });
const AWA = "awa.ndiaye@exemple.sn";

test("the address that a link proved comes back from this browser, for five minutes and to no script", () => {
  const line = provedAddressCookie(asking(), AWA);
  expect(line).toMatch(/; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/);
  expect(line).not.toContain("@");
  expect(provedAddress(asking(line.split(";", 1)[0]))).toBe(AWA);
  expect(provedAddress(asking())).toBe("");
});

test("on a device that others use too, none is kept", () => {
  expect(provedAddressCookie(asking("shared=on"), AWA)).toContain(
    "proved-address=; Path=/; Max-Age=0",
  );
});
