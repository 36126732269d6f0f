import { describe, expect, it } from "vitest";
import { composeAgreementEmail, composeRequestEmail } from "./consent-emails.server.ts";

// Before midnight in Dakar it is already the next day in Yaoundé.
const at = new Date("2026-11-26T23:30:00Z");
const input = { locale: "en", token: "token", candidate: "Awa Ndiaye" } as const;
const textOf = ({ paragraphs }: { paragraphs: string[] }) =>
  paragraphs.join(" ").replaceAll("\u00A0", " ");

describe("requestLetter", () => {
  it("says the last day on the clocks of the campus", () => {
    const letter = (campus: "cameroon" | "senegal" | null) =>
      textOf(composeRequestEmail({ ...input, campus, expiresAt: at, age: 18 }));
    expect(letter("cameroon")).toContain("27 November 2026");
    expect(letter("senegal")).toContain("26 November 2026");
    expect(letter(null)).toContain("26 November 2026");
  });
});

describe("givenLetter", () => {
  it("says the day of the agreement on the clocks of the campus", () => {
    const letter = composeAgreementEmail({
      ...input,
      campus: "cameroon",
      purposes: ["application"],
      at,
    });
    expect(textOf(letter)).toContain("27 November 2026");
  });
});
