import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { type Actor, visitor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loader } from "./presence.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());

async function getPresence(actor: Actor) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  return (await loader({ context } as never)).json();
}

test("presence loader: returns the kind and name of the signed-in user, or visitor", async () => {
  const awa = await buildStudent({ firstName: "Awa" });
  expect(await getPresence(awa)).toMatchObject({ kind: "student", name: awa.name });
  expect(await getPresence(await buildStaff())).toMatchObject({ kind: "staff" });
  expect(await getPresence(visitor)).toEqual({ kind: "visitor", name: null, person: "" });
});
