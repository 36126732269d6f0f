import { expect, test } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { buildReadyDraft, buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { exportChoiceTimeline } from "#app/features/decisions/choice-timeline-export.server.ts";
import { answerOffer, enrol, makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import {
  answerRequest,
  requestInformation,
} from "#app/features/decisions/request/request.server.ts";
import { approveFile, refuseFile } from "#app/features/decisions/request/review-file.server.ts";
import { withdrawChoice } from "#app/features/decisions/withdraw-application.server.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildStatusPage } from "./status-page.server.ts";

await createTestDatabase();

async function buildPage(actor: Actor, id: string) {
  const application = await loadApplication(actor, id);
  if (!application) throw new Error("there is no application");
  const timeline = await getChoiceTimeline(id);
  const own = { actor, application, timeline, corrections: [], others: [], locale: "fr" };
  return buildStatusPage(own as never);
}

/** Returns the data export of the application. */
async function describeApplication(actor: Actor, id: string) {
  const application = await loadApplication(actor, id);
  return JSON.stringify(application && (await exportChoiceTimeline(application, "fr")));
}

test("buildStatusPage: lists the document that answers a request, with its text and state", async () => {
  const officer = await buildStaff({ campus: "senegal" });
  const { actor, id, choices } = await buildSentApplication({ state: "under-review" });
  const listAnsweredProofs = async () =>
    (await buildPage(actor, id)).proofs.filter(({ requestText }) => requestText !== null);
  const words = "La page de votre passeport.";
  await requestInformation(officer, choices[0], "under-review", {
    kind: "document",
    message: words,
  });
  expect(await listAnsweredProofs()).toEqual([]);
  const [request] = (await buildPage(actor, id)).requests;
  await answerRequest(actor, request?.id ?? "", { file: buildPdf("passeport.pdf") });
  const [proof] = await listAnsweredProofs();
  const file = { name: "passeport.pdf", isReadable: true };
  expect(proof).toMatchObject({ title: null, requestText: words, state: "given", file });
  await approveFile(officer, proof?.file?.id ?? "");
  expect(await listAnsweredProofs()).toMatchObject([{ state: "checked", task: null }]);
});

test("buildStatusPage: links a refused or requested proof to its task", async () => {
  const officer = await buildStaff({ campus: "senegal" });
  const { actor, id, choices } = await buildSentApplication({ state: "under-review" });
  const proof = async () => (await buildPage(actor, id)).proofs[0];
  const [entry] = (await buildPage(actor, id)).proofs;
  expect(entry).toMatchObject({ state: "none", task: null });
  const requestInput = { kind: `proof:${entry?.id}`, message: "Le bulletin de juin." };
  await requestInformation(officer, choices[0], "under-review", requestInput);
  const [request] = (await buildPage(actor, id)).requests;
  expect(await proof()).toMatchObject({ state: "requested", task: request?.id });
  await answerRequest(actor, request?.id ?? "", { file: buildPdf("bulletin.pdf") });
  const file = (await proof())?.file?.id ?? "";
  await refuseFile(officer, file, "Illisible.");
  expect(await proof()).toMatchObject({ state: "refused", task: file });
});

test("buildStatusPage: returns closed for a choice that an enrolment ended, withdrawn for one that the candidate withdrew", async () => {
  const officer = await buildStaff({ campus: "senegal" });
  const { actor, id, choices } = await buildSentApplication({ choices: 3 });
  const [first, second = ""] = choices;
  await makeOffer(officer, first, "submitted", false, {});
  await answerOffer(actor, first, "offer", "accept");
  await withdrawChoice(actor, second, "submitted", {});
  await enrol(officer, first, "accepted");
  const page = await buildPage(actor, id);
  expect(page.choices.map(({ status }) => status)).toEqual(["enrolled", "withdrawn", "closed"]);
  expect(
    (await describeApplication(actor, id)).match(/Retirée par vous|Fermée par l’école/g),
  ).toEqual(["Retirée par vous", "Fermée par l’école"]);
  const draft = await buildReadyDraft();
  expect(await describeApplication(draft.actor, draft.id)).toContain("Brouillon");
});
