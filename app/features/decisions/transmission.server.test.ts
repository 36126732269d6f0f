import { describe, expect, test } from "vitest";
import {
  answerConsent,
  changePurposes,
} from "#app/features/admissions/consent/consent-answer.server.ts";
import { requestConsent } from "#app/features/admissions/consent/consent-request.server.ts";
import { submit } from "#app/features/admissions/sending/submission.server.ts";
import { buildReady, choicesOf, versionOf } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { moveChoice } from "./move.server.ts";
import { makeOffer } from "./offer/offer.server.ts";

const database = await createTestDatabase();
const officer = await buildStaff();
const minor = {
  birthOn: "2012-03-05",
  motherName: "Mariama Diop",
  motherEmail: "mariama.diop@exemple.sn",
};

/** The sent application of a minor whose mother agrees to these purposes. */
async function buildSentMinor(purposes: string[]) {
  const { actor, id } = await buildReady({ info: minor });
  await requestConsent(actor, id, { adult: "mother", channel: "mail", locale: "fr" });
  const email = (await database.listEmails()).findLast(({ to }) => to === minor.motherEmail);
  const token = /\/accord\/([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "";
  await answerConsent(token, { give: true, name: "Mariama Diop", purposes, address: "" });
  await submit(actor, id, { version: await versionOf(id), locale: "fr" });
  const [choice] = await choicesOf(id);
  if (!choice) throw new Error("no choice");
  return { choice: choice.id, token };
}

describe("moveChoice of a minor whose adult does not agree to universities", () => {
  test("refuses an offer and the waiting list until the adult agrees", async () => {
    const { choice, token } = await buildSentMinor(["application"]);
    const refusal = { ok: false, reason: "universities-not-agreed" };
    expect(await makeOffer(officer, choice, "submitted", false, {})).toEqual(refusal);
    const waitList = { move: "wait-list", seen: "submitted" } as const;
    expect(await moveChoice(officer, choice, waitList)).toEqual(refusal);
    await changePurposes(token, ["universities"]);
    expect(await makeOffer(officer, choice, "submitted", false, {})).toMatchObject({ ok: true });
  });

  test("lets the school read, ask and refuse", async () => {
    const { choice } = await buildSentMinor(["application"]);
    const review = { move: "start-review", seen: "submitted" } as const;
    expect(await moveChoice(officer, choice, review)).toMatchObject({ ok: true });
    const invite = { move: "invite", seen: "under-review" } as const;
    expect(await moveChoice(officer, choice, invite)).toMatchObject({ ok: true });
  });
});
