import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { buildApplication, buildSentApplication } from "#app/features/admissions/testing.ts";
import { requestOtherTime } from "#app/features/decisions/interview/answer-interview.server.ts";
import {
  getInterviewVersion,
  planInterview,
} from "#app/features/decisions/interview/plan-interview.server.ts";
import { makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import { refuseChoice } from "#app/features/decisions/refusal.server.ts";
import { buildInterviewInput } from "#app/features/decisions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, intakes } from "#app/platform/db/schema/admissions.ts";
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

const days = (count: number) => new Date(now().getTime() + count * 86_400_000);

/** An intake that opened a year before the other, and one application that was sent in its second week. */
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

test("an intake that opens today and holds nothing leaves the figures of the one at work", async () => {
  await buildSentApplication();
  await db()
    .insert(intakes)
    .values({
      ...{ year: 2027, nameFr: "Rentrée de janvier", nameEn: "January intake" },
      ...{ opensAt: days(-0.1), closesAt: days(20) },
    });
  const told = await getIntakeProgress(await buildStaff(), null, "fr");
  expect(told?.intake.name).toBe("Rentrée de septembre 2027");
  expect(told?.funnel.sent).toBe(1);
  expect(told?.intakes.map(({ name }) => name)).toContain("Rentrée de janvier");
});

test("an intake is told by numbers alone, by campus, and by weeks beside the one before", async () => {
  const last = await buildLastYear();
  await buildApplication({ campus: "cameroon" });
  await buildSentApplication({ state: "offer" });
  await buildSentApplication({ campus: "cameroon", state: "enrolled" });
  const everywhere = await buildStaff();
  const told = await getIntakeProgress(everywhere, null, "fr");
  expect(told?.intake.name).toBe("Rentrée de septembre 2027");
  expect(told?.previous).toBe("Rentrée de septembre 2026");
  expect(told?.funnel).toEqual({
    ...{ begun: 3, sent: 2, reviewed: 2, offered: 2, accepted: 1, enrolled: 1 },
  });
  expect(told?.byCampus).toMatchObject([
    { campus: "senegal", funnel: { begun: 1, sent: 1, enrolled: 0 } },
    { campus: "cameroon", funnel: { begun: 2, sent: 1, enrolled: 1 } },
  ]);
  // Opened thirty days ago: both were sent in the fifth week, that of last year in its second.
  expect(told?.weeks.map(({ now: sent, before }) => [sent, before])).toEqual([
    ...[
      [0, 0],
      [0, 1],
      [0, 0],
      [0, 0],
      [2, 0],
    ],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/Fall|Aïssatou|ER-/);
  expect(await getIntakeProgress(everywhere, last, "en")).toMatchObject({
    intake: { id: last, name: "September 2026 intake" },
    previous: null,
    funnel: { begun: 1, sent: 1 },
  });
});

test("an officer is told of the campus they serve, and who sees no application of nothing", async () => {
  await buildSentApplication();
  await buildSentApplication({ campus: "cameroon" });
  const dakar = await buildStaff({ campus: "senegal" });
  const told = await getIntakeProgress(dakar, "no-such-intake", "fr");
  expect(told).toMatchObject({ funnel: { begun: 1, sent: 1 }, byCampus: [] });
  for (const nobody of [visitor, await buildStaff({ role: "editor" })]) {
    expect(await getIntakeProgress(nobody, null, "fr")).toBeNull();
    expect(await countWorkQueues(nobody)).toBeNull();
  }
});

test("what waits: new, in one's charge, answered and not opened since, late", async () => {
  const dakar = await buildStaff({ campus: "senegal" });
  const [one, two] = [
    await buildSentApplication(),
    await buildSentApplication({ state: "under-review" }),
  ];
  await buildSentApplication({ campus: "cameroon" });
  const none = {
    ...{ new: 1, mine: 0, answered: 0, overdue: 0 },
    ...{ otherTime: 0, toReread: 0, toTakeOver: 0 },
  };
  expect(await countWorkQueues(dakar)).toEqual(none);
  await assignApplications(dakar, [one.id, two.id], dakar.id);
  expect(await countWorkQueues(dakar)).toEqual({ ...none, mine: 2 });
  expect(await countWorkQueues(await buildStaff())).toMatchObject({ mine: 0 });
  const asked = { answeredAt: days(-1), dueOn: "2020-01-01" };
  await db().update(lines).set(asked).where(eq(lines.applicationId, two.id));
  expect(await countWorkQueues(dakar)).toEqual({ ...none, mine: 2, answered: 1, overdue: 1 });
  await getApplicationForStaff(dakar, two.id, "fr");
  expect(await countWorkQueues(dakar)).toMatchObject({ answered: 0, overdue: 1 });
});

test("an interview whose candidate asks for another time waits, until one is planned", async () => {
  const dakar = await buildStaff({ campus: "senegal" });
  const { id, actor, choices } = await buildSentApplication({ state: "under-review" });
  const [choice] = choices;
  const judged = { state: "under-review" as const, interview: "" };
  await planInterview(dakar, choice, judged, "senegal", buildInterviewInput(5));
  expect(await countWorkQueues(dakar)).toMatchObject({ otherTime: 0 });
  const [open] = await db().select().from(interviews);
  await requestOtherTime(actor, open?.id ?? "", "Un samedi.");
  expect(await countWorkQueues(dakar)).toMatchObject({ otherTime: 1 });
  expect(await countWorkQueues(await buildStaff({ campus: "cameroon" }))).toMatchObject({
    otherTime: 0,
  });
  const { rows } = await listApplications(dakar, { ...emptyFilter, otherTime: true });
  expect(rows.map((row) => row.id)).toEqual([id]);
  const [asked] = await db().select().from(interviews);
  const seen = { state: "interview" as const, interview: getInterviewVersion(asked) };
  await planInterview(
    dakar,
    choice,
    seen,
    "senegal",
    buildInterviewInput(9, { because: "Samedi." }),
  );
  expect(await countWorkQueues(dakar)).toMatchObject({ otherTime: 0 });
});

test("a proposed refusal waits for the officers who did not propose it, while it can be confirmed", async () => {
  const proposer = await buildStaff({ campus: "senegal" });
  const reader = await buildStaff({ campus: "senegal" });
  const { id, choices } = await buildSentApplication({ state: "under-review" });
  const [choice] = choices;
  const waiting = async (actor: typeof reader) => (await countWorkQueues(actor))?.toReread;
  expect(await waiting(reader)).toBe(0);
  const said = { reasons: ["full"], words: "Le programme est complet.", advice: "Essayez en mai." };
  await refuseChoice(proposer, choice, { state: "under-review" }, said);
  expect(await waiting(reader)).toBe(1);
  expect(await waiting(proposer)).toBe(0);
  expect(await waiting(await buildStaff({ campus: "cameroon" }))).toBe(0);
  const { rows } = await listApplications(reader, { ...emptyFilter, toReread: true });
  expect(rows.map((row) => row.id)).toEqual([id]);
  await makeOffer(reader, choice, "under-review", false, {});
  expect(await waiting(reader)).toBe(0);
});
