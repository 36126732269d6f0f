import { describe, expect, it } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { notifyNow, setNotificationPreferences } from "#app/features/notifications/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { forecastChoiceEmails } from "./email-forecasts.server.ts";

await createTestDatabase();

const atOnce = "The candidate will be notified by email at once.";

describe("forecastChoiceEmails", () => {
  it("returns for each intent when its email is sent", async () => {
    const { id: accountId } = await buildStudent();
    await setNotificationPreferences(accountId, { quiet: false, noticeMissingPiece: "never" });
    await notifyNow(accountId);
    const choice = { accountId, campus: "senegal", secondReader: true } as const;
    const forecasts = await forecastChoiceEmails(await buildStaff(), "en", choice);
    expect(forecasts.offer).toBe(atOnce);
    expect(forecasts["confirm-refusal"]).toBe(atOnce);
    // The email about the start of a review waits until three hours after the last one.
    expect(forecasts["start-review"]).toContain("with anything that comes before then");
    expect(forecasts["request-information"]).toContain("they turned off emails about this");
    expect(forecasts).not.toHaveProperty("propose-refusal");
    expect(forecasts).not.toHaveProperty("dismiss-refusal");
    const alone = await forecastChoiceEmails(await buildStaff(), "en", {
      ...choice,
      secondReader: false,
    });
    expect(alone["propose-refusal"]).toBe(atOnce);
    expect(await forecastChoiceEmails(await buildStudent(), "en", choice)).toEqual({});
  });
});
