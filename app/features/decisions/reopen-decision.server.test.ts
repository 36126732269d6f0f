import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
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
const why = {
  reversalReason: "mistake",
  reversalWords: "Nous avions lu le relevé d'une autre personne.",
};
const judged = { reasons: ["results"], words: "Notes.", advice: "Reprenez." };

test("what the school decided is taken back with a reason, a letter and words on the page", async () => {
  for (const state of ["refused", "offer-withdrawn", "expired", "waiting-list"] as const) {
    const { actor, id, choices } = await buildSentApplication({ state });
    const [choice] = choices;
    expect(await reopenDecision(officer, choice, state, {})).toMatchObject({
      errors: { reversalReason: "required", reversalWords: "required" },
    });
    expect(await reopenDecision(officer, choice, state, why)).toEqual({
      ok: true,
      state: "under-review",
    });
    expect((await listNotificationsOf(actor.email)).map(({ subject }) => subject)).toEqual([
      "Du nouveau pour l’un de vos choix",
    ]);
    const [kept] = await db().select().from(reversals).where(eq(reversals.choiceId, choice));
    expect(kept).toMatchObject({ fromState: state, reason: "mistake", takenBackById: officer.id });
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

test("a choice that is judged again can be refused again, and offered again after an offer that was taken back", async () => {
  const { id, choices } = await buildSentApplication({ state: "under-review" });
  const [choice] = choices;
  await makeOffer(officer, choice, "under-review", true, { conditions: "DESO" });
  await withdrawOffer(officer, choice, "conditional-offer", { words: "Une erreur." });
  await reopenDecision(second, choice, "offer-withdrawn", why);
  const state = "under-review" as const;
  await refuseChoice(officer, choice, { state, proposal: "" }, judged);
  const [proposal] = await db().select().from(refusals).where(eq(refusals.choiceId, choice));
  const read = { state, proposal: proposal?.proposedAt.toISOString() };
  expect(await confirmRefusal(second, choice, read)).toMatchObject({ ok: true });
  await reopenDecision(officer, choice, "refused", why);
  expect(await makeOffer(officer, choice, state, false, {})).toMatchObject({ state: "offer" });
  await replayHistory(id, state);
});

test("what the candidate decided is theirs, and nothing is taken back once they are enrolled", async () => {
  for (const state of ["declined", "withdrawn", "enrolled", "accepted", "offer"] as const) {
    const { choices } = await buildSentApplication({ state });
    expect(await reopenDecision(officer, choices[0], state, why), state).toEqual({
      ok: false,
      reason: "move-not-allowed",
    });
  }
  const { actor, choices } = await buildSentApplication({ choices: 2, state: "under-review" });
  const [first, other = ""] = choices;
  await makeOffer(officer, other, "under-review", false, {});
  await withdrawOffer(officer, other, "offer", { words: "Une erreur." });
  await makeOffer(officer, first, "under-review", false, {});
  await answerOffer(actor, first, "offer", "accept");
  await enrol(officer, first, "accepted");
  expect(await reopenDecision(officer, other, "offer-withdrawn", why)).toEqual({
    ok: false,
    reason: "already-enrolled",
  });
});

test("of two who take back at once one wins; for others the choice does not exist", async () => {
  const { actor, id, choices } = await buildSentApplication({ state: "refused" });
  const [choice] = choices;
  const away = await buildStaff({ campus: "cameroon" });
  for (const nobody of [away, await buildStaff({ role: "editor" }), await buildStudent()])
    expect(await reopenDecision(nobody, choice, "refused", why)).toBeNull();
  expect(await reopenDecision(actor, choice, "refused", why)).toMatchObject({
    reason: "move-not-allowed",
  });
  const both = await Promise.all([
    reopenDecision(officer, choice, "refused", why),
    reopenDecision(second, choice, "refused", why),
  ]);
  expect(both.filter((one) => one?.ok)).toHaveLength(1);
  expect(both.find((one) => !one?.ok)).toEqual({ ok: false, reason: "choice-changed" });
  expect((await listChoices(id))[0]?.state).toBe("under-review");
});
