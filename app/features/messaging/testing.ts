import type { Campus, Staff, StaffRole, Student } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { newId } from "#app/platform/ids.ts";

/** A candidate who can write and be written to. */
export async function buildCandidate(overrides: { locale?: Locale } = {}): Promise<Student> {
  const id = newId();
  const person = { id, name: "Awa Ndoye", email: `${id}@exemple.test` };
  const locale = overrides.locale ?? "fr";
  await db()
    .insert(users)
    .values({ ...person, firstName: "Awa", lastName: "Ndoye", locale });
  return { kind: "student", ...person, locale };
}

/** A member of the staff, an admissions officer of the Senegal campus unless told. */
export async function buildStaff(
  overrides: { role?: StaffRole; campus?: Campus | null } = {},
): Promise<Staff> {
  const { role = "admissions", campus = "senegal" } = overrides;
  const id = newId();
  const person = { id, name: "Khady Ndiaye", email: `${id}@ecole.test` };
  await db().insert(users).values(person);
  await db().insert(staff).values({ userId: id, role, campus });
  return { kind: "staff", ...person, locale: "fr", role, campus };
}

type ThreadRow = typeof threads.$inferSelect;

/** A conversation with one message of the school, of a person made for it unless told. */
export async function buildThread(overrides: Partial<ThreadRow> = {}): Promise<ThreadRow> {
  const personId = overrides.personId ?? (await buildCandidate()).id;
  const lastMessageAt = overrides.lastMessageAt ?? now();
  const [thread] = await db()
    .insert(threads)
    .values({
      personId,
      campus: "senegal",
      subject: "Votre bulletin",
      lastMessageAt,
      ...overrides,
    })
    .returning();
  if (!thread) throw new Error("no thread");
  await db().insert(messages).values({
    threadId: thread.id,
    side: "school",
    content: "Il manque la page 2.",
    createdAt: lastMessageAt,
  });
  return thread;
}
