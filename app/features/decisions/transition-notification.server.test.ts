import { describe, expect, test } from "vitest";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { formatDate } from "#app/i18n/format.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { db } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { answerOffer, makeOffer } from "./offer/offer.server.ts";
import { transitionChoice } from "./transition.server.ts";
import { isTransitionCurrent } from "./transition-notification.server.ts";

await createTestDatabase();
const officer = await buildStaff();

describe("isTransitionCurrent", () => {
  test("returns true for an unanswered offer and false once it is accepted", async () => {
    const { actor, choices } = await buildSentApplication({ state: "under-review" });
    await makeOffer(officer, choices[0], "under-review", false, {});
    const offered = await getTransitionNotification(actor.email, "offer");
    expect(await isTransitionCurrent(db(), offered)).toBe(true);
    await answerOffer(actor, choices[0], "offer", "accept");
    expect(await isTransitionCurrent(db(), offered)).toBe(false);
    expect(
      await isTransitionCurrent(db(), await getTransitionNotification(actor.email, "accept")),
    ).toBe(true);
  });

  test("returns false for a waiting list notification after an offer", async () => {
    const { actor, choices } = await buildSentApplication({ state: "under-review" });
    await transitionChoice(officer, choices[0], {
      transition: "wait-list",
      expectedState: "under-review",
    });
    const waitListed = await getTransitionNotification(actor.email, "wait-list");
    expect(await isTransitionCurrent(db(), waitListed)).toBe(true);
    await makeOffer(officer, choices[0], "waiting-list", false, {});
    expect(await isTransitionCurrent(db(), waitListed)).toBe(false);
  });

  test("returns true for a notification about another subject", async () => {
    const message = { kind: "message", key: "a-thread 2026", path: "/" } as const;
    expect(await isTransitionCurrent(db(), message)).toBe(true);
  });
});

describe("getNotificationTiming", () => {
  test("makes an offer immediate and the start of a review grouped", async () => {
    const { actor, choices } = await buildSentApplication();
    await transitionChoice(officer, choices[0], {
      transition: "start-review",
      expectedState: "submitted",
    });
    await makeOffer(officer, choices[0], "under-review", false, {});
    expect(await getTransitionNotification(actor.email, "start-review")).toMatchObject({
      urgency: "grouped",
    });
    expect(await getTransitionNotification(actor.email, "offer")).toMatchObject({
      urgency: "immediate",
    });
  });
});

describe("composeOfferNotification", () => {
  test("contains the last day to answer, and not that it is an offer", async () => {
    const { actor, choices } = await buildSentApplication({ state: "under-review" });
    const inTenDays = new Date(Date.now() + 10 * DAY_MS);
    const input = {
      "answerOn.day": `${inTenDays.getUTCDate()}`,
      "answerOn.month": `${inTenDays.getUTCMonth() + 1}`,
      "answerOn.year": `${inTenDays.getUTCFullYear()}`,
    };
    await makeOffer(officer, choices[0], "under-review", false, input);
    const { text } = await getTransitionNotification(actor.email, "offer");
    expect(text).toContain(formatDate("fr", inTenDays.toISOString().slice(0, 10)));
    expect(text).not.toMatch(/offre/i);
  });
});

async function getTransitionNotification(email: string, transition: string) {
  const notification = (await listUserNotifications(email)).find(({ key }) =>
    key.startsWith(`moved-${transition}:`),
  );
  if (!notification) throw new Error(`no notification of ${transition}`);
  return notification;
}
