import { describe, expect, it } from "vitest";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { notifyNow, setNotificationPreferences } from "#app/features/notifications/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { forecastChoiceEmails } from "./email-forecasts.server.ts";

await createTestDatabase();

const atOnce = "The candidate will be notified by e-mail at once.";

describe("forecastActs", () => {
  it("says of each act when its own e-mail is sent", async () => {
    const { id: candidateId } = await buildStudent();
    await setNotificationPreferences(candidateId, { quiet: false, noticeMissingPiece: "never" });
    await notifyNow(candidateId);
    const choice = { candidateId, campus: "senegal", secondReader: true } as const;
    const acts = await forecastChoiceEmails(await buildStaff(), "en", choice);
    expect(acts.offer).toBe(atOnce);
    expect(acts.confirm).toBe(atOnce);
    // The e-mail of a review that begins waits for three hours after the last one.
    expect(acts["start-review"]).toContain("with anything that comes before then");
    expect(acts.ask).toContain("they turned off e-mails about this");
    expect(acts).not.toHaveProperty("propose");
    expect(acts).not.toHaveProperty("dismiss");
    const alone = await forecastChoiceEmails(await buildStaff(), "en", {
      ...choice,
      secondReader: false,
    });
    expect(alone.propose).toBe(atOnce);
    expect(await forecastChoiceEmails(await buildStudent(), "en", choice)).toEqual({});
  });
});
