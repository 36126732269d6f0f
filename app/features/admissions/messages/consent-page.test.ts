import { expect, test } from "vitest";
import { errorMessage } from "#app/i18n/error-message.ts";
import { consentPageMessages } from "./consent-page.ts";

test("consentPageMessages: each purpose completes « Vous acceptez », « You agree that »", () => {
  const { fr, en } = consentPageMessages;
  expect([fr.agreed, en.agreed]).toEqual(["Vous acceptez", "You agree that"]);
  for (const { title } of Object.values(fr.purposes)) expect(title).toMatch(/^Que /);
  for (const { title } of Object.values(en.purposes))
    expect(title).toMatch(/^(The school|You) may /);
});

test("errorMessage: consent-purpose-missing names the checkbox as the page does", () => {
  for (const locale of ["fr", "en"] as const) {
    const { title } = consentPageMessages[locale].purposes.application;
    expect(errorMessage(locale, "consent-purpose-missing")).toContain(title);
  }
});
