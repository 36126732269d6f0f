import { expect, test } from "vitest";
import { fileResponse } from "./file-response.ts";

const bytes = new TextEncoder().encode("what was given");
const getHeaders = (type: string, inline: boolean) =>
  Object.fromEntries(fileResponse({ name: "relevé.x", type, bytes }, inline).headers);

test("fileResponse: sends an attachment with its own type, sandboxed (UP-08)", () => {
  for (const type of ["image/jpeg", "image/png", "application/pdf"])
    expect(getHeaders(type, false)).toMatchObject({
      "content-type": type,
      "content-disposition": "attachment; filename=\"relev_.x\"; filename*=UTF-8''relev%C3%A9.x",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store, private",
    });
});

test("fileResponse: lets only our pages frame an inline file, and runs no script in it (UP-08)", () => {
  const inlineHeaders = { "x-frame-options": "SAMEORIGIN", "x-content-type-options": "nosniff" };
  const picture = getHeaders("image/jpeg", true);
  expect(picture).toMatchObject({
    ...inlineHeaders,
    "content-security-policy": "sandbox; default-src 'none'",
  });
  expect(picture["content-disposition"]).toMatch(/^inline;/);
  const document = getHeaders("application/pdf", true)["content-security-policy"];
  for (const rule of ["frame-ancestors 'self'", "script-src 'none'", "form-action 'none'"])
    expect(document).toContain(rule);
});
