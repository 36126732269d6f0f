import { submit } from "#app/features/admissions/sending/submission.server.ts";
import { buildReady } from "#app/features/admissions/testing.ts";
import type { Student } from "#app/features/identity/actor.ts";

/** Candidates who sent an application, as the members of a group. */
export async function buildCandidates(
  count: number,
  overrides: Parameters<typeof buildReady>[0] = {},
): Promise<Student[]> {
  const students: Student[] = [];
  for (let i = 0; i < count; i++) {
    const { actor, id, version } = await buildReady(overrides);
    const sent = await submit(actor, id, { version, locale: "fr" });
    if (!sent?.ok || actor.kind !== "student") throw new Error("an application was not sent");
    students.push(actor);
  }
  return students;
}
