import { expect, test } from "vitest";
import { toUserFields } from "../library/provider-settings.server.ts";
import { isProviderId, toProviderErrorCode } from "./provider.ts";

test("isProviderId: accepts google and facebook only", () => {
  expect(["google", "facebook", "github", "", undefined].map(isProviderId)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ["access_denied", "consent-refused"],
  ["unauthorized_client", "domain-refused"],
  ["invalid_client", "domain-refused"],
  ["redirect_uri_mismatch", "domain-refused"],
  ["state_mismatch", "state-expired"],
  ["email_not_found", "email-missing"],
  ["email_not_verified", "email-unverified"],
  ["account_not_linked", "linking-refused"],
  ["unable_to_create_session", "account-suspended"],
  ["invalid_code", "provider-unavailable"],
  ["<script>", "provider-unavailable"],
])("toProviderErrorCode: %s gives %s", (error, reason) => {
  expect(toProviderErrorCode(error)).toBe(reason);
});

test.each([
  [true, true],
  [false, false],
  ["true", false],
  ["false", false],
  [undefined, false],
])("toUserFields: email_verified %j gives %s", (claim, verified) => {
  expect(toUserFields({ email: "a@b.test", email_verified: claim }).emailVerified).toBe(verified);
});

test("toUserFields: takes names from any profile field, cleans and cuts them, and drops the picture", () => {
  expect(
    toUserFields({ given_name: "Aïssatou", family_name: "Fall", picture: "https://x" }),
  ).toEqual({
    name: "Aïssatou Fall",
    firstName: "Aïssatou",
    lastName: "Fall",
    emailVerified: false,
    image: undefined,
  });
  expect(toUserFields({ name: "Jean Paul Mbarga" })).toMatchObject({
    firstName: "Jean",
    lastName: "Paul Mbarga",
  });
  expect(
    toUserFields({ given_name: "-", family_name: "Suharto", name: "- Suharto" }),
  ).toMatchObject({
    firstName: "",
    lastName: "Suharto",
  });
  expect(toUserFields({ name: `${"x".repeat(300)}\u0000` }).name).toHaveLength(100);
  expect(toUserFields({ name: "\ud800" }).name).toBe("");
});
