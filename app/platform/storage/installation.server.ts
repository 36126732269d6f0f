import { sql } from "drizzle-orm";
import { type Database, db } from "../db/client.server.ts";
import { installation } from "../db/schema/installation.ts";

export type Installation = typeof installation.$inferSelect;

/** The row of this installation; made when it is missing. */
export async function getInstallation(on: Database = db()): Promise<Installation> {
  const [found] = await on.select().from(installation);
  if (found) return found;
  await on.insert(installation).values({}).onConflictDoNothing();
  const [created] = await on.select().from(installation);
  if (!created) throw new Error("the installation has no row");
  return created;
}

/**
 * Names this database: the system identifier of its server, its number there and its name. A dump that is restored
 * elsewhere has another one; a copy of the server's files has the same. A provider that forbids the function is left
 * with the number and the name.
 */
export async function getDatabaseIdentity(): Promise<string> {
  const { rows } = await db().execute<{ number: string; name: string; may: boolean }>(sql`
    select oid::text as number, datname::text as name,
      has_function_privilege('pg_control_system()', 'execute') as may
    from pg_database where datname = current_database()`);
  const [found] = rows;
  if (!found) throw new Error("the database does not know itself");
  const server = found.may ? await getSystemIdentifier() : "unknown";
  return `${server}/${found.number}/${found.name}`;
}

async function getSystemIdentifier(): Promise<string> {
  const { rows } = await db().execute<{ id: string }>(
    sql`select system_identifier::text as id from pg_control_system()`,
  );
  if (!rows[0]) throw new Error("the server has no system identifier");
  return rows[0].id;
}
