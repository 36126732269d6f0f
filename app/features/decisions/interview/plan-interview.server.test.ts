import { asc, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { exportChoiceTimeline } from "../choice-timeline-export.server.ts";
import { putOnWaitingList } from "../review-decisions.server.ts";
import { buildInterviewInput } from "../testing.ts";
import { confirmInterview, requestOtherTime } from "./answer-interview.server.ts";
import { getInterviewEvent } from "./interview-event-file.server.ts";
import { cancelInterview, getUpcomingVersion, planInterview } from "./plan-interview.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });
const second = await buildStaff({ campus: "senegal" });
const otherCampusOfficer = await buildStaff({ campus: "cameroon" });
afterEach(() => setClock());

const listRows = (choice: string) =>
  db().select().from(interviews).where(eq(interviews.choiceId, choice)).orderBy(asc(interviews.id));
const subjectsTo = async (email: string) =>
  (await listUserNotifications(email)).map(({ subject }) => subject);

/** What the page of a choice shows now. */
async function getExpected(choice: string, id: string) {
  const openInterview = (await listRows(choice)).find(({ endedAt }) => !endedAt);
  const [row] = (await listChoices(id)).filter((one) => one.id === choice);
  return { state: row?.state as "interview", interview: getUpcomingVersion(openInterview) };
}

async function buildPlanned(overrides: Record<string, string> = {}) {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  const expected = { state: "under-review" as const, interview: "" };
  const result = await planInterview(
    officer,
    choice,
    expected,
    "senegal",
    buildInterviewInput(5, overrides),
  );
  if (!result?.ok) throw new Error(`not planned: ${JSON.stringify(result)}`);
  const [row] = await listRows(choice);
  if (!row) throw new Error("no interview");
  return { ...built, choice, interview: row };
}

test("planInterview: moves the choice to interview, with one notification that contains the calendar event", async () => {
  const { actor, id, choice, interview } = await buildPlanned({
    interviewMessage: "Venez avec un parent.",
  });
  expect((await listChoices(id))[0]?.state).toBe("interview");
  expect(interview).toMatchObject({
    state: "proposed",
    minutes: 30,
    place: "Bureau des admissions",
    words: "Venez avec un parent.",
    sequence: 0,
  });
  const [email, ...others] = await listUserNotifications(actor.email);
  expect(others).toEqual([]);
  expect(email?.subject).toBe("Un entretien vous est proposé");
  expect(email?.text).toContain("heure de Dakar");
  expect(email?.event).toContain(`UID:${interview.uid}@`);
  expect(email?.event).toContain("STATUS:TENTATIVE");
  // Neither the candidate nor the programme is in the calendar event.
  expect(email?.event).not.toMatch(/Fall|Aïssatou|Formation/);
  await replayHistory(id, "under-review");
  expect(choice).toBe(interview.choiceId);
});

test("confirmInterview, requestOtherTime: are for the candidate only; asking for another time requires a text", async () => {
  const { actor, id, choice, interview } = await buildPlanned();
  for (const nobody of [await buildStudent(), officer])
    expect(await confirmInterview(nobody, interview.id)).toBeNull();
  expect(await confirmInterview(actor, interview.id)).toEqual({ ok: true });
  expect(await requestOtherTime(actor, interview.id, " ")).toEqual({
    ok: false,
    reason: "invalid",
    errors: { words: "required" },
  });
  expect(await requestOtherTime(actor, interview.id, "Jeudi après 16 h.")).toEqual({ ok: true });
  expect((await listRows(choice))[0]).toMatchObject({
    state: "other-time",
    otherTime: "Jeudi après 16 h.",
  });
  const application = await loadApplication(actor, id, "fr");
  if (!application) throw new Error("no application");
  expect(JSON.stringify(await exportChoiceTimeline(application, "fr"))).toContain(
    "Jeudi après 16 h.",
  );
});

test("planInterview: stores the moved interview with its reason and raises the sequence of the event", async () => {
  const { actor, id, choice, interview } = await buildPlanned();
  const expected = await getExpected(choice, id);
  const later = buildInterviewInput(8);
  expect(await planInterview(officer, choice, expected, "senegal", later)).toMatchObject({
    errors: { moveReason: "required" },
  });
  const moved = { ...later, moveReason: "La salle est prise." };
  expect(await planInterview(officer, choice, expected, "senegal", moved)).toMatchObject({
    ok: true,
  });
  const [first, next] = await listRows(choice);
  expect(first).toMatchObject({ state: "moved", because: "La salle est prise." });
  expect(next).toMatchObject({ state: "proposed", uid: interview.uid, sequence: 1, because: null });
  expect((await subjectsTo(actor.email)).slice(1)).toEqual(["Votre entretien est déplacé"]);
  expect(await confirmInterview(actor, interview.id)).toEqual({
    ok: false,
    reason: "interview-closed",
  });
  await replayHistory(id, "under-review");
});

test("cancelInterview: cancels the calendar event and puts the choice under review again", async () => {
  const { actor, id, choice, interview } = await buildPlanned();
  const expected = await getExpected(choice, id);
  expect(await cancelInterview(officer, choice, expected, {})).toMatchObject({
    errors: { cancelReason: "required" },
  });
  expect(
    await cancelInterview(otherCampusOfficer, choice, expected, { cancelReason: "x" }),
  ).toBeNull();
  const input = { cancelReason: "La conseillère est absente." };
  expect(await cancelInterview(officer, choice, expected, input)).toEqual({
    ok: true,
    state: "under-review",
  });
  const [, email] = await listUserNotifications(actor.email);
  expect(email?.subject).toBe("Votre entretien est annulé");
  expect(email?.event).toContain("METHOD:CANCEL");
  expect(email?.event).toContain("SEQUENCE:1");
  expect(email?.event).toContain(`UID:${interview.uid}@`);
  const eventFile = { name: "cancel.ics", text: expect.stringContaining("STATUS:CANCELLED") };
  expect(await getInterviewEvent(officer, interview.id)).toMatchObject(eventFile);
  await replayHistory(id, "under-review");
});

test("endInterviewOnTransition: cancels an upcoming interview and only records a past one as held", async () => {
  const planned = await buildPlanned();
  expect(await putOnWaitingList(officer, planned.choice, "interview")).toMatchObject({ ok: true });
  expect(await listRows(planned.choice)).toMatchObject([{ state: "cancelled", because: null }]);
  expect(await subjectsTo(planned.actor.email)).toContain("Votre entretien est annulé");
  const past = await buildPlanned();
  setClock(new Date(now().getTime() + 9 * DAY_MS));
  expect(await putOnWaitingList(officer, past.choice, "interview")).toMatchObject({ ok: true });
  expect(await listRows(past.choice)).toMatchObject([{ state: "held" }]);
  expect(await subjectsTo(past.actor.email)).not.toContain("Votre entretien est annulé");
});

test("planInterview, cancelInterview: let one of two officers who act at once succeed", async () => {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  const expected = { state: "under-review" as const, interview: "" };
  const plans = await Promise.all([
    planInterview(officer, choice, expected, "senegal", buildInterviewInput(4)),
    planInterview(second, choice, expected, "senegal", buildInterviewInput(6)),
  ]);
  expect(plans.filter((one) => one?.ok)).toHaveLength(1);
  expect(plans.find((one) => !one?.ok)).toEqual({ ok: false, reason: "choice-changed" });
  const expectedNow = await getExpected(choice, built.id);
  const because = "Autre moment.";
  const moves = await Promise.all([
    planInterview(
      officer,
      choice,
      expectedNow,
      "senegal",
      buildInterviewInput(9, { moveReason: because }),
    ),
    cancelInterview(second, choice, expectedNow, { cancelReason: because }),
  ]);
  expect(moves.filter((one) => one?.ok)).toHaveLength(1);
  const refusal = moves.find((one) => !one?.ok) as { reason: string };
  expect(["interview-changed", "choice-changed"]).toContain(refusal.reason);
});

test("planInterview, cancelInterview: refuse with interview-changed when the candidate has answered since", async () => {
  const stale = { ok: false, reason: "interview-changed" };
  const because = "Autre moment.";
  const { actor, id, choice, interview } = await buildPlanned();
  const before = await getExpected(choice, id);
  await confirmInterview(actor, interview.id);
  expect(await cancelInterview(officer, choice, before, { cancelReason: because })).toEqual(stale);
  const plan = buildInterviewInput(9, { moveReason: because });
  expect(await planInterview(officer, choice, before, "senegal", plan)).toEqual(stale);
  // A page that showed no interview cannot plan over one either.
  const withoutInterview = { ...before, interview: "" };
  expect(await planInterview(officer, choice, withoutInterview, "senegal", plan)).toEqual(stale);
  const expected = await getExpected(choice, id);
  expect(await planInterview(officer, choice, expected, "senegal", plan)).toMatchObject({
    ok: true,
  });
  expect(await listRows(choice)).toMatchObject([{ state: "moved" }, { state: "proposed" }]);
});

test("getInterviewEvent: returns the file to the candidate and the staff of the campus only", async () => {
  const { actor, interview } = await buildPlanned();
  expect((await getInterviewEvent(actor, interview.id))?.text).toContain(
    "LOCATION:Bureau des admissions",
  );
  expect(await getInterviewEvent(officer, interview.id)).toMatchObject({
    name: "invite.ics",
    text: expect.stringContaining("SEQUENCE:0"),
  });
  for (const nobody of [
    otherCampusOfficer,
    await buildStudent(),
    await buildStaff({ role: "editor" }),
  ])
    expect(await getInterviewEvent(nobody, interview.id)).toBeNull();
  expect(await getInterviewEvent(actor, "nothing")).toBeNull();
});

test("buildCalendarEvent: contains the meeting link for a signed-in user, not in the notification", async () => {
  const link = "https://reunion.example/awa";
  const { actor, interview } = await buildPlanned({ where: "link", link });
  expect((await getInterviewEvent(actor, interview.id))?.text).toContain(`LOCATION:${link}`);
  const [email] = await listUserNotifications(actor.email);
  expect(email?.event).toContain("LOCATION:En ligne");
  expect(email?.event).not.toContain(link);
});
