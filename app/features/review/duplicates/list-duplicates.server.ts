import { and, eq, inArray, ne, or } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { formatPhone } from "#app/features/accounts/phone.server.ts";
import { parseState, type State } from "#app/features/admissions/application-state.ts";
import { canDecide, canSeeAsStaff } from "#app/features/admissions/policy.ts";
import { maskAnswer } from "#app/features/admissions/record/mask-answers.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { duplicates, listedApplications } from "#app/platform/db/schema/review.ts";
import { getUndoDeadline, type MatchReason } from "./duplicate.ts";
import { findDuplicates } from "./find-duplicates.server.ts";

/** The fields shown side by side; the passport number is masked. */
export type ComparedApplication = {
  id: string;
  number: string;
  campus: Campus;
  lastName: string;
  firstName: string;
  birthOn: string | null;
  passport: string | null;
  phone: string | null;
  email: string;
  state: State;
  submittedAt: Date;
  choices: number;
};

export type DuplicatesView = {
  application: ComparedApplication | null;
  matches: { application: ComparedApplication; matchReasons: MatchReason[]; canLink: boolean }[];
  /** How many matches are on a campus that the actor does not serve; nothing else of them is disclosed. */
  elsewhere: number;
  /** Applications that an officer linked as the same person's, if the actor may see them. */
  linked: {
    application: ComparedApplication;
    isKept: boolean;
    by: string | null;
    at: Date;
    undoUntil: Date | null;
  }[];
};

const noDuplicates: DuplicatesView = { application: null, matches: [], elsewhere: 0, linked: [] };

/** Lists the matches and the linked applications. Empty when the actor may not see the application. */
export async function getDuplicates(actor: Actor, applicationId: string): Promise<DuplicatesView> {
  const [row] = await db().select().from(applications).where(eq(applications.id, applicationId));
  if (!row || !canSeeAsStaff(actor, row)) return noDuplicates;
  const matches = await findDuplicates(applicationId);
  const verdicts = await listSamePersonApplications(applicationId);
  if (matches.length + verdicts.length === 0) return noDuplicates;
  const ids = [applicationId, ...matches.map(({ id }) => id), ...verdicts.map(({ id }) => id)];
  const rows = await db().select().from(applications).where(inArray(applications.id, ids));
  const visible = rows.filter((one) => canSeeAsStaff(actor, one));
  const compared = await loadComparedApplications(visible.map(({ id }) => id));
  const findCompared = (id: string) => compared.find((one) => one.id === id) ?? null;
  const canLink = (id: string) =>
    canDecide(actor, row) && rows.some((one) => one.id === id && canDecide(actor, one));
  return {
    application: findCompared(applicationId),
    matches: matches.flatMap(({ id, matchReasons }) => {
      const application = findCompared(id);
      return application ? { application, matchReasons, canLink: canLink(id) } : [];
    }),
    elsewhere: matches.filter(({ id }) => !findCompared(id)).length,
    linked: verdicts.flatMap(({ id, isKept, by, at }) => {
      const [application, until] = [findCompared(id), getUndoDeadline(at)];
      const open = canLink(id) && until > now() ? until : null;
      return application ? { application, isKept, by, at, undoUntil: open } : [];
    }),
  };
}

/** The applications linked as the same person's. `isKept`: the other application is the one that continues. */
export async function listSamePersonApplications(applicationId: string) {
  const rows = await db()
    .select({ pair: duplicates, by: users.name })
    .from(duplicates)
    .leftJoin(users, eq(users.id, duplicates.decidedById))
    .where(
      and(
        eq(duplicates.verdict, "same"),
        or(eq(duplicates.firstId, applicationId), eq(duplicates.secondId, applicationId)),
      ),
    );
  return rows.map(({ pair, by }) => ({
    id: pair.firstId === applicationId ? pair.secondId : pair.firstId,
    isKept: pair.keptId !== applicationId,
    by,
    at: pair.decidedAt,
  }));
}

async function loadComparedApplications(ids: string[]): Promise<ComparedApplication[]> {
  const rows = await db()
    .select({
      line: listedApplications,
      passport: personalInfos.passportNumber,
      phone: users.phone,
      email: users.email,
    })
    .from(listedApplications)
    .innerJoin(applications, eq(applications.id, listedApplications.applicationId))
    .innerJoin(users, eq(users.id, applications.accountId))
    .leftJoin(personalInfos, eq(personalInfos.applicationId, applications.id))
    .where(and(inArray(applications.id, ids), ne(listedApplications.number, "")));
  return rows.map(({ line, passport, phone, email }) => ({
    id: line.applicationId,
    number: line.number,
    campus: line.campus,
    lastName: line.lastName,
    firstName: line.firstName,
    birthOn: line.birthOn,
    passport: maskAnswer(passport),
    phone: formatPhone(phone),
    email,
    state: parseState(line.state),
    submittedAt: line.submittedAt,
    choices: line.choices,
  }));
}
