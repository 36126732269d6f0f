import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { getChoiceTimeline } from "../choice-timeline.server.ts";
import { exportChoiceTimeline } from "../choice-timeline-export.server.ts";
import { answerRequest, requestInformation } from "../request/request.server.ts";
import { listConditions, reviewCondition } from "./condition.server.ts";
import { answerOffer, confirmConditionsMet, makeOffer } from "./offer.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });
const second = await buildStaff({ campus: "senegal" });
const otherCampusOfficer = await buildStaff({ campus: "cameroon" });

async function buildConditional(conditions = "Obtenir le DESO\n\n Réussir MHF4U ") {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  const result = await makeOffer(officer, choice, "under-review", true, { conditions });
  if (!result?.ok) throw new Error("no offer");
  const [first, next] = await listConditions(db(), choice);
  return { ...built, choice, first: first?.id ?? "", next: next?.id ?? "" };
}
const getStates = async (choice: string) =>
  (await listConditions(db(), choice)).map(({ words, state }) => `${words}: ${state}`);

test("reviewCondition: reviews each line of an offer by itself; the last one allows confirmConditionsMet", async () => {
  const { actor, id, choice, first, next } = await buildConditional();
  expect(await getStates(choice)).toEqual(["Obtenir le DESO: pending", "Réussir MHF4U: pending"]);
  expect(
    await reviewCondition(officer, first, { verdict: "met", expectedState: "pending" }),
  ).toEqual({
    ok: true,
    pendingCount: 1,
  });
  expect(await confirmConditionsMet(officer, choice, "conditional-offer")).toEqual({
    ok: false,
    reason: "conditions-undecided",
  });
  const waived = {
    verdict: "waived",
    expectedState: "pending",
    conditionReason: "Cours équivalent.",
  };
  expect(await reviewCondition(second, next, waived)).toEqual({ ok: true, pendingCount: 0 });
  const lines = await listSubjectHistory(officer, { kind: "application", id });
  const reviews = lines.filter(({ action }) => action === "offer.condition-judged");
  expect(reviews.map(({ name, changes }) => [name, changes.condition])).toEqual([
    [second.name, { from: "pending", to: "waived" }],
    [officer.name, { from: "pending", to: "met" }],
  ]);
  const application = await loadApplication(actor, id, "fr");
  if (!application) throw new Error("no application");
  expect(JSON.stringify(await exportChoiceTimeline(application, "fr"))).toContain(
    "Cours équivalent.",
  );
  expect(await confirmConditionsMet(officer, choice, "conditional-offer")).toMatchObject({
    ok: true,
  });
  expect(
    await reviewCondition(officer, first, { verdict: "pending", expectedState: "met" }),
  ).toEqual({
    ok: false,
    reason: "conditions-closed",
  });
});

test("reviewCondition: requires a reason to waive, allows pending again, and refuses a file of another application", async () => {
  const { actor, choice, first } = await buildConditional();
  const review = (input: Record<string, string>) => reviewCondition(officer, first, input);
  expect(await review({ verdict: "waived", expectedState: "pending" })).toMatchObject({
    errors: { conditionReason: "required" },
  });
  expect(await review({ expectedState: "pending" })).toMatchObject({
    errors: { verdict: "required" },
  });
  expect(await review({ verdict: "met", expectedState: "pending", proof: first })).toMatchObject({
    errors: { proof: "not-in-list" },
  });
  await answerOffer(actor, choice, "conditional-offer", "accept");
  expect(await review({ verdict: "met", expectedState: "pending" })).toMatchObject({ ok: true });
  expect(await review({ verdict: "pending", expectedState: "met" })).toEqual({
    ok: true,
    pendingCount: 2,
  });
});

test("reviewCondition: accepts the file that answered a request as proof", async () => {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  await requestInformation(officer, choice, "under-review", {
    kind: "document",
    message: "Le diplôme.",
  });
  const { requests } = await getChoiceTimeline(built.id);
  const file = new File([new Uint8Array(createSmallPdf("d"))], "diplome.pdf", {
    type: "application/pdf",
  });
  await answerRequest(built.actor, requests[0]?.id ?? "", { file });
  const [answered] = (await getChoiceTimeline(built.id)).requests;
  await makeOffer(officer, choice, "under-review", true, { conditions: "Le diplôme" });
  const [condition] = await listConditions(db(), choice);
  const met = { verdict: "met", expectedState: "pending", proof: answered?.file?.id ?? "" };
  expect(await reviewCondition(officer, condition?.id ?? "", met)).toMatchObject({ ok: true });
  expect((await listConditions(db(), choice))[0]?.proofId).toBe(answered?.file?.id);
});

test("reviewCondition: lets one of two officers succeed, and returns null to anybody else", async () => {
  const { actor, first } = await buildConditional();
  const both = await Promise.all([
    reviewCondition(officer, first, { verdict: "met", expectedState: "pending" }),
    reviewCondition(second, first, {
      verdict: "waived",
      expectedState: "pending",
      conditionReason: "Inutile.",
    }),
  ]);
  expect(both.filter((one) => one?.ok)).toHaveLength(1);
  expect(both.find((one) => !one?.ok)).toEqual({ ok: false, reason: "condition-changed" });
  const editor = await buildStaff({ role: "editor" });
  for (const nobody of [actor, otherCampusOfficer, editor, await buildStudent()])
    expect(
      await reviewCondition(nobody, first, { verdict: "met", expectedState: "met" }),
    ).toBeNull();
  expect(await reviewCondition(officer, "nothing", { verdict: "met" })).toBeNull();
});
