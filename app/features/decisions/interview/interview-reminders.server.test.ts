import { afterEach, expect, test } from "vitest";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { dispatchDueNotifications } from "#app/features/notifications/dispatch.server.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/duration.ts";
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
afterEach(() => setClock());

async function buildPlanned(daysAhead: number) {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  const expected = { state: "under-review" as const, interview: "" };
  const result = await planInterview(
    officer,
    choice,
    expected,
    "senegal",
    buildInterviewInput(daysAhead),
  );
  if (!result?.ok) throw new Error("not planned");
  return { ...built, choice };
}
const subjectsTo = async (email: string) =>
  (await listUserNotifications(email)).map(({ subject }) => subject);

test("sendInterviewReminders: reminds once the day before, even when two workers run at once", async () => {
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

test("sendInterviewReminders: skips an interview planned for the next day and one that is past", async () => {
  setClock("2026-12-01T15:00:00Z");
  const { actor } = await buildPlanned(1);
  setClock("2026-12-01T16:00:00Z");
  await sendInterviewReminders();
  setClock("2026-12-03T16:00:00Z");
  await sendInterviewReminders();
  expect(await subjectsTo(actor.email)).toEqual(["Un entretien vous est proposé"]);
});

/** The first email is sent at once, and the ones that follow within three hours together at their end. */
async function sendAllEmails() {
  await dispatchDueNotifications([isInterviewNotificationCurrent]);
  setClock(new Date(now().getTime() + 4 * HOUR_MS));
  await dispatchDueNotifications([isInterviewNotificationCurrent]);
}

test("isInterviewNotificationCurrent: lets a queued email go with its event, but not one about a cancelled interview", async () => {
  setClock("2026-12-01T10:00:00Z");
  const upcoming = await buildPlanned(5);
  const cancelledLater = await buildPlanned(5);
  await putOnWaitingList(officer, cancelledLater.choice, "interview");
  await sendAllEmails();
  const emails = await database.listEmails();
  const emailsTo = (email: string) =>
    emails.filter(({ to, kind }) => to === email && kind === "notice");
  expect(emailsTo(upcoming.actor.email)).toMatchObject([
    { subject: "Un entretien vous est proposé" },
  ]);
  expect(emailsTo(upcoming.actor.email)[0]?.events).toHaveLength(1);
  const [cancelled] = emailsTo(cancelledLater.actor.email);
  expect(cancelled?.events.join()).toContain("METHOD:CANCEL");
  expect(cancelled?.events.join()).not.toContain("METHOD:PUBLISH");
  setClock(new Date(now().getTime() + DAY_MS));
});
