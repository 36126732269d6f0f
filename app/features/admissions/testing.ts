import { asc, eq } from "drizzle-orm";
import type { Student } from "#app/features/access/actor.ts";
import { buildStudent } from "#app/features/auth/testing.ts";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { buildPreparedPdf, registerPreparedFile } from "#app/features/documents/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import {
  applications,
  choices,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { reopenedSections } from "#app/platform/db/schema/admissions-openings.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { ensureCandidate } from "./application.server.ts";
import { parseState, type State, stateTable, type Transition } from "./application-state.ts";
import { submitApplication } from "./sending/submit-application.server.ts";

type InfoOverrides = Partial<typeof personalInfos.$inferInsert>;
type BuiltApplication = { actor: Student; id: string; intakeId: string };

/** The intake of September 2027, open now; one for the whole test database. */
export async function buildIntake(): Promise<string> {
  const id = "019a0000-0000-7000-8000-00000000abcd";
  await db()
    .insert(intakes)
    .values({
      id,
      year: 2027,
      nameFr: "Rentrée de septembre 2027",
      nameEn: "September 2027 intake",
      opensAt: new Date(now().getTime() - 30 * DAY_MS),
      closesAt: new Date(now().getTime() + 200 * DAY_MS),
    })
    .onConflictDoNothing();
  return id;
}

type Overrides = {
  actor?: Student;
  /** Dakar by default; null is a draft whose candidate has not chosen. */
  campus?: "senegal" | "cameroon" | null;
  info?: InfoOverrides;
};

/** An empty draft, of a new candidate by default. */
export async function buildApplication(overrides: Overrides = {}): Promise<BuiltApplication> {
  const intakeId = await buildIntake();
  const actor = overrides.actor ?? (await buildStudent());
  const [row] = await db()
    .insert(applications)
    .values({
      ...(await ensureCandidate(db(), { id: actor.id, demo: false })),
      intakeId,
      campus: overrides.campus === undefined ? "senegal" : overrides.campus,
      locale: "fr",
    })
    .returning({ id: applications.id });
  if (!row) throw new Error("an application was not inserted");
  await db()
    .insert(personalInfos)
    .values({ applicationId: row.id, ...overrides.info });
  return { actor, id: row.id, intakeId };
}

/** An entry of the education history for a draft. */
export async function buildEntry(
  applicationId: string,
  schoolYear = "2025-2026",
  values: Partial<typeof cursusEntries.$inferInsert> = {},
): Promise<string> {
  const [row] = await db()
    .insert(cursusEntries)
    .values({
      ...{ applicationId, activity: "studies", schoolYear, country: "SN", school: "Lycée" },
      ...values,
    })
    .returning({ id: cursusEntries.id });
  if (!row) throw new Error("an entry was not inserted");
  return row.id;
}

/** A draft with everything required: names, an adult's birth date, an entry, a choice. */
export async function buildReadyDraft(
  overrides: Overrides = {},
): Promise<BuiltApplication & { version: number }> {
  const info = { lastName: "Fall", firstName: "Aïssatou", birthOn: "2005-03-05" };
  const built = await buildApplication({ ...overrides, info: { ...info, ...overrides.info } });
  await buildEntry(built.id);
  const course = await buildCourse();
  await db()
    .insert(choices)
    .values({ applicationId: built.id, courseId: course.id, position: 1, stateSince: now() });
  return { ...built, version: await getVersion(built.id) };
}

/** The version that a review page would submit now. */
export async function getVersion(applicationId: string): Promise<number> {
  const [row] = await db()
    .select({ version: applications.version })
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row?.version ?? 0;
}

type SentApplication = BuiltApplication & { number: string; choices: [string, ...string[]] };

