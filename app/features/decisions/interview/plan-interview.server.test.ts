import { asc, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
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
const away = await buildStaff({ campus: "cameroon" });
afterEach(() => setClock());

const DAY = 86_400_000;
const listRows = (choice: string) =>
  db().select().from(interviews).where(eq(interviews.choiceId, choice)).orderBy(asc(interviews.id));
const subjectsTo = async (email: string) =>
  (await listNotificationsOf(email)).map(({ subject }) => subject);

/** What the page of a choice shows now. */
async function getExpected(choice: string, id: string) {
  const open = (await listRows(choice)).find(({ endedAt }) => !endedAt);
  const [row] = (await listChoices(id)).filter((one) => one.id === choice);
  return { state: row?.state as "interview", interview: getUpcomingVersion(open) };
}

async function buildPlanned(overrides: Record<string, string> = {}) {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  const seen = { state: "under-review" as const, interview: "" };
  const made = await planInterview(
    officer,
    choice,
    seen,
    "senegal",
    buildInterviewInput(5, overrides),
  );
  if (!made?.ok) throw new Error(`not planned: ${JSON.stringify(made)}`);
  const [row] = await listRows(choice);
  if (!row) throw new Error("no interview");
  return { ...built, choice, interview: row };
}

test("an interview is planned by the move of the table, with one letter that holds its event", async () => {
  const { actor, id, choice, interview } = await buildPlanned({
    interviewWords: "Venez avec un parent.",
  });
  expect((await listChoices(id))[0]?.state).toBe("interview");
  expect(interview).toMatchObject({
    state: "proposed",
    minutes: 30,
    place: "Bureau des admissions",
    words: "Venez avec un parent.",
    sequence: 0,
  });
  const [letter, ...others] = await listNotificationsOf(actor.email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("Un entretien vous est proposé");
  expect(letter?.text).toContain("heure de Dakar");
  expect(letter?.event).toContain(`UID:${interview.uid}@`);
  expect(letter?.event).toContain("STATUS:TENTATIVE");
  // Nothing of the person, nor of what they chose, is in the calendar.
  expect(letter?.event).not.toMatch(/Fall|Aïssatou|Formation/);
  await replayHistory(id, "under-review");
  expect(choice).toBe(interview.choiceId);
});

test("the candidate confirms, or asks for another time in words; nobody else can", async () => {
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

test("moved, an interview stays with its reason; the same event goes on with one version more", async () => {
  const { actor, id, choice, interview } = await buildPlanned();
  const seen = await getExpected(choice, id);
  const again = buildInterviewInput(8);
  expect(await planInterview(officer, choice, seen, "senegal", again)).toMatchObject({
    errors: { because: "required" },
  });
  const moved = { ...again, because: "La salle est prise." };
  expect(await planInterview(officer, choice, seen, "senegal", moved)).toMatchObject({ ok: true });
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

test("cancelled, its event leaves the calendar and the choice is under review again", async () => {
  const { actor, id, choice, interview } = await buildPlanned();
  const seen = await getExpected(choice, id);
  expect(await cancelInterview(officer, choice, seen, {})).toMatchObject({
    errors: { cancelBecause: "required" },
  });
  expect(await cancelInterview(away, choice, seen, { cancelBecause: "x" })).toBeNull();
  const why = { cancelBecause: "La conseillère est absente." };
  expect(await cancelInterview(officer, choice, seen, why)).toEqual({
    ok: true,
    state: "under-review",
  });
  const [, letter] = await listNotificationsOf(actor.email);
  expect(letter?.subject).toBe("Votre entretien est annulé");
  expect(letter?.event).toContain("METHOD:CANCEL");
  expect(letter?.event).toContain("SEQUENCE:1");
  expect(letter?.event).toContain(`UID:${interview.uid}@`);
  const out = { name: "cancel.ics", text: expect.stringContaining("STATUS:CANCELLED") };
  expect(await getInterviewEvent(officer, interview.id)).toMatchObject(out);
  await replayHistory(id, "under-review");
});

test("a choice that is decided cancels what was planned, and only marks what took place", async () => {
  const planned = await buildPlanned();
  expect(await putOnWaitingList(officer, planned.choice, "interview")).toMatchObject({ ok: true });
  expect(await listRows(planned.choice)).toMatchObject([{ state: "cancelled", because: null }]);
  expect(await subjectsTo(planned.actor.email)).toContain("Votre entretien est annulé");
  const past = await buildPlanned();
  setClock(new Date(now().getTime() + 9 * DAY));
  expect(await putOnWaitingList(officer, past.choice, "interview")).toMatchObject({ ok: true });
  expect(await listRows(past.choice)).toMatchObject([{ state: "held" }]);
  expect(await subjectsTo(past.actor.email)).not.toContain("Votre entretien est annulé");
});

test("of two officers who plan or move at once, one wins and the other is told", async () => {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  const seen = { state: "under-review" as const, interview: "" };
  const plans = await Promise.all([
    planInterview(officer, choice, seen, "senegal", buildInterviewInput(4)),
    planInterview(second, choice, seen, "senegal", buildInterviewInput(6)),
  ]);
  expect(plans.filter((one) => one?.ok)).toHaveLength(1);
  expect(plans.find((one) => !one?.ok)).toEqual({ ok: false, reason: "choice-changed" });
  const shown = await getExpected(choice, built.id);
  const because = "Autre moment.";
  const moves = await Promise.all([
    planInterview(officer, choice, shown, "senegal", buildInterviewInput(9, { because })),
    cancelInterview(second, choice, shown, { cancelBecause: because }),
  ]);
  expect(moves.filter((one) => one?.ok)).toHaveLength(1);
  const lost = moves.find((one) => !one?.ok) as { reason: string };
  expect(["interview-changed", "choice-changed"]).toContain(lost.reason);
});

test("what a candidate answered meanwhile is not overlooked by who cancels, nor by who gives another time", async () => {
  const stale = { ok: false, reason: "interview-changed" };
  const because = "Autre moment.";
  const { actor, id, choice, interview } = await buildPlanned();
  const before = await getExpected(choice, id);
  await confirmInterview(actor, interview.id);
  expect(await cancelInterview(officer, choice, before, { cancelBecause: because })).toEqual(stale);
  const plan = buildInterviewInput(9, { because });
  expect(await planInterview(officer, choice, before, "senegal", plan)).toEqual(stale);
  // A page that showed none does not plan over one either.
  const none = { ...before, interview: "" };
  expect(await planInterview(officer, choice, none, "senegal", plan)).toEqual(stale);
  const seen = await getExpected(choice, id);
  expect(await planInterview(officer, choice, seen, "senegal", plan)).toMatchObject({ ok: true });
  expect(await listRows(choice)).toMatchObject([{ state: "moved" }, { state: "proposed" }]);
});

test("the event is a file for its candidate and the staff of its campus alone", async () => {
  const { actor, interview } = await buildPlanned();
  expect((await getInterviewEvent(actor, interview.id))?.text).toContain(
    "LOCATION:Bureau des admissions",
  );
  expect(await getInterviewEvent(officer, interview.id)).toMatchObject({
    name: "invite.ics",
    text: expect.stringContaining("SEQUENCE:0"),
  });
  for (const nobody of [away, await buildStudent(), await buildStaff({ role: "editor" })])
    expect(await getInterviewEvent(nobody, interview.id)).toBeNull();
  expect(await getInterviewEvent(actor, "nothing")).toBeNull();
});

test("the link of a meeting is in the event of who is signed in, not in that of the letter", async () => {
  const link = "https://reunion.example/awa";
  const { actor, interview } = await buildPlanned({ where: "link", link });
  expect((await getInterviewEvent(actor, interview.id))?.text).toContain(`LOCATION:${link}`);
  const [letter] = await listNotificationsOf(actor.email);
  expect(letter?.event).toContain("LOCATION:En ligne");
  expect(letter?.event).not.toContain(link);
});
