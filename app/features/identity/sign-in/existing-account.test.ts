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
  ] as const)("names the ways of an account that opens by %j", (ways, reason) => {
    expect(reasonOf([...ways])).toBe(reason);
  });

  it("names Facebook to somebody who comes by Google", () => {
    expect(reasonOf(["facebook"], { provider: "google" })).toBe("existing-facebook-then-google");
  });

  it.each([[["google"]], [["password"]], [["google", "password"]]] as const)(
    "says the same of an account that opens by %j when the provider does not vouch for the address",
    (ways) => {
      const reason = reasonOf([...ways], { isVouchedFor: false });
      expect(reason).toBe("existing-first-google-password-then-facebook");
    },
  );

  it("does not send somebody back to the provider they come from", () => {
    expect(reasonOf(["google"], { provider: "google" })).toBe("existing-password-then-google");
  });

  it("names only the password of an account whose address nobody confirmed", () => {
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

describe("existingAccountSentence", () => {
  it("names the way that works, then how to link the other", () => {
    expect(errorMessageFromQuery("fr", "existing-google-then-facebook")).toBe(
      "Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec Google. Vous pourrez ensuite lier Facebook à ce compte, dans «\u00A0Mon Compte\u00A0».",
    );
    expect(errorMessageFromQuery("en", "existing-first-facebook-password-then-google")).toBe(
      "An account already exists with this e-mail address. Sign in the way you did the first time: with Facebook or with its password (or use “Forgotten password?”). You can then link Google to that account in “My Account”.",
    );
  });

  it("has no sentence for what is no such code", () => {
    for (const reason of [
      "existing",
      "existing-then-google",
      "existing-google-then-evil",
      "too-many",
    ])
      expect(formatExistingAccountError("fr", reason), reason).toBeUndefined();
  });
});
