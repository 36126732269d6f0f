import { createUser, findUserIdsByEmail } from "#app/features/auth/create-user.server.ts";
import { demoUsers } from "#app/features/auth/sign-in/demo-accounts.server.ts";
import { config, DEMO_PASSWORD } from "#app/platform/config.server.ts";

export type DemoIds = Record<(typeof demoUsers)[number]["key"], string>;

/**
 * Creates the missing accounts of the demonstration and returns the four ids. Runs one query when they exist. Throws
 * in production.
 */
export async function seedDemoPeople(): Promise<DemoIds> {
  if (!config().demo) throw new Error("the demonstration's accounts are not for production");
  const known = await findUserIdsByEmail(demoUsers.map(({ email }) => email));
  const pairs: [string, string][] = [];
  for (const { key, ...person } of demoUsers) {
    const id = known.get(person.email);
    const created = id
      ? { id }
      : await createUser({ ...person, password: DEMO_PASSWORD, demo: true });
    pairs.push([key, created.id]);
  }
  return Object.fromEntries(pairs) as DemoIds;
}
