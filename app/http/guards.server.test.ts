import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { PERSON_FIELD, PERSON_HEADER } from "#app/client/signing-in/request-headers.ts";
import type { Actor, Staff, Student } from "#app/features/access/actor.ts";
import { getUserKey } from "#app/features/access/user-key.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { actorContext } from "./context.ts";
import { requireStaff, requireStudent } from "./guards.server.ts";

await createTestDatabase();

const user = { id: "1", name: "Awa", email: "awa@ecole.example", locale: "fr" } as const;
const visitor: Actor = { kind: "visitor" };
const student: Student = { ...user, kind: "student" };
const staff: Staff = { ...user, kind: "staff", role: "admissions", campus: "senegal" };

/** Runs a guard: its response, and whether it let the request through. */
async function runGuard(
  guard: typeof requireStudent,
  actor: Actor,
  address: string,
  { cookie = "", ...init }: RequestInit & { cookie?: string } = {},
) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  let isPassed = false;
  const next = async () => {
    isPassed = true;
    return new Response("private", { headers: { Vary: "Accept-Encoding" } });
  };
  const request = new Request(`https://ecole.example${address}`, {
    ...init,
    headers: { cookie, ...(init.headers as Record<string, string>) },
  });
  const call = guard as (args: unknown, next: unknown) => Promise<Response>;
  const url = new URL(request.url.replace(/\.data(?=\?|$)/, ""));
  const answer = await call({ request, url, context, params: {} }, next).catch((thrown) => thrown);
  return { answer, isPassed };
}

const getLocation = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get("location") : answer;

test("requireStudent and requireStaff: redirect a visitor to sign-in in the same language, with next", async () => {
  for (const guard of [requireStudent, requireStaff]) {
    const french = await runGuard(guard, visitor, "/espace-etudiant/compte?onglet=2");
    expect(getLocation(french.answer)).toBe(
      "/connexion?next=%2Fespace-etudiant%2Fcompte%3Fonglet%3D2",
    );
    const english = await runGuard(guard, visitor, "/en/administration");
    expect(getLocation(english.answer)).toBe("/en/connexion?next=%2Fen%2Fadministration");
    expect([french.isPassed, english.isPassed]).toEqual([false, false]);
  }
});

test("requireStaff: omits a next URL that is too long", async () => {
  const long = `/administration/candidatures/${"%C3%A9".repeat(1_000)}`;
  const { answer } = await runGuard(requireStaff, visitor, long);
  expect(getLocation(answer)).toBe("/connexion");
});

test("requireStudent and requireStaff: report an ended session, with the page and not its data as next", async () => {
  for (const guard of [requireStudent, requireStaff]) {
    const { answer } = await runGuard(guard, visitor, "/espace-etudiant/messagerie.data?a=1");
    const back = "next=%2Fespace-etudiant%2Fmessagerie%3Fa%3D1";
    expect(getLocation(answer)).toBe(`/connexion?${back}&done=session-ended`);
    expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
    const old = await runGuard(guard, visitor, "/espace-etudiant", {
      cookie: "erabao.session_token=gone",
    });
    expect(getLocation(old.answer)).toBe("/connexion?next=%2Fespace-etudiant&done=session-ended");
  }
});

test("requireStudent and requireStaff: answer 401 in data to a form of the router, and redirect that of a document", async () => {
  const form = { method: "POST", headers: { [PERSON_HEADER]: "key of another user" } };
  for (const [guard, signedIn] of [
    [requireStudent, student],
    [requireStaff, staff],
  ] as const)
    for (const [actor, session] of [
      [visitor, "ended"],
      [signedIn, "other"],
    ] as const) {
      const inData = await runGuard(guard, actor, "/espace-etudiant/compte.data", form);
      expect(inData.answer).toMatchObject({ data: { session }, init: { status: 401 } });
      const asDocument = await runGuard(guard, actor, "/espace-etudiant/compte", form);
      expect(asDocument.answer.status).toBe(307);
      expect(getLocation(asDocument.answer)).toMatch(/^\/connexion\/reprise\?/);
      expect([inData.isPassed, asDocument.isPassed]).toEqual([false, false]);
    }
});

