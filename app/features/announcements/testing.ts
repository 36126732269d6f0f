import type { Student } from "#app/features/access/actor.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import { buildReadyDraft } from "#app/features/admissions/testing.ts";

/** Candidates with a submitted application. */
export async function buildCandidates(
  count: number,
  overrides: Parameters<typeof buildReadyDraft>[0] = {},
): Promise<Student[]> {
  const students: Student[] = [];
  for (let i = 0; i < count; i++) {
    const { actor, id, version } = await buildReadyDraft(overrides);
    const sent = await submitApplication(actor, id, { version, locale: "fr" });
    if (!sent?.ok || actor.kind !== "student") throw new Error("an application was not sent");
    students.push(actor);
  }
  return students;
}
