import { describe, expect, it } from "vitest";
import { composeAgreementEmail, composeRequestEmail } from "./consent-emails.server.ts";

// Before midnight in Dakar it is already the next day in Yaoundé.
const at = new Date("2026-11-26T23:30:00Z");
const input = { locale: "en", token: "token", candidate: "Awa Ndiaye" } as const;
const getText = ({ paragraphs }: { paragraphs: string[] }) =>
  paragraphs.join(" ").replaceAll("\u00A0", " ");

describe("composeRequestEmail", () => {
  it("formats the last day on the clock of the campus", () => {
    const composeText = (campus: "cameroon" | "senegal" | null) =>
      getText(composeRequestEmail({ ...input, campus, expiresAt: at, age: 18 }));
    expect(composeText("cameroon")).toContain("27 November 2026");
    expect(composeText("senegal")).toContain("26 November 2026");
    expect(composeText(null)).toContain("26 November 2026");
  });
});

describe("composeAgreementEmail", () => {
  it("formats the day of the agreement on the clock of the campus", () => {
    const email = composeAgreementEmail({
      ...input,
      campus: "cameroon",
      purposes: ["application"],
      at,
    });
    expect(getText(email)).toContain("27 November 2026");
  });
});
