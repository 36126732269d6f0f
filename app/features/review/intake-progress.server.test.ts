import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildApplication, buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { requestOtherTime } from "#app/features/decisions/interview/answer-interview.server.ts";
import {
  getInterviewVersion,
  planInterview,
} from "#app/features/decisions/interview/plan-interview.server.ts";
import { makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import { refuseChoice } from "#app/features/decisions/refusal.server.ts";
import { buildInterviewInput } from "#app/features/decisions/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { assignApplications } from "./assignment.server.ts";
import { getApplicationForStaff } from "./get-application-for-staff.server.ts";
import { getIntakeProgress } from "./intake-progress.server.ts";
import { emptyFilter } from "./list/application-filter.ts";
import { listApplications } from "./list/list-applications.server.ts";
import { countWorkQueues } from "./work-queues.server.ts";

const database = await createTestDatabase();

afterEach(() => database.truncate());

const days = (count: number) => new Date(now().getTime() + count * DAY_MS);

/** An intake that opened a year earlier, with one application sent in its second week. */
async function buildLastYear(): Promise<string> {
  const id = "019a0000-0000-7000-8000-00000000aaaa";
  await db()
    .insert(intakes)
    .values({
      ...{ id, year: 2026, nameFr: "Rentrée de septembre 2026", nameEn: "September 2026 intake" },
      ...{ opensAt: days(-395), closesAt: days(-200) },
    });
  const old = await buildSentApplication();
  await db().update(applications).set({ intakeId: id }).where(eq(applications.id, old.id));
  await db()
    .update(applications)
    .set({ submittedAt: days(-387) })
    .where(eq(applications.id, old.id));
  return id;
}

test("getIntakeProgress: a new empty intake does not replace the one in progress", async () => {
  await buildSentApplication();
  await db()
    .insert(intakes)
    .values({
      ...{ year: 2027, nameFr: "Rentrée de janvier", nameEn: "January intake" },
      ...{ opensAt: days(-0.1), closesAt: days(20) },
    });
  const progress = await getIntakeProgress(await buildStaff(), null, "fr");
  expect(progress?.intake.name).toBe("Rentrée de septembre 2027");
  expect(progress?.funnel.sent).toBe(1);
  expect(progress?.intakes.map(({ name }) => name)).toContain("Rentrée de janvier");
});

test("getIntakeProgress: counts steps, campuses and weeks without personal data", async () => {
  const last = await buildLastYear();
  await buildApplication({ campus: "cameroon" });
  await buildSentApplication({ state: "offer" });
  await buildSentApplication({ campus: "cameroon", state: "enrolled" });
  const everywhere = await buildStaff();
  const progress = await getIntakeProgress(everywhere, null, "fr");
  expect(progress?.intake.name).toBe("Rentrée de septembre 2027");
  expect(progress?.previous).toBe("Rentrée de septembre 2026");
  expect(progress?.funnel).toEqual({
    ...{ begun: 3, sent: 2, reviewed: 2, offered: 2, accepted: 1, enrolled: 1 },
  });
  expect(progress?.byCampus).toMatchObject([
    { campus: "senegal", funnel: { begun: 1, sent: 1, enrolled: 0 } },
    { campus: "cameroon", funnel: { begun: 2, sent: 1, enrolled: 1 } },
  ]);
  // Opened thirty days ago: both were sent in the fifth week, last year's in its second.
  expect(progress?.weeks.map(({ now: sent, before }) => [sent, before])).toEqual([
    ...[
      [0, 0],
      [0, 1],
      [0, 0],
      [0, 0],
      [2, 0],
    ],
  ]);
  expect(JSON.stringify(progress)).not.toMatch(/Fall|Aïssatou|ER-/);
  expect(await getIntakeProgress(everywhere, last, "en")).toMatchObject({
    intake: { id: last, name: "September 2026 intake" },
    previous: null,
    funnel: { begun: 1, sent: 1 },
  });
});

test("getIntakeProgress: counts the officer's campus only; null without permission", async () => {
  await buildSentApplication();
  await buildSentApplication({ campus: "cameroon" });
  const dakar = await buildStaff({ campus: "senegal" });
  const progress = await getIntakeProgress(dakar, "no-such-intake", "fr");
  expect(progress).toMatchObject({ funnel: { begun: 1, sent: 1 }, byCampus: [] });
  for (const stranger of [visitor, await buildStaff({ role: "editor" })]) {
    expect(await getIntakeProgress(stranger, null, "fr")).toBeNull();
    expect(await countWorkQueues(stranger)).toBeNull();
  }
});

test("countWorkQueues: counts new, assigned, answered and overdue applications", async () => {
  const dakar = await buildStaff({ campus: "senegal" });
  const [one, two] = [
    await buildSentApplication(),
    await buildSentApplication({ state: "under-review" }),
  ];
  await buildSentApplication({ campus: "cameroon" });
  const none = {
    ...{ new: 1, mine: 0, answered: 0, overdue: 0 },
    ...{ otherTimes: 0, secondReviews: 0, toTakeOver: 0 },
  };
  expect(await countWorkQueues(dakar)).toEqual(none);
  await assignApplications(dakar, [one.id, two.id], dakar.id);
  expect(await countWorkQueues(dakar)).toEqual({ ...none, mine: 2 });
  expect(await countWorkQueues(await buildStaff())).toMatchObject({ mine: 0 });
  const values = { answeredAt: days(-1), dueOn: "2020-01-01" };
  await db().update(lines).set(values).where(eq(lines.applicationId, two.id));
  expect(await countWorkQueues(dakar)).toEqual({ ...none, mine: 2, answered: 1, overdue: 1 });
  await getApplicationForStaff(dakar, two.id, "fr");
  expect(await countWorkQueues(dakar)).toMatchObject({ answered: 0, overdue: 1 });
});

test("countWorkQueues: counts a requested interview time until one is planned", async () => {
  const dakar = await buildStaff({ campus: "senegal" });
  const { id, actor, choices } = await buildSentApplication({ state: "under-review" });
  const [choice] = choices;
  const expected = { state: "under-review" as const, interview: "" };
  await planInterview(dakar, choice, expected, "senegal", buildInterviewInput(5));
  expect(await countWorkQueues(dakar)).toMatchObject({ otherTimes: 0 });
  const [open] = await db().select().from(interviews);
  await requestOtherTime(actor, open?.id ?? "", "Un samedi.");
  expect(await countWorkQueues(dakar)).toMatchObject({ otherTimes: 1 });
  expect(await countWorkQueues(await buildStaff({ campus: "cameroon" }))).toMatchObject({
    otherTimes: 0,
  });
  const { rows } = await listApplications(dakar, { ...emptyFilter, hasOtherTimeRequest: true });
  expect(rows.map((row) => row.id)).toEqual([id]);
  const [interview] = await db().select().from(interviews);
  const planned = { state: "interview" as const, interview: getInterviewVersion(interview) };
  await planInterview(
    dakar,
    choice,
    planned,
    "senegal",
    buildInterviewInput(9, { moveReason: "Samedi." }),
  );
  expect(await countWorkQueues(dakar)).toMatchObject({ otherTimes: 0 });
});

test("countWorkQueues: counts a proposed refusal for other officers until it is decided", async () => {
  const proposer = await buildStaff({ campus: "senegal" });
  const reader = await buildStaff({ campus: "senegal" });
  const { id, choices } = await buildSentApplication({ state: "under-review" });
  const [choice] = choices;
  const waiting = async (actor: typeof reader) => (await countWorkQueues(actor))?.secondReviews;
  expect(await waiting(reader)).toBe(0);
  const input = {
    reasons: ["full"],
    message: "Le programme est complet.",
    advice: "Essayez en mai.",
  };
  await refuseChoice(proposer, choice, { state: "under-review" }, input);
  expect(await waiting(reader)).toBe(1);
  expect(await waiting(proposer)).toBe(0);
  expect(await waiting(await buildStaff({ campus: "cameroon" }))).toBe(0);
  const { rows } = await listApplications(reader, { ...emptyFilter, needsSecondReview: true });
  expect(rows.map((row) => row.id)).toEqual([id]);
  await makeOffer(reader, choice, "under-review", false, {});
  expect(await waiting(reader)).toBe(0);
});
