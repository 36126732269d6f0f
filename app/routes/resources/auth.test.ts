import { expect, test } from "vitest";
import { action, loader } from "./auth.ts";

test.each([
  "ok",
  "error",
  "get-session",
  "sign-in/email",
  "/sign-in/email",
  "sign-in/email/",
  "Sign-In/Email",
  "sign-up/email",
  "update-user",
  "list-accounts",
  "unlink-account",
  "delete-user",
  "verify-email",
  "reset-password/abc",
  "callback/github",
  "callback/google/",
  "Callback/google",
  "/callback/google",
  "callback/google/..",
  "oauth2/callback/google",
])("auth route: returns 404 for GET and POST /api/auth/%s", async (path) => {
  const args = { request: new Request(`https://erabao.test/api/auth/${path}`) } as never;
  expect((await loader(args)).status).toBe(404);
  expect(action().status).toBe(404);
});
