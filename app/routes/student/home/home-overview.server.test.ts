import { expect, test } from "vitest";
import { getOrCreateApplication } from "#app/features/admissions/application.server.ts";
import { savePersonalInfo } from "#app/features/admissions/personal-info/personal-info.server.ts";
import {
  buildIntake,
  buildSentApplication,
  listChoices,
} from "#app/features/admissions/testing.ts";
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
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { confirmDuplicate } from "#app/features/review/duplicates/decide-duplicates.server.ts";
import { buildDuplicatePair } from "#app/features/review/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getHomeOverview } from "./home-overview.server.ts";

await createTestDatabase();

const buildSentOverview = async (overrides: Parameters<typeof buildSentApplication>[0]) => {
  const { actor } = await buildSentApplication(overrides);
  return (await getHomeOverview(actor, "fr", new Date())).application;
};

test("the home page says first what waits for the person, each with its day and its own place", async () => {
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
  const words = "La page de votre passeport.";
  await requestInformation(officer, second, "under-review", { what: "document", words });
  const { requests } = await getChoiceTimeline(id);
  const file = buildPdf("passeport.pdf");
  await answerRequest(actor, requests[0]?.id ?? "", { file });
  const fileId = (await getChoiceTimeline(id)).requests[0]?.file?.id ?? "";
  await refuseFile(officer, fileId, "Illisible.");
  const statusHref = `/espace-etudiant/candidate/suivi?candidature=${number}#a-faire-`;
  expect(await listAwaited()).toEqual([
    {
      what: "Remplacer un document\u00A0: passeport.pdf",
      until: null,
      to: `${statusHref}${fileId}`,
    },
  ]);
  await requestInformation(officer, second, "under-review", { what: "answer", words });
  await makeOffer(officer, first, "under-review", false, {});
  const [request, offer, refused] = await listAwaited("en");
  expect(offer).toMatchObject({
    what: expect.stringMatching(/^Answer the offer/),
    to: `/en/espace-etudiant/candidate/suivi/offre/${first}`,
  });
  expect(offer?.until).toMatch(/^By /);
  expect(request).toMatchObject({ what: "Answer a question" });
  expect(request?.until).toMatch(/^By /);
  expect(refused?.to).toBe(`/en${statusHref}${fileId}`);
});

test("who accepted under conditions has them to meet yet, as long as one is open", async () => {
  const officer = await buildStaff();
  const { actor, id, choices } = await buildSentApplication({ state: "under-review" });
  const countConditionsLeft = async () => {
    const { application } = await getHomeOverview(actor, "fr", new Date());
    return application?.kind === "sent" ? application.conditionsLeft : null;
  };
  const offerTerms = { conditions: "Obtenir le baccalauréat\nRéussir MHF4U" };
  await makeOffer(officer, choices[0], "under-review", true, offerTerms);
  // Not answered, the offer itself says them.
  expect(await countConditionsLeft()).toBe(0);
  await answerOffer(actor, choices[0], "conditional-offer", "accept");
  expect(await countConditionsLeft()).toBe(2);
  const [first] = (await getChoiceTimeline(id)).conditions;
  await reviewCondition(officer, first?.id ?? "", { verdict: "met", seen: "pending" });
  expect(await countConditionsLeft()).toBe(1);
});

test("several choices that ended are told together, one of them by what happened to it", async () => {
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

test("who withdrew an application is told so, an offer being declined with the rest", async () => {
  const { actor, id, choices } = await buildSentApplication({ choices: 2 });
  await makeOffer(await buildStaff(), choices[0], "submitted", false, {});
  await withdrawApplication(actor, id, getOpenChoicesVersion(await listChoices(id)), {});
  const { application } = await getHomeOverview(actor, "fr", new Date());
  expect(application).toMatchObject({ together: "allLeft", standing: "withdrawn" });
});

test("an application that the school closed is not said to be withdrawn by the candidate", async () => {
  const { kept: keptApplication, closed: closedApplication } = await buildDuplicatePair({
    choices: 2,
  });
  await confirmDuplicate(await buildStaff(), keptApplication.id, closedApplication.id, {
    add: false,
  });
  const { application } = await getHomeOverview(closedApplication.actor, "fr", new Date());
  expect(application).toMatchObject({ together: "allEnded", standing: "closed" });
});

test("a campus is not said of who was never asked for it, and is once they were", async () => {
  await buildIntake();
  const actor = await buildStudent();
  const getAbout = async () => (await getHomeOverview(actor, "fr", new Date())).about;
  expect(await getAbout()).toEqual({ intake: "Rentrée de septembre 2027", campus: null });
  const id = (await getOrCreateApplication(actor))?.id ?? "";
  // As the page saves itself when the person leaves it as it was shown to them.
  const pageValues = { lastName: "Ngo", campus: "cameroon", birthCountry: "CM" };
  await savePersonalInfo(actor, id, "identity", pageValues, { isAutosave: true });
  expect((await getAbout())?.campus).toBe("cameroon");
});
