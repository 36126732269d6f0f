import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { secondFactors } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import type { Staff, Student } from "./actor.ts";
import { makeRecoveryCodes } from "./auth/factor/recovery-codes.server.ts";
import { seal } from "./auth/factor/seal.server.ts";
import { codeOf, newSecret, readSecret, stepAt, writeSecret } from "./auth/factor/totp.server.ts";
import type { Caller } from "./caller.server.ts";
import { createPerson, type PersonToCreate } from "./people.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";
import { type NewPerson, signUp } from "./sign-in/sign-up.server.ts";

export const PASSWORD = "une phrase bien assez longue";

type StaffOverrides = Partial<PersonToCreate> & Partial<Pick<Staff, "role" | "campus">>;

/** A person in the database, with a verified address and no way in unless a password is given. */
export async function buildPerson(overrides: Partial<PersonToCreate> = {}) {
  const person: PersonToCreate = {
    email: `${newId()}@exemple.test`,
    firstName: "Awa",
    lastName: "Diop",
    locale: "fr",
    ...overrides,
  };
  const { id } = await createPerson(person);
  return { ...person, id, name: `${person.firstName} ${person.lastName}`.trim() };
}

/** A candidate, as the actor of a command. */
export async function buildStudent(overrides: Partial<PersonToCreate> = {}): Promise<Student> {
  const { id, name, email, locale } = await buildPerson(overrides);
  return { kind: "student", id, name, email, locale };
}

/** A member of the staff, as the actor of a command: admissions, every campus, unless told. */
export async function buildStaff(overrides: StaffOverrides = {}): Promise<Staff> {
  const { role = "admissions", campus = null, ...rest } = overrides;
  const { id, name, email, locale } = await buildPerson({ ...rest, staff: { role, campus } });
  return { kind: "staff", id, name, email, locale, role, campus };
}

/** Somebody at a browser on a page of ours; `cookie` is what the browser sends. */
export function buildCaller(overrides: Partial<Caller> & { cookie?: string } = {}): Caller {
  const { cookie, ...rest } = overrides;
  const headers = new Headers({ origin: "http://localhost:3000" });
  if (cookie) headers.set("cookie", cookie);
  return { origin: "http://localhost:3000", address: "203.0.113.7", headers, ...rest };
}

/** What a browser sends back after these `Set-Cookie` lines. */
export function cookieOf(lines: string[]): string {
  return lines
    .map((line) => line.split(";", 1)[0] ?? "")
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

/** Signs a person of `buildPerson` in by their password: the headers of their next request. */
export async function signedIn(email: string, password = PASSWORD): Promise<Headers> {
  const result = await signIn(buildCaller(), { email, password });
  if (!result.ok) throw new Error(`could not sign in: ${result.reason}`);
  return new Headers({ cookie: cookieOf(result.cookies) });
}

/** Signs up as this person: the browser in which their account waits for its address to be confirmed. */
export async function signedUp(person: NewPerson): Promise<Caller> {
  const result = await signUp(buildCaller(), person);
  if (!result.ok) throw new Error(`could not sign up: ${result.reason}`);
  return buildCaller({ cookie: cookieOf(result.cookies) });
}

/** Gives somebody a second factor: its secret as the page writes it, and the recovery codes. */
export async function withSecondFactor(person: Staff) {
  const secret = newSecret();
  const kept = { secret: seal(secret, person.id), lastStep: 0 };
  const codes = await transaction(async (tx) => {
    await tx.insert(secondFactors).values({ userId: person.id, ...kept });
    return await makeRecoveryCodes(tx, person.id);
  });
  return { secret: writeSecret(secret), codes };
}

/** What a telephone with this secret shows now. */
export function figuresNow(secret: string): string {
  return codeOf(readSecret(secret), stepAt(now()));
}
