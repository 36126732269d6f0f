import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { cancelInterview } from "#app/features/decisions/interview/plan-interview.server.ts";
import { makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import { cancelRequest } from "#app/features/decisions/request/cancel-request.server.ts";
import { putOnWaitingList } from "#app/features/decisions/review-decisions.server.ts";
import { buildInterviewInput } from "#app/features/decisions/testing.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action } from "../choice.tsx";

await createTestDatabase();
const first = await buildStaff({ campus: "senegal", firstName: "Khady", lastName: "Ndiaye" });
const second = await buildStaff({ campus: "senegal" });

type ActionResponse = {
  data: Record<string, unknown> & { typed: Record<string, string>; happened?: object };
  init?: { status?: number };
};

/** Sends one of the forms of the page of a choice, as a browser does. */
async function send(actor: Actor, id: string, choice: string, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const url = `http://localhost:3000/administration/candidatures/${id}/choix/${choice}`;
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.set(name, text);
  const request = new Request(url, { method: "POST", body });
  const runAction = action as unknown as (args: unknown) => Promise<ActionResponse & Response>;
  return runAction({ request, context, params: { id, choice } });
}

const seen = "under-review";
const forms: Record<string, Record<string, string>> = {
  offer: { intent: "offer", seen, terms: "conditional", conditions: "Obtenir le DESO" },
  refusal: {
    intent: "propose",
    seen,
    words: "MHF4U manque.",
    advice: "Suivez-le.",
    reasons: "full",
  },
  interview: { intent: "invite", seen, ...buildInterviewInput(5), interviewWords: "Venez tôt." },
  request: { intent: "ask", seen, what: "answer", words: "Où habitez-vous ?" },
  corrections: { intent: "ask", seen, what: "sections", words: "Le nom.", sections: "identity" },
  "waiting list": { intent: "wait-list", seen },
};

test.for(Object.entries(forms))(
  "%s: the officer who comes second is told what the first did, and keeps what they typed",
  async ([, form]) => {
    const { id, choices } = await buildSentApplication({ state: seen });
    const [choice] = choices;
    await (form.intent === "wait-list"
      ? makeOffer(first, choice, seen, false, {})
      : putOnWaitingList(first, choice, seen));
    const ways: Record<string, string>[] = [{}, { preview: "yes" }];
    for (const preview of ways) {
      const { data, init } = await send(second, id, choice, { ...form, ...preview });
      expect(init?.status).toBe(409);
      expect(data).toMatchObject({ reason: "choice-changed", happened: { name: "Khady Ndiaye" } });
      expect(data.typed).toMatchObject(form);
    }
  },
);

test("what is missing in a form matters no more once somebody else has decided: that is what is said", async () => {
  const { id, choices } = await buildSentApplication({ state: seen });
  const [choice] = choices;
  const unfinished = { intent: "ask", seen, words: "Où habitez-vous ?" };
  expect((await send(second, id, choice, unfinished)).init?.status).toBe(422);
  await putOnWaitingList(first, choice, seen);
  for (const preview of [{}, { preview: "yes" }] as Record<string, string>[]) {
    const { data, init } = await send(second, id, choice, { ...unfinished, ...preview });
    expect(init?.status).toBe(409);
    expect(data).toMatchObject({ reason: "choice-changed", happened: { name: "Khady Ndiaye" } });
    expect(data.typed).toMatchObject(unfinished);
  }
});

test("an interview that somebody cancelled is not moved; the condition that somebody judged is not judged again", async () => {
  const { id, choices } = await buildSentApplication({ state: seen });
  const [choice] = choices;
  await send(first, id, choice, forms.interview ?? {});
  const [planned] = (await getChoiceTimeline(id)).interviews;
  const mark = `${planned?.id} proposed`;
  await cancelInterview(
    first,
    choice,
    { state: "interview", interview: mark },
    { cancelBecause: "x" },
  );
  const moved = { ...forms.interview, seen: "interview", interview: mark, because: "Plus tard." };
  const late = await send(second, id, choice, moved);
  expect(late.init?.status).toBe(409);
  expect(late.data.typed).toMatchObject({ because: "Plus tard." });
  await makeOffer(first, choice, seen, true, { conditions: "DESO" });
  const [condition] = (await getChoiceTimeline(id)).conditions;
  const judge = { intent: "judge-condition", condition: condition?.id ?? "", seen: "pending" };
  await send(first, id, choice, { ...judge, verdict: "met" });
  const waived = { ...judge, verdict: "waived", conditionBecause: "Équivalent." };
  const again = await send(second, id, choice, waived);
  expect(again.init?.status).toBe(409);
  expect(again.data).toMatchObject({ reason: "condition-changed", typed: waived });
});

test("an interview that somebody moved is not moved again unseen, whatever the form still lacks", async () => {
  const { id, choices } = await buildSentApplication({ state: seen });
  const [choice] = choices;
  await send(first, id, choice, forms.interview ?? {});
  const [planned] = (await getChoiceTimeline(id)).interviews;
  const mark = `${planned?.id} proposed`;
  const move = { ...forms.interview, seen: "interview", interview: mark };
  expect((await send(second, id, choice, move)).init?.status).toBe(422);
  await send(first, id, choice, {
    ...move,
    ...buildInterviewInput(6),
    because: "La salle est prise.",
  });
  const { data, init } = await send(second, id, choice, move);
  expect(init?.status).toBe(409);
  expect(data).toMatchObject({ reason: "interview-changed", happened: { name: "Khady Ndiaye" } });
  expect(data.typed).toMatchObject(move);
});

test("more time is given by one press; a day that is over is refused beside the day of its request", async () => {
  const { id, choices } = await buildSentApplication({ state: seen });
  const [choice] = choices;
  await send(first, id, choice, forms.corrections ?? {});
  const [asked] = (await getChoiceTimeline(id)).requests;
  const prolong = { intent: "prolong", request: asked?.id ?? "" };
  const day = { "dueOn.day": "1", "dueOn.month": "1", "dueOn.year": "2020" };
  const past = await send(first, id, choice, { ...prolong, ...day });
  expect(past.data).toMatchObject({
    errors: { [`prolong-${asked?.id}`]: "date-not-ahead" },
    typed: day,
  });
  const done = await send(first, id, choice, prolong);
  expect(done.headers.get("location")).toMatch(/\?fait=prolong$/);
  await cancelRequest(first, asked?.id ?? "", { words: "Une erreur." });
  expect((await send(second, id, choice, prolong)).init?.status).toBe(409);
});

test("a preview answers with the letter and what was typed, and nothing has left", async () => {
  const { actor, id, choices } = await buildSentApplication({ state: seen });
  const answer = await send(first, id, choices[0], { ...forms.offer, preview: "yes" });
  expect(answer).toMatchObject({
    preview: { letter: { locale: "fr", subject: "Une réponse pour l’un de vos choix" } },
    typed: { conditions: "Obtenir le DESO" },
    // What a colleague does meanwhile does not take the letter away.
    stays: true,
  });
  expect(await listNotificationsOf(actor.email)).toEqual([]);
});
