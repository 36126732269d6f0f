import { expect, it } from "vitest";
import { type ApplicationAnswers, buildBlocks } from "./record.ts";

it("buildBlocks: formats the day of the consent on the clock of the campus", () => {
  // Before midnight in Dakar it is already the next day in Yaoundé.
  const at = new Date("2026-11-26T23:30:00Z");
  const consent = { state: "given", adult: "mother", channel: "mail", locale: "en", purposes: [] };
  const agreementFor = (campus: ApplicationAnswers["campus"]) => {
    const answers = { campus, info: {}, consent: { ...consent, name: "Sokhna Mbacké", at } };
    const [parents] = buildBlocks("en", "parents", answers as unknown as ApplicationAnswers);
    return parents?.rows.at(-1)?.value?.replaceAll("\u00A0", " ");
  };
  expect(agreementFor("cameroon")).toContain("27 November 2026");
  expect(agreementFor("senegal")).toContain("26 November 2026");
  expect(agreementFor(null)).toContain("26 November 2026");
});
