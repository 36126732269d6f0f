import { and, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { applications, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { duplicates, listedApplications } from "#app/platform/db/schema/review.ts";
import type { MatchReason } from "./duplicate.ts";

const [own, other] = [alias(listedApplications, "own"), alias(listedApplications, "other")];
const [ownRow, otherRow] = [alias(applications, "own_row"), alias(applications, "other_row")];
const [ownInfo, otherInfo] = [alias(personalInfos, "own_info"), alias(personalInfos, "other_info")];
const [ownUser, otherUser] = [alias(users, "own_user"), alias(users, "other_user")];

/** SQL of the words of a name in alphabetical order, so that swapped first and family names match. */
const sortedNameParts = (name: SQLWrapper) =>
  sql`(select string_agg(w, ' ' order by w) from unnest(string_to_array(${name}, ' ')) w where w <> '')`;

/** SQL condition that, of two names of two or more words, one has every word of the other and more, for example a second first name. */
const isNamePart = (one: SQLWrapper, another: SQLWrapper) => {
  const [ones, others] = [sql`string_to_array(${one}, ' ')`, sql`string_to_array(${another}, ' ')`];
  return sql`cardinality(${ones}) >= 2 and cardinality(${others}) >= 2 and ${sortedNameParts(one)} <> ${sortedNameParts(another)}
    and (${ones} @> ${others} or ${others} @> ${ones})`;
};

/** The same date of birth, or the same year when one of them has the year only. */
const isSameBirth = sql`(${own.birthOn} = ${other.birthOn} or (
  least(length(${own.birthOn}), length(${other.birthOn})) = 4 and left(${own.birthOn}, 4) = left(${other.birthOn}, 4)))`;

// The phone of the account itself: siblings give the same numbers of their parents.
const matchConditions = {
  passport: sql<boolean>`coalesce(${ownInfo.passportNumber} = ${otherInfo.passportNumber}, false)`,
  "name-and-birth": sql<boolean>`coalesce(${isSameBirth} and ${sortedNameParts(own.nameOrder)} = ${sortedNameParts(other.nameOrder)}, false)`,
  "part-of-name-and-birth": sql<boolean>`coalesce(${isSameBirth} and ${isNamePart(own.nameOrder, other.nameOrder)}, false)`,
  phone: sql<boolean>`coalesce(${ownUser.phone} = ${otherUser.phone}, false)`,
} satisfies Record<MatchReason, unknown>;

export type DuplicateMatch = { id: string; matchReasons: MatchReason[] };

const MAX_MATCHES = 10;

/**
 * Finds submitted applications of the same intake by other accounts that match this one, on any campus, oldest first, up to ten.
 * Leaves out pairs judged the same or different; an undone pair matches again. Checks no permission: the caller decides what may be shown.
 */
export function findDuplicates(applicationId: string): Promise<DuplicateMatch[]> {
  return queryDuplicates(applicationId, db());
}

/** Whether the second is among the matches of the first (rules of `findDuplicates`). Checks no permission. */
export async function isPossibleDuplicate(
  tx: Database,
  oneId: string,
  otherId: string,
): Promise<boolean> {
  return (await queryDuplicates(oneId, tx, eq(other.applicationId, otherId))).length > 0;
}

async function queryDuplicates(
  applicationId: string,
  on: Database,
  only?: SQL,
): Promise<DuplicateMatch[]> {
  const rows = await on
    .select({ id: other.applicationId, ...matchConditions })
    .from(own)
    .innerJoin(ownRow, eq(ownRow.id, own.applicationId))
    .innerJoin(ownUser, eq(ownUser.id, ownRow.accountId))
    .innerJoin(ownInfo, eq(ownInfo.applicationId, own.applicationId))
    .innerJoin(
      other,
      and(eq(other.intakeId, own.intakeId), ne(other.applicationId, own.applicationId)),
    )
    .innerJoin(otherRow, eq(otherRow.id, other.applicationId))
    .innerJoin(otherUser, and(eq(otherUser.id, otherRow.accountId), ne(otherUser.id, ownUser.id)))
    .innerJoin(otherInfo, eq(otherInfo.applicationId, other.applicationId))
    .where(
      and(
        eq(own.applicationId, applicationId),
        only,
        sql`(${matchConditions.passport} or ${matchConditions["name-and-birth"]} or ${matchConditions["part-of-name-and-birth"]} or ${matchConditions.phone})`,
        sql`not exists (select 1 from ${duplicates} d where d.verdict <> 'undone'
          and d.first_id = least(${own.applicationId}, ${other.applicationId})
          and d.second_id = greatest(${own.applicationId}, ${other.applicationId}))`,
      ),
    )
    .orderBy(other.submittedAt)
    .limit(MAX_MATCHES);
  return rows.map(({ id, ...alike }) => ({
    id,
    matchReasons: (Object.keys(matchConditions) as MatchReason[]).filter((one) => alike[one]),
  }));
}
