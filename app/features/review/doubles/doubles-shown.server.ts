import { and, eq, inArray, ne, or } from "drizzle-orm";
import { asState, type State } from "#app/features/admissions/application.ts";
import { masked } from "#app/features/admissions/personal-info/passport-masked.ts";
import { mayDecide, maySeeAsStaff } from "#app/features/admissions/policy.ts";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { doubles, listedApplications } from "#app/platform/db/schema/review.ts";
import { type Likeness, undoUntil } from "./double.ts";
import { suspectsOf } from "./suspects.server.ts";

/** What is held side by side of an application; the passport's number is masked. */
export type Side = {
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

export type ShownDoubles = {
  own: Side | null;
  suspects: { side: Side; likeness: Likeness[]; mayJoin: boolean }[];
  /** Applications of a campus that this actor does not serve look like it: nothing more is said of them. */
  elsewhere: number;
  /** Those that an officer said are the same person's, which this actor may see. */
  joined: { side: Side; isKept: boolean; by: string | null; at: Date; undoUntil: Date | null }[];
};

const nothing: ShownDoubles = { own: null, suspects: [], elsewhere: 0, joined: [] };

/** The applications that look like this one, and those it was joined with. For who may see it; else nothing. */
export async function doublesFor(actor: Actor, applicationId: string): Promise<ShownDoubles> {
  const [row] = await db().select().from(applications).where(eq(applications.id, applicationId));
  if (!row || !maySeeAsStaff(actor, row)) return nothing;
  const suspects = await suspectsOf(applicationId);
  const verdicts = await samePersonOf(applicationId);
  if (suspects.length + verdicts.length === 0) return nothing;
  const ids = [applicationId, ...suspects.map(({ id }) => id), ...verdicts.map(({ id }) => id)];
  const rows = await db().select().from(applications).where(inArray(applications.id, ids));
  const seen = rows.filter((one) => maySeeAsStaff(actor, one));
  const sides = await sidesOf(seen.map(({ id }) => id));
  const side = (id: string) => sides.find((one) => one.id === id) ?? null;
  const mayJoin = (id: string) =>
    mayDecide(actor, row) && rows.some((one) => one.id === id && mayDecide(actor, one));
  return {
    own: side(applicationId),
    suspects: suspects.flatMap(({ id, likeness }) => {
      const found = side(id);
      return found ? { side: found, likeness, mayJoin: mayJoin(id) } : [];
    }),
    elsewhere: suspects.filter(({ id }) => !side(id)).length,
    joined: verdicts.flatMap(({ id, isKept, by, at }) => {
      const [found, until] = [side(id), undoUntil(at)];
      const open = mayJoin(id) && until > now() ? until : null;
      return found ? { side: found, isKept, by, at, undoUntil: open } : [];
    }),
  };
}

/** The applications of the same person, by the verdict of an officer; `isKept`: the other one is followed. */
export async function samePersonOf(applicationId: string) {
  const rows = await db()
    .select({ pair: doubles, by: users.name })
    .from(doubles)
    .leftJoin(users, eq(users.id, doubles.decidedById))
    .where(
      and(
        eq(doubles.verdict, "same"),
        or(eq(doubles.firstId, applicationId), eq(doubles.secondId, applicationId)),
      ),
    );
  return rows.map(({ pair, by }) => ({
    id: pair.firstId === applicationId ? pair.secondId : pair.firstId,
    isKept: pair.keptId !== applicationId,
    by,
    at: pair.decidedAt,
  }));
}

async function sidesOf(ids: string[]): Promise<Side[]> {
  const rows = await db()
    .select({
      line: listedApplications,
      passport: personalInfos.passportNumber,
      phone: users.phone,
      email: users.email,
    })
    .from(listedApplications)
    .innerJoin(applications, eq(applications.id, listedApplications.applicationId))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .leftJoin(personalInfos, eq(personalInfos.applicationId, applications.id))
    .where(and(inArray(applications.id, ids), ne(listedApplications.number, "")));
  return rows.map(({ line, passport, phone, email }) => ({
    id: line.applicationId,
    number: line.number,
    campus: line.campus,
    lastName: line.lastName,
    firstName: line.firstName,
    birthOn: line.birthOn,
    passport: masked(passport),
    phone: formatPhone(phone),
    email,
    state: asState(line.state),
    submittedAt: line.submittedAt,
    choices: line.choices,
  }));
}
