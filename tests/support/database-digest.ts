import type { FreshDatabase } from "./fresh-database.ts";

/** A digest of every row of every table except these: two equal ones mean that nothing changed. */
export async function getDatabaseDigest(
  database: Pick<FreshDatabase, "query">,
  except: string[] = [],
) {
  const tables = await database.query(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const tableDigest = (name: string) =>
    `select '${name}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t`;
  const names = tables.map(({ name }) => String(name)).filter((name) => !except.includes(name));
  // PostgreSQL may read tables in parallel, so the order must be explicit.
  return await database.query(
    `${names.map(tableDigest).join(" union all ") || "select 1"} order by 1`,
  );
}
