import { describe, expect, it } from "vitest";
import { errorMessageFromQuery } from "#app/i18n/error-from-query.ts";
import { formatExistingAccountError } from "#app/i18n/existing-account.ts";
import { getExistingAccountErrorCode, type SignInMethod } from "./existing-account.ts";

const account = {
  provider: "facebook" as const,
  isVerifiedByProvider: true,
  isConfirmed: true,
  offeredProviders: ["google" as const, "facebook" as const],
};
const getErrorCode = (
  methods: SignInMethod[],
  overrides: Partial<Parameters<typeof getExistingAccountErrorCode>[0]> = {},
) => getExistingAccountErrorCode({ ...account, methods, ...overrides });

describe("getExistingAccountErrorCode", () => {
  it.each([
    [["password"], "existing-password-then-facebook"],
    [["google"], "existing-google-then-facebook"],
    [["password", "google"], "existing-google-password-then-facebook"],
  ] as const)("names the sign-in methods of an account with %j", (methods, reason) => {
    expect(getErrorCode([...methods])).toBe(reason);
  });

  it("names Facebook to a user who comes from Google", () => {
    expect(getErrorCode(["facebook"], { provider: "google" })).toBe(
      "existing-facebook-then-google",
    );
  });

  it.each([[["google"]], [["password"]], [["google", "password"]]] as const)(
    "returns the same code for an account with %j when the provider did not verify the address",
    (methods) => {
      const reason = getErrorCode([...methods], { isVerifiedByProvider: false });
      expect(reason).toBe("existing-first-google-password-then-facebook");
    },
  );

  it("does not name the provider that the user comes from", () => {
    expect(getErrorCode(["google"], { provider: "google" })).toBe("existing-password-then-google");
  });

  it("names only the password when the address was never confirmed", () => {
    expect(getErrorCode(["facebook"], { provider: "google", isConfirmed: false })).toBe(
      "existing-password-then-google",
    );
  });

  it("names no provider that the site does not offer", () => {
    expect(getErrorCode(["google"], { offeredProviders: ["facebook"] })).toBe(
      "existing-password-then-facebook",
    );
    expect(getErrorCode([], { offeredProviders: ["facebook"], isVerifiedByProvider: false })).toBe(
      "existing-first-password-then-facebook",
    );
  });
});

describe("formatExistingAccountError", () => {
  it("names the method that works, then says how to link the other", () => {
    expect(errorMessageFromQuery("fr", "existing-google-then-facebook")).toBe(
      "Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec Google. Vous pourrez ensuite lier Facebook à ce compte, dans «\u00A0Mon Compte\u00A0».",
    );
    expect(errorMessageFromQuery("en", "existing-first-facebook-password-then-google")).toBe(
      "An account already exists with this email address. Sign in the way you did the first time: with Facebook or with its password (or use “Forgotten password?”). You can then link Google to that account in “My Account”.",
    );
  });

  it("returns undefined for any other code", () => {
    for (const reason of [
      "existing",
      "existing-then-google",
      "existing-google-then-evil",
      "too-many",
    ])
      expect(formatExistingAccountError("fr", reason), reason).toBeUndefined();
  });
});
