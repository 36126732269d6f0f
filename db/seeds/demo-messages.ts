import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { NIL, v5 } from "uuid";
import { DEMO_USER_CREATED } from "#app/features/auth/sign-in/demo-user.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { type DemoConversation, demoConversations, samples } from "./demo-message-texts.ts";

type Campus = "senegal" | "cameroon";
type Recipient = { id: string; campus: Campus; applicationId: string | null };
type ThreadInput = {
  key: string;
  announcementId?: string;
  locale: Locale;
  subject: string;
  lines: { side: "person" | "school"; content: string; at: Date }[];
  /** Whether each side has read all of it. */
  seen: { person: boolean; school: boolean };
};

/** In the order in which they were sent. */
const sampleKeys = ["fees", "training", "openDay"] as const;
type SampleKey = (typeof sampleKeys)[number];

/**
 * Adds the three sample messages (DEMO-01) in the language of a demonstration user. They count as an announcement, so
 * the office lists them once they are answered. Idempotent: replies and read state stay. Does nothing for other
 * users. With `isNew`, no message is older than the account.
 */
export async function seedSampleMessages(personId: string, isNew = false): Promise<void> {
  await transaction(async (tx) => {
    const [person] = await tx
      .select({ locale: users.locale, createdAt: users.createdAt })
      .from(users)
      .where(and(eq(users.id, personId), eq(users.demo, true)));
    if (!person) return;
    const to = { id: personId, campus: await getCampus(tx, personId), applicationId: null };
    const typography = person.locale === "fr" ? frenchTypography : englishTypography;
    const dates = sampleDates(now(), isNew ? person.createdAt : undefined);
    for (const key of sampleKeys) {
      const { subject, content } = samples[person.locale][key];
      const lines = [{ side: "school" as const, content: typography(content), at: dates[key] }];
      const seen = { person: key === "fees", school: true };
      const { locale } = person;
      const announcementId = v5("erabao-demo-announcement", sampleThreadId(key, NIL));
      const thread = { locale, subject: typography(subject), lines, seen };
      await insertThread(tx, to, { key, announcementId, ...thread });
    }
  });
}

/** Runs in a demonstration when somebody signs up through its fake Google or Facebook. */
export const seedSampleMessagesJob = defineJob({
  ...DEMO_USER_CREATED,
  run: ({ personId }) => seedSampleMessages(personId, true),
});

/** Adds the samples for each demonstration candidate, and conversations of the first applicants of each campus. */
export async function seedDemoMessages(): Promise<void> {
  for (const id of await findCandidatesWithoutSamples()) await seedSampleMessages(id);
  await transaction(async (tx) => {
    for (const campus of ["senegal", "cameroon"] as const) {
      const people = await listFirstApplicants(tx, campus);
      for (const [index, talk] of demoConversations.entries()) {
        const person = people[index];
        if (person) await insertConversation(tx, person, talk);
      }
    }
  });
}

const sampleThreadId = (key: string, personId: string) => v5(`erabao-demo-${key}`, personId);

/** The demonstration candidates without the samples. */
async function findCandidatesWithoutSamples(): Promise<string[]> {
  const people = await db()
    .select({ id: users.id })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(and(eq(users.demo, true), isNull(staff.userId)));
  const bySampleId = new Map(people.map(({ id }) => [sampleThreadId("fees", id), id]));
  const existing = await db()
    .select({ id: threads.id })
    .from(threads)
    .where(inArray(threads.id, [...bySampleId.keys()]));
  for (const { id } of existing) bySampleId.delete(id);
  return [...bySampleId.values()];
}

async function getCampus(tx: Database, personId: string): Promise<Campus> {
  const [row] = await tx
    .select({ campus: applications.campus })
    .from(applications)
    .where(eq(applications.accountId, personId))
    .limit(1);
  return row?.campus ?? "senegal";
}

/** The messages name a day without a year: they are dated in the latest past autumn, and never before `since`. */
function sampleDates(today: Date, since?: Date) {
  const year = today.getUTCFullYear();
  const thisYear = Date.UTC(year, 9, 15, 8, 30) <= today.getTime() ? year : year - 1;
  const past = (month: number, day: number) =>
    Math.min(Date.UTC(thisYear, month, day, 8, 30), today.getTime() - DAY_MS / 24);
  const usualTimes = { fees: past(9, 15), training: past(10, 12), openDay: past(10, 17) };
  // One millisecond apart, so that they stay in order.
  const dates = sampleKeys.map((key, place) => {
    const at = Math.max(usualTimes[key], since ? since.getTime() + place : 0);
    return [key, new Date(at)] as const;
  });
  return Object.fromEntries(dates) as Record<SampleKey, Date>;
}

async function listFirstApplicants(tx: Database, campus: Campus): Promise<Recipient[]> {
  const rows = await tx
    .select({
      id: applications.accountId,
      applicationId: applications.id,
    })
    .from(applications)
    .where(
      and(
        eq(applications.demo, true),
        eq(applications.campus, campus),
        eq(applications.locale, "fr"),
        isNotNull(applications.submittedAt),
      ),
    )
    .orderBy(asc(applications.number))
    .limit(demoConversations.length);
  return rows.map((row) => ({ ...row, campus }));
}

async function insertConversation(
  tx: Database,
  person: Recipient,
  conversation: DemoConversation,
): Promise<void> {
  const lines = conversation.lines.map(({ side, content, daysAgo }, index) => ({
    side,
    content: frenchTypography(content),
    at: new Date(now().getTime() - daysAgo * DAY_MS + index * 600_000),
  }));
  const seen = { person: true, school: conversation.answered };
  await insertThread(tx, person, {
    key: conversation.key,
    locale: "fr",
    subject: frenchTypography(conversation.subject),
    lines,
    seen,
  });
}

/** Ids are derived from the person and the key, so that a second run finds the existing thread. */
async function insertThread(tx: Database, person: Recipient, input: ThreadInput) {
  const { key, announcementId, locale, subject, lines, seen } = input;
  const id = sampleThreadId(key, person.id);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return;
  const inserted = await tx
    .insert(threads)
    .values({
      id,
      personId: person.id,
      campus: person.campus,
      applicationId: person.applicationId,
      announcementId,
      locale,
      subject,
      lastMessageAt: last.at,
      personReadAt: seen.person ? last.at : null,
      schoolReadAt: seen.school ? last.at : null,
      createdAt: first.at,
    })
    .onConflictDoNothing()
    .returning({ id: threads.id });
  if (inserted.length === 0) return;
  const rows = lines.map(({ side, content, at }, index) => {
    const authorId = side === "person" ? person.id : null;
    return {
      id: v5(String(index), id),
      threadId: id,
      side,
      authorId,
      locale,
      content,
      createdAt: at,
    };
  });
  await tx.insert(messages).values(rows);
}
