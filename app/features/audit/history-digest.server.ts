import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";

export const HISTORY_START = new Date(0);

/** SQL of all columns of a line as text. `json_build_array` always writes a value the same way. */
const lineText = sql`json_build_array(id, created_at at time zone 'UTC', written_at at time zone 'UTC', actor_id, actor_kind, action, subject_kind, subject_id, details)::text`;

const sha256 = (text: SQL) => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
const aggregatedLines = sql`string_agg(${lineText}, E'\\n' order by written_at, id)`;

export type LinesDigest = { lines: number; digest: string };

/** The unkeyed digest of the lines written from `from` to before `until`, chained to the digest `before`. */
export function digestLines(
  on: Database,
  before: string,
  from: Date,
  until: Date,
): Promise<LinesDigest> {
  return querySingleRow(
    on,
    sql`select count(*)::int as lines, ${sha256(sql`${before}::text || coalesce(${aggregatedLines}, '')`)} as digest
        from history where written_at >= ${from} and written_at < ${until}`,
  );
}

/**
 * The same for all lines before `until`, digested day by day (UTC), because the text of the whole history exceeds what
 * the database can aggregate.
 */
export function digestAllLines(on: Database, before: string, until: Date): Promise<LinesDigest> {
  const digests = sql`${before}::text || coalesce(string_agg(digest, '' order by day), '')`;
  return querySingleRow(
    on,
    sql`select coalesce(sum(lines), 0)::int as lines, ${sha256(digests)} as digest
        from (select date_trunc('day', written_at at time zone 'UTC') as day, count(*) as lines,
                ${sha256(aggregatedLines)} as digest
              from history where written_at < ${until} group by 1) as days`,
  );
}

/** The time before which no running transaction can still write lines, minus `marginMs`. */
export async function getQuietUntil(tx: Database, marginMs: number): Promise<Date> {
  const { rows } = await tx.execute<{ quiet: Date | string }>(
    sql`select least(clock_timestamp(), min(xact_start)) as quiet from pg_stat_activity
        where backend_xid is not null and pid <> pg_backend_pid()
          and datname = current_database()`,
  );
  return new Date(new Date(rows[0]?.quiet ?? 0).getTime() - marginMs);
}

async function querySingleRow(on: Database, query: SQL): Promise<LinesDigest> {
  const { rows } = await on.execute<LinesDigest>(query);
  const [row] = rows;
  if (!row) throw new Error("the query returned no row");
  return row;
}
