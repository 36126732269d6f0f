import { eq } from "drizzle-orm";
import type { Staff, Student } from "#app/features/access/actor.ts";
import { attachProof } from "#app/features/admissions/cursus/cursus.server.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import {
  buildEntry,
  buildIntake,
  buildReadyDraft,
  buildSentApplication,
  getVersion,
  listChoices,
} from "#app/features/admissions/testing.ts";
import type { Caller } from "#app/features/auth/caller.server.ts";
import {
  buildCaller,
  buildStaff,
  buildStudent,
  buildUser,
  signInAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { planInterview } from "#app/features/decisions/interview/plan-interview.server.ts";
import { listConditions } from "#app/features/decisions/offer/condition.server.ts";
import { makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import {
  answerRequest,
  requestInformation,
} from "#app/features/decisions/request/request.server.ts";
import { buildInterviewInput } from "#app/features/decisions/testing.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { addNote } from "#app/features/review/notes/edit-notes.server.ts";
import { listNotes } from "#app/features/review/notes/list-notes.server.ts";
import { buildDuplicatePair } from "#app/features/review/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import type { ActorName } from "./action.ts";

export type StaffFixtures = Awaited<ReturnType<typeof buildStaffFixtures>>;

/** Creates one of each object that the staff handle, all at the campus of Dakar, and the actors. */
export async function buildStaffFixtures() {
  const people = await buildActors();
  const { here } = people;
  return {
    ...people,
    intakeId: await buildIntake(),
    application: await buildWithProof(here),
    pair: await buildDuplicatePair(),
    requested: await buildWithRequest(here),
    answered: await buildWithAnswer(here),
    invited: await buildWithInterview(here),
    offered: await buildWithOffer(here),
    person: await buildWithSession(),
    colleague: await buildWithSession({ staff: { role: "admissions", campus: "senegal" } }),
  };
}

async function buildActors() {
  const password = TEST_PASSWORD;
  const here = await buildStaff({ campus: "senegal", password });
  const there = await buildStaff({ campus: "cameroon", password });
  const both = await buildStaff({ password });
  const editor = await buildStaff({ role: "editor", password });
  const administrator = await buildStaff({ role: "administrator", password });
  const impersonator = { name: administrator.name, until: new Date("2100-01-01") };
  const impersonating: Student = { ...(await buildStudent()), impersonatedBy: impersonator };
  const askers: Record<ActorName, Staff | Student> = {
    ...{ here, there, both, editor, administrator, impersonating },
  };
  const callers = new Map<string, Caller>();
  for (const { id, email } of [here, there, both, editor, administrator])
    callers.set(id, buildCaller({ headers: await withOrigin(email) }));
  const getCaller = ({ id }: { id: string }) => callers.get(id) ?? buildCaller();
  return { askers, here, editor, administrator, getCaller };
}

async function withOrigin(email: string): Promise<Headers> {
  const headers = await signInAs(email);
  headers.set("origin", "http://localhost:3000");
  return headers;
}

/** A person with an open session. */
async function buildWithSession(overrides: Parameters<typeof buildUser>[0] = {}) {
  const person = await buildUser({ password: TEST_PASSWORD, ...overrides });
  await signInAs(person.email);
  return person;
}

/** An application with a proof and a note. */
async function buildWithProof(officer: Staff) {
  const { actor, id } = await buildReadyDraft();
  await attachProof(actor, id, await buildEntry(id, "2024-2025"), buildPdf());
  const sent = await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  const [file] = await db().select().from(files).where(eq(files.ownerId, actor.id));
  const [choice] = await listChoices(id);
  await addNote(officer, id, "À rappeler.");
  const { rows } = await listNotes(officer, id);
  if (!sent?.ok || !file || !choice || !rows[0]) throw new Error("the application is not whole");
  const { courseId } = choice;
  return { id, candidate: actor, fileId: file.id, choice: choice.id, courseId, note: rows[0].id };
}

async function buildWithRequest(officer: Staff) {
  const { actor, id, choices } = await buildSentApplication({ state: "under-review" });
  const requestInput = { kind: "document", message: "Le diplôme." };
  await requestInformation(officer, choices[0], "under-review", requestInput);
  const [request] = (await getChoiceTimeline(id)).requests;
  if (!request) throw new Error("nothing was asked");
  const sections = { kind: "sections", message: "Le nom est faux." };
  await requestInformation(officer, choices[0], "more-information-asked", sections, ["identity"]);
  return { reopened: id, candidate: actor, request: request.id };
}

async function buildWithAnswer(officer: Staff) {
  const { actor, id, choices } = await buildSentApplication({ state: "under-review" });
  const requestInput = { kind: "document", message: "Le diplôme." };
  await requestInformation(officer, choices[0], "under-review", requestInput);
  const [request] = (await getChoiceTimeline(id)).requests;
  await answerRequest(actor, request?.id ?? "", { file: buildPdf() });
  const [answered] = (await getChoiceTimeline(id)).requests;
  if (!answered?.file) throw new Error("no answer");
  return { fileId: answered.file.id };
}

async function buildWithInterview(officer: Staff) {
  const { choices } = await buildSentApplication({ state: "under-review" });
  const [choice] = choices;
  const seen = { state: "under-review" as const, interview: "" };
  await planInterview(officer, choice, seen, "senegal", buildInterviewInput(9));
  const [interview] = await db().select().from(interviews).where(eq(interviews.choiceId, choice));
  if (!interview) throw new Error("no interview");
  return { choice, interview: interview.id };
}

async function buildWithOffer(officer: Staff) {
  const { choices } = await buildSentApplication({ state: "under-review" });
  const [choice] = choices;
  await makeOffer(officer, choice, "under-review", true, { conditions: "Le DESO" });
  const [condition] = await listConditions(db(), choice);
  if (!condition) throw new Error("no condition");
  return { choice, condition: condition.id };
}
