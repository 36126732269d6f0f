import { expect, test } from "vitest";
import { consentPageMessages } from "./consent-page.ts";
import { errorMessage } from "./error-message.ts";

test("each purpose of a consent goes on from « Vous acceptez », « You agree that »", () => {
  const { fr, en } = consentPageMessages;
  expect([fr.agreed, en.agreed]).toEqual(["Vous acceptez", "You agree that"]);
  for (const { title } of Object.values(fr.purposes)) expect(title).toMatch(/^Que /);
  for (const { title } of Object.values(en.purposes))
    expect(title).toMatch(/^(The school|You) may /);
});

test("the error of an agreement to nothing names the box as the page does", () => {
  for (const locale of ["fr", "en"] as const) {
    const { title } = consentPageMessages[locale].purposes.application;
    expect(errorMessage(locale, "consent-purpose-missing")).toContain(title);
  }
});
