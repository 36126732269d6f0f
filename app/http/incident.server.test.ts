import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { log } from "#app/platform/log.server.ts";
import { actorContext } from "./context.ts";
import { incidentMiddleware } from "./incident.server.ts";

const person = {
  id: "01900000-0000-7000-8000-00000000000a",
  name: "Awa Diop",
  locale: "fr",
} as const;
const student: Actor = { ...person, email: "awa@exemple.test", kind: "student" };
const visitor: Actor = { kind: "visitor" };

afterEach(() => vi.restoreAllMocks());

/** Runs the middleware for an actor, a path and a status, and returns the log lines. */
async function getLogLines(actor: Actor, path: string, status: number) {
  const lines: [message: unknown, line: unknown][] = [];
  for (const level of ["info", "warn"] as const)
    vi.spyOn(log(), level).mockImplementation((line: unknown, message?: unknown) => {
      lines.push([message, line]);
    });
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const request = new Request(`https://ecole.example${path}`);
  const call = incidentMiddleware as (args: unknown, next: unknown) => Promise<Response>;
  await call({ request, context }, async () => new Response(null, { status }));
  return lines;
}

test.each([
  ["/administration/equipe", 403],
  ["/espace-etudiant/messagerie/01900000-0000-7000-8000-000000000001", 404],
  ["/en/espace-etudiant/candidate/suivi/offre/01900000-0000-7000-8000-000000000002", 404],
  ["/fichiers/01900000-0000-7000-8000-000000000003", 404],
] as const)(
  "incidentMiddleware: logs %s with status %i for a signed-in user, with their id only",
  async (path, status) => {
    const lines = await getLogLines(student, path, status);
    const actor = { kind: "student", id: person.id };
    const denied = { incident: expect.any(String), method: "GET", status, path, actor };
    expect(lines).toEqual([["authz.denied", denied]]);
    expect(JSON.stringify(lines)).not.toMatch(/awa/i);
  },
);

test("incidentMiddleware: logs an unknown URL as not found, and never the token of a link", async () => {
  expect(await getLogLines(visitor, "/en/nowhere?q=awa", 404)).toEqual([
    [
      "not found",
      { incident: expect.any(String), method: "GET", status: 404, path: "/en/nowhere" },
    ],
  ]);
  const [[message, line] = []] = await getLogLines(student, "/nowhere", 404);
  expect([message, line]).toEqual(["not found", expect.objectContaining({ path: "/nowhere" })]);
  const token = "aVeryGoodToken";
  const file = await getLogLines(visitor, `/fichiers/echange/${token}/photo.jpg`, 404);
  expect(JSON.stringify(file)).not.toContain(token);
});

test("incidentMiddleware: logs nothing for a successful response", async () => {
  expect(await getLogLines(student, "/espace-etudiant", 200)).toEqual([]);
});
