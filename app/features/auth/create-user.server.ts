import { and, count, eq, inArray, ne } from "drizzle-orm";
import type { Campus, StaffRole } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatFullName } from "#app/lib/person-name.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, staff, users } from "#app/platform/db/schema/identity.ts";
import { StartRefused } from "#app/platform/start-refused.ts";
import { hashPassword } from "./library/hash-password.server.ts";

export type NewUser = {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  /** Without it the user has no sign-in method yet. */
  password?: string;
  demo?: boolean;
  /** `campus: null` means every campus. */
  staff?: { role: StaffRole; campus: Campus | null };
};

/** Creates a user with a verified address. For seeds and tests: does not check permissions. */
export async function createUser(input: NewUser): Promise<{ id: string }> {
  const passwordHash = input.password && (await hashPassword(input.password));
  return transaction((tx) => insertUser(tx, input, passwordHash));
}

/** As `createUser`, in the caller's transaction, with a password hash. */
export async function insertUser(
  tx: Database,
  input: NewUser,
  passwordHash: string | undefined,
): Promise<{ id: string }> {
  const { firstName, lastName, locale, demo = false } = input;
  const email = input.email.toLowerCase();
  const name = formatFullName(input);
  const [user] = await tx
    .insert(users)
    .values({ email, name, firstName, lastName, locale, demo, emailVerified: true })
    .returning({ id: users.id });
  if (!user) throw new Error("a person was not inserted");
  const { id } = user;
  if (passwordHash)
    await tx
      .insert(accounts)
      .values({ userId: id, accountId: id, providerId: "credential", password: passwordHash });
  if (input.staff) await tx.insert(staff).values({ userId: id, ...input.staff });
  await recordHistory(tx, "system", "person.created", { kind: "person", id });
  return { id };
}

/** Maps those of the given addresses that have an account to their user ids. */
export async function findUserIdsByEmail(emails: string[]): Promise<Map<string, string>> {
  const rows = await db()
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/**
 * Whether a Google or Facebook account is linked. Without one, the names come from our form, where an empty first
 * name means that the one-name checkbox was ticked.
 */
export async function hasProviderAccount(tx: Database, userId: string): Promise<boolean> {
  const isLinkedAccount = and(eq(accounts.userId, userId), ne(accounts.providerId, "credential"));
  const [row] = await tx.select({ id: accounts.id }).from(accounts).where(isLinkedAccount).limit(1);
  return row !== undefined;
}

/** The number of demonstration users. */
export async function countDemoUsers(): Promise<number> {
  const [row] = await db().select({ n: count() }).from(users).where(eq(users.demo, true));
  return row?.n ?? 0;
}

/** Refuses the start of production on a database with demonstration users, because their password is public. */
export async function refuseDemoUsers(): Promise<void> {
  const people = await countDemoUsers();
  if (people > 0)
    throw new StartRefused(
      `APP_MODE is production, but this database holds ${people} demonstration accounts: use another database or DATA_DIR.`,
    );
}
