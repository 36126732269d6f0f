import { describe, expect, it } from "vitest";
import { errorMessageFromQuery } from "#app/i18n/error-from-query.ts";
import { formatExistingAccountError } from "#app/i18n/existing-account.ts";
import { getExistingAccountErrorCode, type SignInMethod } from "./existing-account.ts";

const account = {
  provider: "facebook" as const,
  isVouchedFor: true,
  isConfirmed: true,
  offered: ["google" as const, "facebook" as const],
};
const reasonOf = (
  ways: SignInMethod[],
  more: Partial<Parameters<typeof getExistingAccountErrorCode>[0]> = {},
) => getExistingAccountErrorCode({ ...account, methods: ways, ...more });

describe("getExistingAccountErrorCode", () => {
  it.each([
    [["password"], "existing-password-then-facebook"],
    [["google"], "existing-google-then-facebook"],
    [["password", "google"], "existing-google-password-then-facebook"],
  ] as const)("names the sign-in methods of an account with %j", (ways, reason) => {
    expect(reasonOf([...ways])).toBe(reason);
  });

  it("names Facebook to a user who comes from Google", () => {
    expect(reasonOf(["facebook"], { provider: "google" })).toBe("existing-facebook-then-google");
  });

  it.each([[["google"]], [["password"]], [["google", "password"]]] as const)(
    "returns the same code for an account with %j when the provider did not verify the address",
    (ways) => {
      const reason = reasonOf([...ways], { isVouchedFor: false });
      expect(reason).toBe("existing-first-google-password-then-facebook");
    },
  );

  it("does not name the provider that the user comes from", () => {
    expect(reasonOf(["google"], { provider: "google" })).toBe("existing-password-then-google");
  });

  it("names only the password when the address was never confirmed", () => {
    expect(reasonOf(["facebook"], { provider: "google", isConfirmed: false })).toBe(
      "existing-password-then-google",
    );
  });

  it("names no provider that the site does not offer", () => {
    expect(reasonOf(["google"], { offered: ["facebook"] })).toBe("existing-password-then-facebook");
    expect(reasonOf([], { offered: ["facebook"], isVouchedFor: false })).toBe(
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
      "An account already exists with this e-mail address. Sign in the way you did the first time: with Facebook or with its password (or use “Forgotten password?”). You can then link Google to that account in “My Account”.",
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
