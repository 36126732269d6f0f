import { sql } from "drizzle-orm";
import { type Database, db } from "../db/client.server.ts";
import { installation } from "../db/schema/installation.ts";

export type Installation = typeof installation.$inferSelect;

/** Returns the row of this installation, and creates it when it is missing. */
export async function getInstallation(on: Database = db()): Promise<Installation> {
  const [found] = await on.select().from(installation);
  if (found) return found;
  await on.insert(installation).values({}).onConflictDoNothing();
  const [created] = await on.select().from(installation);
  if (!created) throw new Error("the installation has no row");
  return created;
}

/**
 * Identifies this database by the system identifier of its server, its oid and its name. A dump restored elsewhere
 * gets another identity; a copy of the server's files keeps it. Where the provider forbids the function, only oid and
 * name are used.
 */
export async function getDatabaseIdentity(): Promise<string> {
  const { rows } = await db().execute<{ number: string; name: string; canReadSystem: boolean }>(sql`
    select oid::text as number, datname::text as name,
      has_function_privilege('pg_control_system()', 'execute') as "canReadSystem"
    from pg_database where datname = current_database()`);
  const [found] = rows;
  if (!found) throw new Error("the database does not know itself");
  const server = found.canReadSystem ? await getSystemIdentifier() : "unknown";
  return `${server}/${found.number}/${found.name}`;
}

async function getSystemIdentifier(): Promise<string> {
  const { rows } = await db().execute<{ id: string }>(
    sql`select system_identifier::text as id from pg_control_system()`,
  );
  if (!rows[0]) throw new Error("the server has no system identifier");
  return rows[0].id;
}
