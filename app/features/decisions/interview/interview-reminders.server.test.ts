import { afterEach, expect, test } from "vitest";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { dispatchDueNotifications } from "#app/features/notifications/dispatch.server.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { putOnWaitingList } from "../review-decisions.server.ts";
import { buildInterviewInput } from "../testing.ts";
import {
  isInterviewNotificationCurrent,
  listInterviewReminders,
  sendInterviewReminders,
} from "./interview-reminders.server.ts";
import { planInterview } from "./plan-interview.server.ts";

const database = await createTestDatabase();
const officer = await buildStaff();
const DAY = 86_400_000;
afterEach(() => setClock());

async function buildPlanned(daysAhead: number) {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  const seen = { state: "under-review" as const, interview: "" };
  const made = await planInterview(
    officer,
    choice,
    seen,
    "senegal",
    buildInterviewInput(daysAhead),
  );
  if (!made?.ok) throw new Error("not planned");
  return { ...built, choice };
}
const subjectsTo = async (email: string) =>
  (await listNotificationsOf(email)).map(({ subject }) => subject);

test("an interview is recalled the day before, once, by whoever wakes", async () => {
  setClock("2026-12-01T10:00:00Z");
  const { actor, id } = await buildPlanned(5);
  await sendInterviewReminders();
  expect(await subjectsTo(actor.email)).toEqual(["Un entretien vous est proposé"]);
  setClock("2026-12-05T15:00:00Z");
  expect((await listInterviewReminders(now())).map(({ campus }) => campus)).toEqual(["senegal"]);
  await Promise.all([sendInterviewReminders(), sendInterviewReminders()]);
  await sendInterviewReminders();
  expect((await subjectsTo(actor.email)).slice(1)).toEqual(["Votre entretien approche"]);
  expect(id).toBeTruthy();
});

test("one planned for the next day, or that is over, is not recalled", async () => {
  setClock("2026-12-01T15:00:00Z");
  const { actor } = await buildPlanned(1);
  setClock("2026-12-01T16:00:00Z");
  await sendInterviewReminders();
  setClock("2026-12-03T16:00:00Z");
  await sendInterviewReminders();
  expect(await subjectsTo(actor.email)).toEqual(["Un entretien vous est proposé"]);
});

/** A letter leaves at once, and what follows it within three hours at their end. */
async function sendAllEmails() {
  await dispatchDueNotifications([isInterviewNotificationCurrent]);
  setClock(new Date(now().getTime() + 4 * 3_600_000));
  await dispatchDueNotifications([isInterviewNotificationCurrent]);
}

test("a letter that waits leaves with its event; one about an interview that is cancelled meanwhile does not", async () => {
  setClock("2026-12-01T10:00:00Z");
  const kept = await buildPlanned(5);
  const gone = await buildPlanned(5);
  await putOnWaitingList(officer, gone.choice, "interview");
  await sendAllEmails();
  const letters = await database.listEmails();
  const of = (email: string) => letters.filter(({ to, kind }) => to === email && kind === "notice");
  expect(of(kept.actor.email)).toMatchObject([{ subject: "Un entretien vous est proposé" }]);
  expect(of(kept.actor.email)[0]?.events).toHaveLength(1);
  const [cancelled] = of(gone.actor.email);
  expect(cancelled?.events.join()).toContain("METHOD:CANCEL");
  expect(cancelled?.events.join()).not.toContain("METHOD:PUBLISH");
  setClock(new Date(now().getTime() + DAY));
});
