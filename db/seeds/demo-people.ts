import { createPerson, idsByEmail } from "#app/features/identity/people.server.ts";
import { demoPeople } from "#app/features/identity/sign-in/demonstration.server.ts";
import { config, DEMO_PASSWORD } from "#app/platform/config.server.ts";

export type DemoIds = Record<(typeof demoPeople)[number]["key"], string>;

/**
 * Creates the missing accounts of the demonstration and returns the four ids. Runs one query when they exist. Throws
 * in production.
 */
export async function seedDemoPeople(): Promise<DemoIds> {
  if (!config().demo) throw new Error("the demonstration's accounts are not for production");
  const known = await idsByEmail(demoPeople.map(({ email }) => email));
  const pairs: [string, string][] = [];
  for (const { key, ...person } of demoPeople) {
    const id = known.get(person.email);
    const created = id
      ? { id }
      : await createPerson({ ...person, password: DEMO_PASSWORD, demo: true });
    pairs.push([key, created.id]);
  }
  return Object.fromEntries(pairs) as DemoIds;
}
