import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import { findNextIntake } from "#app/features/admissions/start-next-application.server.ts";
import { buildReturningCandidate } from "#app/features/admissions/testing.ts";
import { withStoreUnavailable } from "#app/features/documents/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { STORE_RETRY_AFTER_SECONDS } from "#app/http/responses.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import NextIntakePage, { action } from "./next-intake.tsx";
import { APPLICATION_PATH } from "./shell/application-paths.ts";

await createTestDatabase();

async function startNextIntake(actor: Student) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const request = new Request("http://localhost:3000/page", { method: "POST" });
  return (action as (args: unknown) => Promise<unknown>)({ request, context, params: {} });
}

/** Renders the page at this address with this action result. */
function render(address: string, answer: unknown): string {
  const Stub = createRoutesStub([
    { id: "page", path: address, Component: NextIntakePage as never },
  ]);
  const loaded = { loaderData: { page: { name: "Rentrée" } }, actionData: { page: answer } };
  return renderToStaticMarkup(<Stub initialEntries={[address]} hydrationData={loaded} />);
}

describe("action of next-intake.tsx", () => {
  it("returns 503 with a reason while the file store is unavailable, then starts the application", async () => {
    const actor = await buildReturningCandidate();
    const answer = await withStoreUnavailable(() => startNextIntake(actor));
    expect(answer).toMatchObject({
      data: { reason: "file-store-unavailable" },
      init: { status: 503, headers: { "Retry-After": `${STORE_RETRY_AFTER_SECONDS}` } },
    });
    const { data } = answer as { data: unknown };
    expect(render("/suivante", data)).toContain("Nous ne pouvons pas copier vos fichiers");
    expect(render("/en/next", data)).toContain("We cannot copy your documents at the moment");
    expect(await findNextIntake(actor)).not.toBeNull();
    const secondResult = (await startNextIntake(actor)) as Response;
    expect([secondResult.status, secondResult.headers.get("location")]).toEqual([
      302,
      APPLICATION_PATH,
    ]);
    expect(await findNextIntake(actor)).toBeNull();
  });
});
