import { expect, test } from "vitest";
import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { describeConsent } from "./consent-status.ts";

const asked = { adult: "mother", channel: "mail", locale: "fr" } as const;
const at = new Date("2026-11-20T10:00:00Z");

const dateOf = (moment: Date) => formatCampusDate("fr", moment, "senegal");

test("a file says that an agreement was taken back or refused, as it says that one was given", () => {
  const said = (state: "withdrawn" | "refused" | "expired") =>
    describeConsent("fr", { state, ...asked, at }, "Sokhna Mbacké", dateOf);
  expect(said("withdrawn")).toBe(
    "Sokhna Mbacké a retiré son accord le 20\u00A0novembre\u00A02026.",
  );
  expect(said("refused")).toBe("Sokhna Mbacké n’a pas donné son accord.");
  expect(said("expired")).toContain("20\u00A0novembre\u00A02026");
  const waiting = { state: "waiting", ...asked, requestedAt: at, expiresAt: at } as const;
  expect(describeConsent("en", waiting, "Mother", dateOf)).toContain("Mother");
  const given = { state: "given", ...asked, name: "Sokhna Mbacké", at, purposes: [] } as const;
  expect(describeConsent("en", { ...given, purposes: [] }, "Mother", dateOf)).toContain(
    "Sokhna Mbacké",
  );
  expect(describeConsent("fr", { state: "none" }, "Mère", dateOf)).toBeNull();
});
