import { expect, test } from "vitest";
import { addressCookie, keptAddress } from "./address-cookie.server.ts";

const asking = (cookie = "") => new Request("https://ecole.example/", { headers: { cookie } });
const AWA = "awa.ndiaye@exemple.sn";

test("the address that a link proved comes back from this browser, for five minutes and to no script", () => {
  const line = addressCookie(asking(), AWA);
  expect(line).toMatch(/; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/);
  expect(line).not.toContain("@");
  expect(keptAddress(asking(line.split(";", 1)[0]))).toBe(AWA);
  expect(keptAddress(asking())).toBe("");
});

test("on a device that others use too, none is kept", () => {
  expect(addressCookie(asking("shared=on"), AWA)).toContain("address=; Path=/; Max-Age=0");
});
