import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { buildSentApplication, listChoices } from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getChoiceTimeline, getProofStatus } from "../choice-timeline.server.ts";
import { exportChoiceTimeline } from "../choice-timeline-export.server.ts";
import { cancelRequest } from "./cancel-request.server.ts";
import { answerRequest, requestInformation } from "./request.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });
const because = { reason: "Votre relevé était déjà là." };

async function buildRequests(...kinds: string[]) {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  let state: "under-review" | "more-information-asked" = "under-review";
  for (const kind of kinds) {
    await requestInformation(officer, choice, state, { kind, message: "Merci." });
    state = "more-information-asked";
  }
  const { requests } = await getChoiceTimeline(built.id);
  return { ...built, ids: requests.map(({ id }) => id) };
}
const getState = async (id: string) => (await listChoices(id))[0]?.state;
const subjectsTo = async (email: string) =>
  (await listUserNotifications(email)).map(({ subject }) => subject);

test("cancelRequest: puts the choice under review again once no request is open, and notifies the candidate", async () => {
  const { actor, id, ids } = await buildRequests("document", "answer");
  const [first = "", second = ""] = ids;
  expect(await cancelRequest(officer, first, because)).toEqual({ ok: true, areAllClosed: false });
  expect(await getState(id)).toBe("more-information-asked");
  expect(await cancelRequest(officer, second, because)).toEqual({ ok: true, areAllClosed: true });
  expect(await getState(id)).toBe("under-review");
  const { requests } = await getChoiceTimeline(id);
  expect(requests.map(({ cancelledBecause }) => cancelledBecause)).toEqual([
    because.reason,
    because.reason,
  ]);
  expect((await subjectsTo(actor.email)).slice(-2)).toEqual([
    "Une demande est annulée",
    "Une demande est annulée",
  ]);
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  const actions = lines.map(({ action }) => action);
  expect(actions.filter((one) => one === "request.cancelled")).toHaveLength(2);
  expect(actions.filter((one) => one === "choice.cancel-request")).toHaveLength(1);
  const application = await loadApplication(actor, id);
  const exported = application && (await exportChoiceTimeline(application, "fr"));
  expect(JSON.stringify(exported)).toContain(because.reason);
});

test("cancelRequest, answerRequest: refuse a request that is already cancelled or answered", async () => {
  const { actor, ids } = await buildRequests("answer", "answer");
  const [first = "", second = ""] = ids;
  const closed = { ok: false, reason: "request-closed" };
  await cancelRequest(officer, first, because);
  expect(await answerRequest(actor, first, { words: "Voilà.", file: null })).toEqual(closed);
  expect(await cancelRequest(officer, first, because)).toEqual(closed);
  expect(await answerRequest(actor, second, { words: "Voilà.", file: null })).toMatchObject({
    ok: true,
    areAllAnswered: true,
  });
  expect(await cancelRequest(officer, second, because)).toEqual(closed);
});

test("cancelRequest, answerRequest: let exactly one succeed when they run at once", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { actor, id, ids } = await buildRequests("answer");
    const [request = ""] = ids;
    const both = await Promise.all([
      answerRequest(actor, request, { words: "Voilà.", file: null }),
      cancelRequest(officer, request, because),
    ]);
    expect(both.filter((one) => one?.ok)).toHaveLength(1);
    expect(await getState(id)).toBe("under-review");
  }
});

test("cancelRequest: requires a reason and an officer of the campus", async () => {
  const { actor, ids } = await buildRequests("document");
  const [request = ""] = ids;
  expect(await cancelRequest(officer, request, { reason: " " })).toEqual({
    ok: false,
    reason: "invalid",
    errors: { reason: "required" },
  });
  const elsewhere = await buildStaff({ campus: "cameroon" });
  for (const nobody of [
    actor,
    elsewhere,
    await buildStudent(),
    await buildStaff({ role: "editor" }),
  ])
    expect(await cancelRequest(nobody, request, because)).toBeNull();
  expect(await cancelRequest(officer, "nothing", because)).toBeNull();
});

test("getProofStatus: is no longer requested once the request is cancelled", async () => {
  const built = await buildSentApplication({ state: "under-review" });
  const [entry] = (await loadApplication(built.actor, built.id))?.entries ?? [];
  if (!entry) throw new Error("no entry");
  await requestInformation(officer, built.choices[0], "under-review", {
    kind: `proof:${entry.id}`,
    message: "Merci.",
  });
  const before = await getChoiceTimeline(built.id);
  expect(getProofStatus(before, entry).state).toBe("requested");
  await cancelRequest(officer, before.requests[0]?.id ?? "", because);
  expect(getProofStatus(await getChoiceTimeline(built.id), entry).state).not.toBe("requested");
});
