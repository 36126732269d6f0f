import { expect, test } from "vitest";
import { createEmailCookie, readEmailCookie } from "./email-cookie.server.ts";

const buildRequest = (cookie = "") =>
  new Request("https://ecole.example/", { headers: { cookie } });
const AWA = "awa.ndiaye@exemple.sn";

test("createEmailCookie: stores an encoded address for five minutes, hidden from scripts", () => {
  const line = createEmailCookie(buildRequest(), AWA);
  expect(line).toMatch(/; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/);
  expect(line).not.toContain("@");
  expect(readEmailCookie(buildRequest(line.split(";", 1)[0]))).toBe(AWA);
  expect(readEmailCookie(buildRequest())).toBe("");
});

test("createEmailCookie: deletes the cookie on a shared device", () => {
  expect(createEmailCookie(buildRequest("shared=on"), AWA)).toMatch(
    /^__Host-erabao\.email=; Path=\/; Max-Age=0/,
  );
});
