import { expect, test } from "vitest";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { describeConsent } from "./consent-status.ts";

const request = { adult: "mother", channel: "mail", locale: "fr" } as const;
const at = new Date("2026-11-20T10:00:00Z");

const getDate = (moment: Date) => formatCampusDate("fr", moment, "senegal");

test("describeConsent: says whether a consent was given, refused, withdrawn, expired or is awaited", () => {
  const describeState = (state: "withdrawn" | "refused" | "expired") =>
    describeConsent("fr", { state, ...request, at }, "Sokhna Mbacké", getDate);
  expect(describeState("withdrawn")).toBe(
    "Sokhna Mbacké a retiré son accord le 20\u00A0novembre\u00A02026.",
  );
  expect(describeState("refused")).toBe("Sokhna Mbacké n’a pas donné son accord.");
  expect(describeState("expired")).toContain("20\u00A0novembre\u00A02026");
  const waiting = { state: "waiting", ...request, requestedAt: at, expiresAt: at } as const;
  expect(describeConsent("en", waiting, "Mother", getDate)).toContain("Mother");
  const agreed = { state: "given", ...request, name: "Sokhna Mbacké", at, purposes: [] } as const;
  expect(describeConsent("en", { ...agreed, purposes: [] }, "Mother", getDate)).toContain(
    "Sokhna Mbacké",
  );
  expect(describeConsent("fr", { state: "none" }, "Mère", getDate)).toBeNull();
});
