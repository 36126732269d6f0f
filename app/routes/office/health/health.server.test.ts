import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { storeBucket } from "#tests/support/store-bucket.ts";
import { action } from "./route.tsx";

const { config } = await createTestDatabase();
const s3 = await storeBucket(config);

/** Submits the take-over form of the health page. */
async function takeOver(actor: Actor) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const body = new URLSearchParams({ intent: "take-over" });
  const url = "http://localhost:3000/administration/etat";
  const runAction = action as unknown as (args: unknown) => Promise<{
    data: { ok: boolean; reason: string };
    init: { status: number };
  }>;
  return runAction({ request: new Request(url, { method: "POST", body }), context, params: {} });
}

it("health action: answers 503 with a message that names installation.json when the store refuses it", async () => {
  s3.objects.set("/school/proofs/of-others", { bytes: Buffer.from("a"), type: undefined });
  s3.mood = "refuses-files";
  const { data, init } = await takeOver(await buildStaff({ role: "administrator" }));
  expect([init.status, data]).toEqual([
    503,
    expect.objectContaining({ ok: false, reason: "store-marker-not-written" }),
  ]);
  for (const locale of ["fr", "en"] as const)
    expect(errorMessage(locale, data.reason)).toContain("installation.json");
});
