import type { Staff, Student } from "#app/features/access/actor.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { secondFactors } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import type { Caller } from "./caller.server.ts";
import { createUser, type NewUser } from "./create-user.server.ts";
import { encryptSecret } from "./factor/encrypt-secret.server.ts";
import { createRecoveryCodes } from "./factor/recovery-codes.server.ts";
import {
  formatSecret,
  generateCode,
  generateSecret,
  getTimeStep,
  parseSecret,
} from "./factor/totp.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";
import { type SignUpInput, signUp } from "./sign-in/sign-up.server.ts";

export const TEST_PASSWORD = "une phrase bien assez longue";

type StaffOverrides = Partial<NewUser> & Partial<Pick<Staff, "role" | "campus">>;

/** Creates a user with a verified address, without a sign-in method unless a password is given. */
export async function buildUser(overrides: Partial<NewUser> = {}) {
  const newUser: NewUser = {
    email: `${newId()}@exemple.test`,
    firstName: "Awa",
    lastName: "Diop",
    locale: "fr",
    ...overrides,
  };
  const { id } = await createUser(newUser);
  return { ...newUser, id, name: `${newUser.firstName} ${newUser.lastName}`.trim() };
}

/** Creates a candidate and returns them as an actor. */
export async function buildStudent(overrides: Partial<NewUser> = {}): Promise<Student> {
  const { id, name, email, locale } = await buildUser(overrides);
  return { kind: "student", id, name, email, locale };
}

/** Creates a staff member and returns them as an actor; by default of admissions, for every campus. */
export async function buildStaff(overrides: StaffOverrides = {}): Promise<Staff> {
  const { role = "admissions", campus = null, ...rest } = overrides;
  const { id, name, email, locale } = await buildUser({ ...rest, staff: { role, campus } });
  return { kind: "staff", id, name, email, locale, role, campus };
}

/** A browser on a page of the site. `cookie` is its Cookie header. */
export function buildCaller(overrides: Partial<Caller> & { cookie?: string } = {}): Caller {
  const { cookie, ...rest } = overrides;
  const headers = new Headers({ origin: "http://localhost:3000" });
  if (cookie) headers.set("cookie", cookie);
  return { origin: "http://localhost:3000", address: "203.0.113.7", headers, ...rest };
}

/** The Cookie header that a browser sends after these `Set-Cookie` lines. */
export function toCookieHeader(lines: string[]): string {
  return lines
    .map((line) => line.split(";", 1)[0] ?? "")
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

/** Signs in a user of `buildUser` by password and returns the headers of their next request. */
export async function signInAs(email: string, password = TEST_PASSWORD): Promise<Headers> {
  const result = await signIn(buildCaller(), { email, password });
  if (!result.ok) throw new Error(`could not sign in: ${result.reason}`);
  return new Headers({ cookie: toCookieHeader(result.cookies) });
}

/** Signs up and returns the browser in which the account waits for the confirmation of its address. */
export async function signUpAs(input: SignUpInput): Promise<Caller> {
  const result = await signUp(buildCaller(), input);
  if (!result.ok) throw new Error(`could not sign up: ${result.reason}`);
  return buildCaller({ cookie: toCookieHeader(result.cookies) });
}

/** Adds a second factor and returns its secret in base 32 and the recovery codes. */
export async function addSecondFactor(staffMember: Staff) {
  const secret = generateSecret();
  const values = { secret: encryptSecret(secret, staffMember.id), lastStep: 0 };
  const codes = await transaction(async (tx) => {
    await tx.insert(secondFactors).values({ userId: staffMember.id, ...values });
    return await createRecoveryCodes(tx, staffMember.id);
  });
  return { secret: formatSecret(secret), codes };
}

/** The code that an authenticator application shows now. */
export function getCurrentCode(secret: string): string {
  return generateCode(parseSecret(secret), getTimeStep(now()));
}
