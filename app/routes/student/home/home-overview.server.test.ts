import { expect, test } from "vitest";
import { getOrCreateApplication } from "#app/features/admissions/application.server.ts";
import { savePersonalInfo } from "#app/features/admissions/personal-info/personal-info.server.ts";
import {
  buildIntake,
  buildSentApplication,
  listChoices,
} from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { reviewCondition } from "#app/features/decisions/offer/condition.server.ts";
import { answerOffer, makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import {
  answerRequest,
  requestInformation,
} from "#app/features/decisions/request/request.server.ts";
import { refuseFile } from "#app/features/decisions/request/review-file.server.ts";
import { withdrawApplication } from "#app/features/decisions/withdraw-application.server.ts";
import { getOpenChoicesVersion } from "#app/features/decisions/withdrawal.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { confirmDuplicate } from "#app/features/review/duplicates/decide-duplicates.server.ts";
import { buildDuplicatePair } from "#app/features/review/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getHomeOverview } from "./home-overview.server.ts";

await createTestDatabase();

const buildSentOverview = async (overrides: Parameters<typeof buildSentApplication>[0]) => {
  const { actor } = await buildSentApplication(overrides);
  return (await getHomeOverview(actor, "fr", new Date())).application;
};

test("getHomeOverview: lists the tasks with their deadline and address", async () => {
  const officer = await buildStaff();
  const { actor, id, number, choices } = await buildSentApplication({
    choices: 2,
    state: "under-review",
  });
  const [first = "", second = ""] = choices;
  const listAwaited = async (locale: "fr" | "en" = "fr") => {
    const { application } = await getHomeOverview(actor, locale, new Date());
    return application?.kind === "sent" ? application.awaited : [];
  };
  expect(await listAwaited()).toEqual([]);
  const text = "La page de votre passeport.";
  await requestInformation(officer, second, "under-review", { kind: "document", message: text });
  const { requests } = await getChoiceTimeline(id);
  const file = buildPdf("passeport.pdf");
  await answerRequest(actor, requests[0]?.id ?? "", { file });
  const fileId = (await getChoiceTimeline(id)).requests[0]?.file?.id ?? "";
  await refuseFile(officer, fileId, "Illisible.");
  const statusHref = `/espace-etudiant/candidate/suivi?candidature=${number}#a-faire-`;
  expect(await listAwaited()).toEqual([
    {
      title: "Remplacer un fichier\u00A0: passeport.pdf",
      deadline: null,
      href: `${statusHref}${fileId}`,
    },
  ]);
  await requestInformation(officer, second, "under-review", { kind: "answer", message: text });
  await makeOffer(officer, first, "under-review", false, {});
  const [request, offer, refused] = await listAwaited("en");
  expect(offer).toMatchObject({
    title: expect.stringMatching(/^Answer the offer/),
    href: `/en/espace-etudiant/candidate/suivi/offre/${first}`,
  });
  expect(offer?.deadline).toMatch(/^By /);
  expect(request).toMatchObject({ title: "Answer a question" });
  expect(request?.deadline).toMatch(/^By /);
  expect(refused?.href).toBe(`/en${statusHref}${fileId}`);
});

test("getHomeOverview: counts pending conditions after a conditional offer is accepted", async () => {
  const officer = await buildStaff();
  const { actor, id, choices } = await buildSentApplication({ state: "under-review" });
  const countConditionsLeft = async () => {
    const { application } = await getHomeOverview(actor, "fr", new Date());
    return application?.kind === "sent" ? application.conditionsLeft : null;
  };
  const offerTerms = { conditions: "Obtenir le baccalauréat\nRéussir MHF4U" };
  await makeOffer(officer, choices[0], "under-review", true, offerTerms);
  // Before the answer the offer lists its conditions itself.
  expect(await countConditionsLeft()).toBe(0);
  await answerOffer(actor, choices[0], "conditional-offer", "accept");
  expect(await countConditionsLeft()).toBe(2);
  const [first] = (await getChoiceTimeline(id)).conditions;
  await reviewCondition(officer, first?.id ?? "", { verdict: "met", expectedState: "pending" });
  expect(await countConditionsLeft()).toBe(1);
});

test("getHomeOverview: returns allEnded only for several choices that all ended", async () => {
  expect(await buildSentOverview({ choices: 2, state: "refused" })).toMatchObject({
    together: "allEnded",
  });
  expect(await buildSentOverview({ choices: 1, state: "withdrawn" })).toMatchObject({
    together: null,
  });
  expect(await buildSentOverview({ choices: 2, state: "waiting-list" })).toMatchObject({
    together: null,
  });
  expect(await buildSentOverview({ choices: 2, state: "enrolled" })).toMatchObject({
    together: null,
  });
});

test("getHomeOverview: returns withdrawn for a withdrawn application with a declined offer", async () => {
  const { actor, id, choices } = await buildSentApplication({ choices: 2 });
  await makeOffer(await buildStaff(), choices[0], "submitted", false, {});
  await withdrawApplication(actor, id, getOpenChoicesVersion(await listChoices(id)), {});
  const { application } = await getHomeOverview(actor, "fr", new Date());
  expect(application).toMatchObject({ together: "allLeft", status: "withdrawn" });
});

test("getHomeOverview: returns closed, not withdrawn, for an application that the school closed", async () => {
  const { kept: remainingApplication, closed: closedApplication } = await buildDuplicatePair({
    choices: 2,
  });
  await confirmDuplicate(await buildStaff(), remainingApplication.id, closedApplication.id, {
    add: false,
  });
  const { application } = await getHomeOverview(closedApplication.actor, "fr", new Date());
  expect(application).toMatchObject({ together: "allEnded", status: "closed" });
});

test("getHomeOverview: returns the campus only once the candidate has chosen it", async () => {
  await buildIntake();
  const actor = await buildStudent();
  const getAbout = async () => (await getHomeOverview(actor, "fr", new Date())).about;
  expect(await getAbout()).toEqual({ intake: "Rentrée de septembre 2027", campus: null });
  const id = (await getOrCreateApplication(actor))?.id ?? "";
  // As the autosave sends the page that the candidate leaves unchanged.
  const pageValues = { lastName: "Ngo", campus: "cameroon", birthCountry: "CM" };
  await savePersonalInfo(actor, id, "identity", pageValues, { isAutosave: true });
  expect((await getAbout())?.campus).toBe("cameroon");
});
