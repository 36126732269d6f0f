import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { refusals, reversals } from "#app/platform/db/schema/decisions.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { exportChoiceTimeline } from "./choice-timeline-export.server.ts";
import { answerOffer, enrol, makeOffer, withdrawOffer } from "./offer/offer.server.ts";
import { confirmRefusal, refuseChoice } from "./refusal.server.ts";
import { reopenDecision } from "./reopen-decision.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });
const second = await buildStaff({ campus: "senegal" });
const input = {
  reopenReason: "mistake",
  reopenMessage: "Nous avions lu le relevé d'une autre personne.",
};
const refusal = { reasons: ["results"], message: "Notes.", advice: "Reprenez." };

test("reopenDecision: puts a decided choice under review again with a reason, a notification and a text on the page", async () => {
  for (const state of ["refused", "offer-withdrawn", "expired", "waiting-list"] as const) {
    const { actor, id, choices } = await buildSentApplication({ state });
    const [choice] = choices;
    expect(await reopenDecision(officer, choice, state, {})).toMatchObject({
      errors: { reopenReason: "required", reopenMessage: "required" },
    });
    expect(await reopenDecision(officer, choice, state, input)).toEqual({
      ok: true,
      state: "under-review",
    });
    expect((await listUserNotifications(actor.email)).map(({ subject }) => subject)).toEqual([
      "Du nouveau pour l’un de vos choix",
    ]);
    const [stored] = await db().select().from(reversals).where(eq(reversals.choiceId, choice));
    expect(stored).toMatchObject({
      fromState: state,
      reason: "mistake",
      takenBackById: officer.id,
    });
    const lines = await db().select().from(history).where(eq(history.subjectId, id));
    const line = lines.find(({ action }) => action === "choice.reopen");
    expect(line?.details).toMatchObject({ from: state, reason: "mistake" });
    expect(JSON.stringify(line)).not.toContain("relevé");
    await replayHistory(id, state);
    const application = await loadApplication(actor, id, "fr");
    if (!application) throw new Error("no application");
    expect(JSON.stringify(await exportChoiceTimeline(application, "fr"))).toContain(
      "autre personne",
    );
  }
});

test("reopenDecision: allows a second refusal, and an offer after a withdrawn one", async () => {
  const { id, choices } = await buildSentApplication({ state: "under-review" });
  const [choice] = choices;
  await makeOffer(officer, choice, "under-review", true, { conditions: "DESO" });
  await withdrawOffer(officer, choice, "conditional-offer", { reason: "Une erreur." });
  await reopenDecision(second, choice, "offer-withdrawn", input);
  const state = "under-review" as const;
  await refuseChoice(officer, choice, { state, proposal: "" }, refusal);
  const [proposal] = await db().select().from(refusals).where(eq(refusals.choiceId, choice));
  const expected = { state, proposal: proposal?.proposedAt.toISOString() };
  expect(await confirmRefusal(second, choice, expected)).toMatchObject({ ok: true });
  await reopenDecision(officer, choice, "refused", input);
  expect(await makeOffer(officer, choice, state, false, {})).toMatchObject({ state: "offer" });
  await replayHistory(id, state);
});

test("reopenDecision: refuses the candidate's own decisions, and any choice once one is enrolled", async () => {
  for (const state of ["declined", "withdrawn", "enrolled", "accepted", "offer"] as const) {
    const { choices } = await buildSentApplication({ state });
    expect(await reopenDecision(officer, choices[0], state, input), state).toEqual({
      ok: false,
      reason: "transition-not-allowed",
    });
  }
  const { actor, choices } = await buildSentApplication({ choices: 2, state: "under-review" });
  const [first, other = ""] = choices;
  await makeOffer(officer, other, "under-review", false, {});
  await withdrawOffer(officer, other, "offer", { reason: "Une erreur." });
  await makeOffer(officer, first, "under-review", false, {});
  await answerOffer(actor, first, "offer", "accept");
  await enrol(officer, first, "accepted");
  expect(await reopenDecision(officer, other, "offer-withdrawn", input)).toEqual({
    ok: false,
    reason: "already-enrolled",
  });
});

test("reopenDecision: lets one of two officers succeed, and returns null to anybody else", async () => {
  const { actor, id, choices } = await buildSentApplication({ state: "refused" });
  const [choice] = choices;
  const otherCampusOfficer = await buildStaff({ campus: "cameroon" });
  for (const nobody of [
    otherCampusOfficer,
    await buildStaff({ role: "editor" }),
    await buildStudent(),
  ])
    expect(await reopenDecision(nobody, choice, "refused", input)).toBeNull();
  expect(await reopenDecision(actor, choice, "refused", input)).toMatchObject({
    reason: "transition-not-allowed",
  });
  const both = await Promise.all([
    reopenDecision(officer, choice, "refused", input),
    reopenDecision(second, choice, "refused", input),
  ]);
  expect(both.filter((one) => one?.ok)).toHaveLength(1);
  expect(both.find((one) => !one?.ok)).toEqual({ ok: false, reason: "choice-changed" });
  expect((await listChoices(id))[0]?.state).toBe("under-review");
});
