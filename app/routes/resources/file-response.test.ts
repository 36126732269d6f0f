import { expect, test } from "vitest";
import { fileResponse } from "./file-response.ts";

const bytes = new TextEncoder().encode("what was given");
const headersOf = (type: string, inline: boolean) =>
  Object.fromEntries(fileResponse({ name: "relevé.x", type, bytes }, inline).headers);

test("a private file is saved, under its own type, cut off from every page (UP-08)", () => {
  for (const type of ["image/jpeg", "image/png", "application/pdf"])
    expect(headersOf(type, false)).toMatchObject({
      "content-type": type,
      "content-disposition": "attachment; filename=\"relev_.x\"; filename*=UTF-8''relev%C3%A9.x",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store, private",
    });
});

test("what is shown in place is shown by our own pages alone, and runs nothing (UP-08)", () => {
  const shown = { "x-frame-options": "SAMEORIGIN", "x-content-type-options": "nosniff" };
  const picture = headersOf("image/jpeg", true);
  expect(picture).toMatchObject({
    ...shown,
    "content-security-policy": "sandbox; default-src 'none'",
  });
  expect(picture["content-disposition"]).toMatch(/^inline;/);
  const document = headersOf("application/pdf", true)["content-security-policy"];
  for (const rule of ["frame-ancestors 'self'", "script-src 'none'", "form-action 'none'"])
    expect(document).toContain(rule);
});
