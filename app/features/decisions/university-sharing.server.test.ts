import { describe, expect, test } from "vitest";
import {
  answerConsent,
  changePurposes,
} from "#app/features/admissions/consent/answer-consent.server.ts";
import { requestConsent } from "#app/features/admissions/consent/request-consent.server.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import { buildReadyDraft, getVersion, listChoices } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { makeOffer } from "./offer/offer.server.ts";
import { transitionChoice } from "./transition.server.ts";

const database = await createTestDatabase();
const officer = await buildStaff();
const minor = {
  birthOn: "2012-03-05",
  motherName: "Mariama Diop",
  motherEmail: "mariama.diop@exemple.sn",
};

/** Builds the submitted application of a minor whose mother agrees to these purposes. */
async function buildSentMinor(purposes: string[]) {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, { adult: "mother", channel: "mail", locale: "fr" });
  const email = (await database.listEmails()).findLast(({ to }) => to === minor.motherEmail);
  const token = /\/accord\/([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "";
  await answerConsent(token, { givesConsent: true, name: "Mariama Diop", purposes, address: "" });
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  const [choice] = await listChoices(id);
  if (!choice) throw new Error("no choice");
  return { choice: choice.id, token };
}

describe("transitionChoice of a minor without consent to share with universities", () => {
  test("refuses an offer and the waiting list until the adult agrees", async () => {
    const { choice, token } = await buildSentMinor(["application"]);
    const refusal = { ok: false, reason: "universities-not-agreed" };
    expect(await makeOffer(officer, choice, "submitted", false, {})).toEqual(refusal);
    const waitList = { transition: "wait-list", expectedState: "submitted" } as const;
    expect(await transitionChoice(officer, choice, waitList)).toEqual(refusal);
    await changePurposes(token, ["universities"]);
    expect(await makeOffer(officer, choice, "submitted", false, {})).toMatchObject({ ok: true });
  });

  test("allows review and an interview", async () => {
    const { choice } = await buildSentMinor(["application"]);
    const review = { transition: "start-review", expectedState: "submitted" } as const;
    expect(await transitionChoice(officer, choice, review)).toMatchObject({ ok: true });
    const invite = { transition: "invite", expectedState: "under-review" } as const;
    expect(await transitionChoice(officer, choice, invite)).toMatchObject({ ok: true });
  });
});
