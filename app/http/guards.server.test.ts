import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Actor } from "#app/features/identity/actor.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { actorContext } from "./context.ts";
import { requireStaff, requireStudent } from "./guards.server.ts";

await createTestDatabase();

const known = { id: "1", name: "Awa", email: "awa@ecole.example", locale: "fr" } as const;
const visitor: Actor = { kind: "visitor" };
const student: Actor = { ...known, kind: "student" };
const staff: Actor = { ...known, kind: "staff", role: "admissions", campus: "senegal" };

/** What the guard answers to this person, and whether the page was asked at all. */
async function passing(guard: typeof requireStudent, actor: Actor, address: string, cookie = "") {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  let asked = false;
  const next = async () => {
    asked = true;
    return new Response("private", { headers: { Vary: "Accept-Encoding" } });
  };
  const request = new Request(`https://ecole.example${address}`, { headers: { cookie } });
  const call = guard as (args: unknown, next: unknown) => Promise<Response>;
  const url = new URL(request.url.replace(/\.data(?=\?|$)/, ""));
  const answer = await call({ request, url, context, params: {} }, next).catch((thrown) => thrown);
  return { answer, asked };
}

const wayOf = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get("location") : answer;

test("sends a visitor to sign in, in his language, and back to where he was going", async () => {
  for (const guard of [requireStudent, requireStaff]) {
    const french = await passing(guard, visitor, "/espace-etudiant/compte?onglet=2");
    expect(wayOf(french.answer)).toBe("/connexion?next=%2Fespace-etudiant%2Fcompte%3Fonglet%3D2");
    const english = await passing(guard, visitor, "/en/administration");
    expect(wayOf(english.answer)).toBe("/en/connexion?next=%2Fen%2Fadministration");
    expect([french.asked, english.asked]).toEqual([false, false]);
  }
});

test("requireStaff: carries no address that the sign-in page would not take back", async () => {
  const long = `/administration/candidatures/${"%C3%A9".repeat(1_000)}`;
  const { answer } = await passing(requireStaff, visitor, long);
  expect(wayOf(answer)).toBe("/connexion");
});

test("says that a session has ended, and goes back to a page, never to its data", async () => {
  for (const guard of [requireStudent, requireStaff]) {
    const { answer } = await passing(guard, visitor, "/espace-etudiant/messagerie.data?a=1");
    const back = "next=%2Fespace-etudiant%2Fmessagerie%3Fa%3D1";
    expect(wayOf(answer)).toBe(`/connexion?${back}&fait=session-ended`);
    expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
    const old = await passing(guard, visitor, "/espace-etudiant", "erabao.session_token=gone");
    expect(wayOf(old.answer)).toBe("/connexion?next=%2Fespace-etudiant&fait=session-ended");
  }
});

test("shows the student area to a student and the office to the staff, and lets nobody keep it", async () => {
  for (const [guard, actor] of [
    [requireStudent, student],
    [requireStaff, staff],
  ] as const) {
    const { answer, asked } = await passing(guard, actor, "/somewhere");
    expect(asked).toBe(true);
    expect(answer.headers.get("cache-control")).toBe("no-store, private");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding, Cookie");
  }
});

test("answers a student who asks for the office as if it did not exist", async () => {
  const { answer, asked } = await passing(requireStaff, student, "/administration");
  expect(asked).toBe(false);
  expect(answer).toMatchObject({ init: { status: 404 } });
});

test("leads the staff from the student area to the office", async () => {
  const { answer, asked } = await passing(requireStudent, staff, "/espace-etudiant");
  expect([wayOf(answer), asked]).toEqual(["/administration", false]);
});