test("requireStudent and requireStaff: refuse a form with the field of another user, however the cookie has changed", async () => {
  const send = (guard: typeof requireStudent, actor: Actor, owner: string) => {
    const body = new FormData();
    body.set(PERSON_FIELD, owner);
    return runGuard(guard, actor, "/espace-etudiant/compte.data", { method: "POST", body });
  };
  for (const [guard, actor] of [
    [requireStudent, student],
    [requireStaff, staff],
  ] as const) {
    const other = await send(guard, actor, "key of another user");
    expect(other.isPassed).toBe(false);
    expect(other.answer).toMatchObject({ data: { session: "other" }, init: { status: 401 } });
    const own = await send(guard, actor, getUserKey(actor));
    expect(own.isPassed).toBe(true);
  }
});

test("requireStudent: leaves the body of a form to its action", async () => {
  const context = new RouterContextProvider();
  context.set(actorContext, student);
  const body = new URLSearchParams({ [PERSON_FIELD]: getUserKey(student), text: "Bonjour" });
  const request = new Request("https://ecole.example/espace-etudiant", { method: "POST", body });
  const guard = requireStudent as (args: unknown, next: unknown) => Promise<Response>;
  const next = async () => new Response(`${(await request.formData()).get("text")}`);
  const answer = await guard({ request, url: new URL(request.url), context, params: {} }, next);
  expect(await answer.text()).toBe("Bonjour");
});

test("requireStudent and requireStaff: let their users through with a response that is not cached", async () => {
  for (const [guard, actor] of [
    [requireStudent, student],
    [requireStaff, staff],
  ] as const) {
    const { answer, isPassed } = await runGuard(guard, actor, "/somewhere");
    expect(isPassed).toBe(true);
    expect(answer.headers.get("cache-control")).toBe("no-store, private");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding, Cookie");
  }
});

test("requireStaff: returns 404 to a student", async () => {
  const { answer, isPassed } = await runGuard(requireStaff, student, "/administration");
  expect(isPassed).toBe(false);
  expect(answer).toMatchObject({ init: { status: 404 } });
});

test("requireStudent: redirects staff to the staff area", async () => {
  const { answer, isPassed } = await runGuard(requireStudent, staff, "/espace-etudiant");
  expect([getLocation(answer), isPassed]).toEqual(["/administration", false]);
});

const impersonating: Actor = {
  ...staff,
  role: "administrator",
  impersonation: { id: newId(), person: student, until: new Date("2026-11-20T12:00:00Z") },
};

test("requireStudent and requireStaff: refuse every change of a support session with 403", async () => {
  for (const guard of [requireStudent, requireStaff])
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      for (const address of ["/espace-etudiant/compte", "/en/espace-etudiant/candidate/cursus"]) {
        const { answer, isPassed } = await runGuard(guard, impersonating, address, { method });
        expect(isPassed, `${method} ${address}`).toBe(false);
        expect(answer).toMatchObject({
          data: { kind: "impersonation-forbidden" },
          init: { status: 403 },
        });
      }
});

test("requireStaff: lets a support session end", async () => {
  const address = "/administration/visite";
  const { isPassed } = await runGuard(requireStaff, impersonating, address, { method: "POST" });
  expect(isPassed).toBe(true);
});

test("requireStudent: serves a page of a support session in a read-only transaction", async () => {
  const administrator = await buildStaff({ role: "administrator" });
  const impersonation = { id: newId(), person: await buildStudent(), until: new Date() };
  const context = new RouterContextProvider();
  context.set(actorContext, { ...administrator, impersonation });
  const request = new Request("https://ecole.example/espace-etudiant");
  const guard = requireStudent as (args: unknown, next: unknown) => Promise<Response>;
  const next = async () => {
    await db().update(users).set({ name: "changed" });
    return new Response("private");
  };
  const answer = guard({ request, url: new URL(request.url), context, params: {} }, next);
  await expect(answer).rejects.toMatchObject({
    cause: { message: expect.stringContaining("read-only") },
  });
});
