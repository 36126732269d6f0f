import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { type Actor, visitor } from "#app/features/identity/actor.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loader } from "./presence.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());

async function told(actor: Actor) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  return (await loader({ context } as never)).json();
}

test("a page kept for everybody hears who is here", async () => {
  const awa = await buildStudent({ firstName: "Awa" });
  expect(await told(awa)).toMatchObject({ kind: "student", name: awa.name });
  expect(await told(await buildStaff())).toMatchObject({ kind: "staff" });
  expect(await told(visitor)).toEqual({ kind: "visitor", name: null, person: "" });
});
