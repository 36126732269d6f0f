import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { getPermittedCampuses } from "#app/features/access/permissions.ts";
import { getNextState, states } from "#app/features/admissions/application-state.ts";
import { selectUniversityCourseIds } from "#app/features/catalogue/course.server.ts";
import { selectIneligibleOfficers } from "#app/features/staff/officers.server.ts";
import { nameKey } from "#app/i18n/name-key.ts";
import { normalizeForSearch } from "#app/i18n/normalize-for-search.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { toLatinDigits } from "#app/lib/digits.ts";
import { now } from "#app/platform/clock.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import { interviews, refusals } from "#app/platform/db/schema/decisions.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { listOrphanedAssignees } from "../orphaned-assignments.server.ts";
import { type ApplicationFilter, endedStates } from "./application-filter.ts";

/** SQL condition for the applications of the actor's campuses; none without `see:application`. */
export function applicationsVisibleTo(actor: Actor): SQL | undefined {
  const campuses = getPermittedCampuses(actor, "see:application");
  if (campuses === null) return undefined;
  return campuses.length === 0 ? sql`false` : inArray(lines.campus, campuses);
}

/** SQL condition of a filter. */
export async function toFilterCondition(
  actor: Actor,
  filter: ApplicationFilter,
): Promise<SQL | undefined> {
  const { states, campus, intakeId, assignee, courseId, universityId, answeredSince } = filter;
  const [first, ...others] = states;
  return and(
    ...toSearchConditions(filter.search),
    first && (others.length === 0 ? eq(lines.state, first) : inArray(lines.state, states)),
    campus ? eq(lines.campus, campus) : undefined,
    intakeId ? eq(lines.intakeId, intakeId) : undefined,
    assignee ? await toAssigneeCondition(actor, assignee) : undefined,
    courseId ? sql`${lines.courseIds} @> array[${courseId}]` : undefined,
    universityId
      ? sql`${lines.courseIds} && array${selectUniversityCourseIds(universityId)}`
      : undefined,
    filter.isMissingProofs ? lt(lines.proofs, lines.entries) : undefined,
    filter.request === "awaited" ? isNotNull(lines.dueOn) : undefined,
    filter.request === "overdue" ? lt(lines.dueOn, toCalendarDate(now())) : undefined,
    filter.request === "answered" ? answeredUnseen : undefined,
    filter.hasOtherTimeRequest ? asksOtherTime : undefined,
    filter.needsSecondReview ? awaitsSecondReader(actor) : undefined,
    answeredSince ? gte(lines.answeredAt, new Date(answeredSince)) : undefined,
  );
}

/** A request was answered and no staff member has opened the application since. */
const answeredUnseen = sql`${lines.answeredAt} is not null and not exists (
  select 1 from ${history} h where h.subject_kind = 'application'
    and h.subject_id = ${lines.applicationId}::text and h.action = 'application.opened'
    and h.created_at > ${lines.answeredAt})`;

/** The candidate asked for another interview time and none is planned since. */
const asksOtherTime = sql`${lines.applicationId} in (
  select c.application_id from ${interviews} i join ${choices} c on c.id = i.choice_id
  where i.state = 'other-time')`;

/** A colleague proposed to refuse a choice that can still be refused. */
function awaitsSecondReader(actor: Actor): SQL {
  const refusableStates = states.filter((state) => getNextState(state, "refuse", "school"));
  const reader = "id" in actor ? actor.id : null;
  return sql`${lines.applicationId} in (
    select c.application_id from ${refusals} r join ${choices} c on c.id = r.choice_id
    where r.confirmed_at is null and r.proposed_by_id is distinct from ${reader}::uuid
      and c.state = any(${sql.param(refusableStates)}::text[]))`;
}

/** The assignee may no longer decide on it and it is not closed: someone must take it over. */
export function isOrphaned(): SQL<boolean> {
  return sql<boolean>`((${lines.officerId}, ${lines.campus}) in (${selectIneligibleOfficers("decide:application")})
    and ${notInArray(lines.state, endedStates)})`;
}

async function toAssigneeCondition(actor: Actor, assignee: string): Promise<SQL | undefined> {
  if (assignee === "nobody") return isNull(lines.officerId);
  if (assignee === "former") return isAssignedToOrphaned(await listOrphanedAssignees());
  return eq(lines.officerId, assignee === "me" && "id" in actor ? actor.id : assignee);
}

/** SQL condition by assignee and campus, so that the index on the assignee is used. */
function isAssignedToOrphaned(
  orphanedAssignees: Awaited<ReturnType<typeof listOrphanedAssignees>>,
): SQL | undefined {
  if (orphanedAssignees.length === 0) return sql`false`;
  const assigneeConditions = orphanedAssignees.map(({ id, campus }) =>
    and(eq(lines.officerId, id), eq(lines.campus, campus)),
  );
  return and(or(...assigneeConditions), notInArray(lines.state, endedStates));
}

/**
 * A phone number as people write it: with spaces, 00 or +, the country code or the French 0. Only its digits are
 * compared.
 */
const PHONE_PATTERN = /^\+?[\d\s().-]{6,}$/;

/**
 * SQL conditions that a row contains each search term, up to eight. A term of one or two characters must begin a word.
 */
export function toSearchConditions(search: string): SQL[] {
  const folded = normalizeForSearch(toLatinDigits(search.slice(0, 200)));
  const digits = folded.replace(/\D/g, "").replace(/^0+/, "");
  if (PHONE_PATTERN.test(folded) && digits.length >= 6) return [matchesText(digits)];
  const terms = folded.split(" ").filter(Boolean).flatMap(getSearchKeys).slice(0, 8);
  return terms.map((word) => matchesText(word.length < 3 ? ` ${word}` : word));
}

/** Normalises a term as the search column does: numbers and addresses unchanged, names by `nameKey`. */
function getSearchKeys(word: string): string[] {
  return /[\d@]/.test(word) ? [word] : nameKey(word).split(" ").filter(Boolean);
}

/** A domain or a number prefix occurs in many rows, so the index is asked only for the distinctive part. */
function matchesText(part: string): SQL {
  const [, own = part] =
    /^(.{3,}@)|(?:^[a-z]{2}-\d\d-[a-z]{3}(-\d{3,})$)/.exec(part)?.filter(Boolean) ?? [];
  const indexCondition = like(lines.search, `%${own.replace(/[\\%_]/g, "\\$&")}%`);
  return own === part
    ? indexCondition
    : sql`${indexCondition} and strpos(${lines.search}, ${part}) > 0`;
}
