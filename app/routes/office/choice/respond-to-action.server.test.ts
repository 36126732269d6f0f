import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { cancelInterview } from "#app/features/decisions/interview/plan-interview.server.ts";
import { makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import { cancelRequest } from "#app/features/decisions/request/cancel-request.server.ts";
import { putOnWaitingList } from "#app/features/decisions/review-decisions.server.ts";
import { buildInterviewInput } from "#app/features/decisions/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action } from "./route.tsx";

await createTestDatabase();
const first = await buildStaff({ campus: "senegal", firstName: "Khady", lastName: "Ndiaye" });
const second = await buildStaff({ campus: "senegal" });

type ActionResponse = {
  data: Record<string, unknown> & { submitted: Record<string, string>; happened?: object };
  init?: { status?: number };
};

/** Submits a form of the choice page to its action. */
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
  offer: {
    intent: "offer",
    expectedState: seen,
    terms: "conditional",
    conditions: "Obtenir le DESO",
  },
  refusal: {
    intent: "propose-refusal",
    expectedState: seen,
    message: "MHF4U manque.",
    advice: "Suivez-le.",
    reasons: "full",
  },
  interview: {
    intent: "schedule-interview",
    expectedState: seen,
    ...buildInterviewInput(5),
    interviewMessage: "Venez tôt.",
  },
  request: {
    intent: "request-information",
    expectedState: seen,
    kind: "answer",
    message: "Où habitez-vous ?",
  },
  corrections: {
    intent: "request-information",
    expectedState: seen,
    kind: "sections",
    message: "Le nom.",
    sections: "identity",
  },
  "waiting list": { intent: "waitlist", expectedState: seen },
};

test.for(Object.entries(forms))(
  "choice action, %s: answers 409 with the first officer's action and the submitted values",
  async ([, form]) => {
    const { id, choices } = await buildSentApplication({ state: seen });
    const [choice] = choices;
    await (form.intent === "waitlist"
      ? makeOffer(first, choice, seen, false, {})
      : putOnWaitingList(first, choice, seen));
    const fieldSets: Record<string, string>[] = [{}, { preview: "yes" }];
    for (const preview of fieldSets) {
      const { data, init } = await send(second, id, choice, { ...form, ...preview });
      expect(init?.status).toBe(409);
      expect(data).toMatchObject({ reason: "choice-changed", happened: { name: "Khady Ndiaye" } });
      expect(data.submitted).toMatchObject(form);
    }
  },
);

test("choice action: answers choice-changed instead of field errors after a colleague's decision", async () => {
  const { id, choices } = await buildSentApplication({ state: seen });
  const [choice] = choices;
  const unfinished = {
    intent: "request-information",
    expectedState: seen,
    message: "Où habitez-vous ?",
  };
  expect((await send(second, id, choice, unfinished)).init?.status).toBe(422);
  await putOnWaitingList(first, choice, seen);
  for (const preview of [{}, { preview: "yes" }] as Record<string, string>[]) {
    const { data, init } = await send(second, id, choice, { ...unfinished, ...preview });
    expect(init?.status).toBe(409);
    expect(data).toMatchObject({ reason: "choice-changed", happened: { name: "Khady Ndiaye" } });
    expect(data.submitted).toMatchObject(unfinished);
  }
});

test("choice action: refuses to move a cancelled interview and to assess a condition twice", async () => {
  const { id, choices } = await buildSentApplication({ state: seen });
  const [choice] = choices;
  await send(first, id, choice, forms.interview ?? {});
  const [planned] = (await getChoiceTimeline(id)).interviews;
  const version = `${planned?.id} proposed`;
  await cancelInterview(
    first,
    choice,
    { state: "interview", interview: version },
    { cancelReason: "x" },
  );
  const moved = {
    ...forms.interview,
    expectedState: "interview",
    interview: version,
    moveReason: "Plus tard.",
  };
  const late = await send(second, id, choice, moved);
  expect(late.init?.status).toBe(409);
  expect(late.data.submitted).toMatchObject({ moveReason: "Plus tard." });
  await makeOffer(first, choice, seen, true, { conditions: "DESO" });
  const [condition] = (await getChoiceTimeline(id)).conditions;
  const judge = {
    intent: "review-condition",
    condition: condition?.id ?? "",
    expectedState: "pending",
  };
  await send(first, id, choice, { ...judge, verdict: "met" });
  const waived = { ...judge, verdict: "waived", conditionReason: "Équivalent." };
  const again = await send(second, id, choice, waived);
  expect(again.init?.status).toBe(409);
  expect(again.data).toMatchObject({ reason: "condition-changed", submitted: waived });
});

test("choice action: answers interview-changed instead of field errors after a colleague moved the interview", async () => {
  const { id, choices } = await buildSentApplication({ state: seen });
  const [choice] = choices;
  await send(first, id, choice, forms.interview ?? {});
  const [planned] = (await getChoiceTimeline(id)).interviews;
  const version = `${planned?.id} proposed`;
  const reschedule = { ...forms.interview, expectedState: "interview", interview: version };
  expect((await send(second, id, choice, reschedule)).init?.status).toBe(422);
  await send(first, id, choice, {
    ...reschedule,
    ...buildInterviewInput(6),
    moveReason: "La salle est prise.",
  });
  const { data, init } = await send(second, id, choice, reschedule);
  expect(init?.status).toBe(409);
  expect(data).toMatchObject({ reason: "interview-changed", happened: { name: "Khady Ndiaye" } });
  expect(data.submitted).toMatchObject(reschedule);
});

test("choice action: extends a deadline, and refuses a past day with date-not-in-future", async () => {
  const { id, choices } = await buildSentApplication({ state: seen });
  const [choice] = choices;
  await send(first, id, choice, forms.corrections ?? {});
  const [createdRequest] = (await getChoiceTimeline(id)).requests;
  const extension = { intent: "extend-deadline", request: createdRequest?.id ?? "" };
  const day = { "dueOn.day": "1", "dueOn.month": "1", "dueOn.year": "2020" };
  const past = await send(first, id, choice, { ...extension, ...day });
  expect(past.data).toMatchObject({
    errors: { [`deadline-${createdRequest?.id}`]: "date-not-in-future" },
    submitted: day,
  });
  const done = await send(first, id, choice, extension);
  expect(done.headers.get("location")).toMatch(/\?done=extend-deadline$/);
  await cancelRequest(first, createdRequest?.id ?? "", { reason: "Une erreur." });
  expect((await send(second, id, choice, extension)).init?.status).toBe(409);
});

test("choice action: a preview returns the email and the submitted values, and sends nothing", async () => {
  const { actor, id, choices } = await buildSentApplication({ state: seen });
  const answer = await send(first, id, choices[0], { ...forms.offer, preview: "yes" });
  expect(answer).toMatchObject({
    preview: { email: { locale: "fr", subject: "Une réponse pour l’un de vos choix" } },
    submitted: { conditions: "Obtenir le DESO" },
    // Keeps the preview on the page when a live update arrives.
    isPersistent: true,
  });
  expect(await listUserNotifications(actor.email)).toEqual([]);
});
