import type { FreshDatabase } from "./fresh-database.ts";
import { createSignedInClient, type TestClient } from "./test-client.ts";

/** Signs in the demonstration's administrator and starts a support session in this candidate's area. */
export async function impersonate(
  origin: string,
  database: FreshDatabase,
  email: string,
): Promise<TestClient> {
  const [row] = await database.query(`select id from users where email = '${email}'`);
  const administrator = await createSignedInClient(origin, "admin@demo.test");
  const page = `/administration/personnes/${row?.id}/espace`;
  const response = await administrator.submit(page, { reason: "Vous nous avez appelés ce matin" });
  if (response.status !== 302) throw new Error(`the view did not begin: ${response.status}`);
  return administrator;
}

/** Adds an unread message of the school; returns the address of its thread. */
export async function createUnreadThread(database: FreshDatabase, email: string): Promise<string> {
  const [row] = await database.query(`
    with t as (
      select t.id from threads t join users u on u.id = t.person_id where u.email = '${email}' limit 1),
    m as (
      insert into messages (id, thread_id, side, content, created_at)
      select gen_random_uuid(), t.id, 'school', 'Bonjour.', now() from t returning thread_id)
    update threads set last_message_at = now() where id = (select thread_id from m) returning id`);
  return `/espace-etudiant/messagerie/${row?.id}`;
}
