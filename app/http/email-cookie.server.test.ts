import { expect, test } from "vitest";
import { createEmailCookie, readEmailCookie } from "./email-cookie.server.ts";

const asking = (cookie = "") => new Request("https://ecole.example/", { headers: { cookie } });
const AWA = "awa.ndiaye@exemple.sn";

test("the address that a link proved comes back from this browser, for five minutes and to no script", () => {
  const line = createEmailCookie(asking(), AWA);
  expect(line).toMatch(/; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/);
  expect(line).not.toContain("@");
  expect(readEmailCookie(asking(line.split(";", 1)[0]))).toBe(AWA);
  expect(readEmailCookie(asking())).toBe("");
});

test("on a device that others use too, none is kept", () => {
  expect(createEmailCookie(asking("shared=on"), AWA)).toMatch(
    /^__Host-erabao\.email=; Path=\/; Max-Age=0/,
  );
});