/** A submitted application with this many choices, each in the given state. */
export async function buildSentApplication(
  overrides: Overrides & { choices?: number; state?: State } = {},
): Promise<SentApplication> {
  const built = await buildReadyDraft(overrides);
  for (let position = 2; position <= (overrides.choices ?? 1); position += 1) {
    const { id: courseId } = await buildCourse();
    const row = { applicationId: built.id, courseId, position, stateSince: now() };
    await db().insert(choices).values(row);
  }
  const sent = await submitApplication(built.actor, built.id, {
    version: built.version,
    locale: "fr",
  });
  if (!sent?.ok) throw new Error("an application was not sent");
  if (overrides.state) await replaceChoiceStates(built.id, overrides.state);
  const rows = await listChoices(built.id);
  const [firstId, ...otherIds] = rows.map(({ id }) => id);
  return { ...built, number: sent.number, choices: [firstId ?? "", ...otherIds] };
}

/** Puts every choice in a state by replacing its row, because the trigger refuses the transition. */
async function replaceChoiceStates(applicationId: string, state: State): Promise<void> {
  const rows = await listChoices(applicationId);
  await db().delete(choices).where(eq(choices.applicationId, applicationId));
  await db()
    .insert(choices)
    .values(rows.map((row) => ({ ...row, state })));
}

/** Moves the end of all reopenings of an application to the past. */
export async function endReopenings(applicationId: string): Promise<void> {
  await db()
    .update(reopenedSections)
    .set({ endsAt: new Date(now().getTime() - 1_000) })
    .where(eq(reopenedSections.applicationId, applicationId));
}

/** A draft of the same candidate for a later intake. */
export async function buildNextDraft({ id }: Student): Promise<void> {
  const dates = { opensAt: new Date("2028-01-01"), closesAt: new Date("2028-06-01") };
  const [next] = await db()
    .insert(intakes)
    .values({ year: 2028, nameFr: "Rentrée 2028", nameEn: "2028 intake", ...dates })
    .returning({ id: intakes.id });
  if (!next) throw new Error("an intake was not inserted");
  await db().insert(applications).values({
    candidateId: id,
    accountId: id,
    intakeId: next.id,
    campus: "senegal",
    locale: "fr",
  });
}

/** A candidate whose latest application was submitted with a proof for a past intake, while the next one is open. */
export async function buildReturningCandidate(): Promise<Student> {
  const { actor, id, intakeId } = await buildSentApplication();
  const registered = await registerPreparedFile(actor.id, buildPreparedPdf());
  if (!registered.ok) throw new Error(registered.reason);
  await db()
    .update(cursusEntries)
    .set({ proofId: registered.id })
    .where(eq(cursusEntries.applicationId, id));
  const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS);
  await db()
    .update(intakes)
    .set({ closesAt: inDays(-2) })
    .where(eq(intakes.id, intakeId));
  const names = { nameFr: "Rentrée suivante", nameEn: "Next intake" };
  await db()
    .insert(intakes)
    .values({ ...names, year: 2028, opensAt: inDays(-1), closesAt: inDays(200) });
  return actor;
}

/** The choices of an application in order of preference. */
export async function listChoices(applicationId: string) {
  return db()
    .select()
    .from(choices)
    .where(eq(choices.applicationId, applicationId))
    .orderBy(asc(choices.position));
}

/**
 * Replays the history of an application from the initial state of its choices: each entry must be a transition that
 * `stateTable` allows its party, from where the one before ended. Returns the final states, and throws on the first
 * illegal transition.
 */
export async function replayHistory(applicationId: string, start: State = "submitted") {
  const entries = await db()
    .select()
    .from(history)
    .where(eq(history.subjectId, applicationId))
    .orderBy(asc(history.at), asc(history.id));
  const states = new Map<string, State>();
  for (const { action, actorKind, details } of entries) {
    const { choice, from, to } = details as { choice?: string; from?: string; to?: string };
    if (!choice || !from || !to) continue;
    const transition =
      stateTable[parseState(from)].transitions[action.replace("choice.", "") as Transition];
    const party = { student: "candidate", staff: "school", system: "system", visitor: null };
    if (
      (states.get(choice) ?? start) !== from ||
      transition?.to !== to ||
      transition.by !== party[actorKind]
    )
      throw new Error(`not a legal path: ${action} from ${from} to ${to} by ${actorKind}`);
    states.set(choice, transition.to);
  }
  return states;
}
