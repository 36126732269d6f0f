import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Campus } from "#app/features/access/actor.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action } from "./export-applications.ts";

await createTestDatabase();
afterEach(() => void vi.useRealTimers());

/** Exports the list as an officer of this campus; null serves every campus. */
async function exportList(campus: Campus | null, address = "/administration/candidatures/fichier") {
  const context = new RouterContextProvider();
  context.set(actorContext, await buildStaff({ campus }));
  const body = new URLSearchParams({ format: "csv" });
  const request = new Request(`http://localhost:3000${address}`, { method: "POST", body });
  const runAction = action as unknown as (args: unknown) => Promise<Response>;
  return (await runAction({ request, context, params: {} })).text();
}

describe("file action", () => {
  it("writes times in the time zone of the officer's campus and names it in the headers", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-26T23:30:00Z"), toFake: ["Date"] });
    await buildSentApplication({ campus: "cameroon" });
    await buildSentApplication({ campus: "senegal" });
    const yaounde = await exportList("cameroon");
    expect(yaounde).toContain("Envoyée le (heure de Yaoundé)");
    expect(yaounde).not.toContain("Dakar");
    expect(yaounde).toMatch(/2026-11-27[ T]00:30/);
    const dakar = await exportList("senegal");
    expect(dakar).toContain("Dans ce statut depuis (heure de Dakar)");
    expect(dakar).toMatch(/2026-11-26[ T]23:30/);
    expect(await exportList(null, "/en/administration/candidatures/fichier")).toContain(
      "Sent on (Dakar time)",
    );
  });
});
