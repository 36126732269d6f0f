import { afterEach, beforeEach } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { getEditableEntry } from "#app/features/content/editing/entry-list.server.ts";
import { buildPartner } from "#app/features/content/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { createTestDatabase } from "./database.ts";

type PartnerFixture = { editor: Staff; entry: { id: string; slug: string } };

/**
 * Before each test of this file, creates an editor and a partner with these versions, at 08:00 on 20 November 2026;
 * removes them afterwards. `edited` is the partner as the office shows it.
 */
export async function createPartnerFixture(
  versions: Parameters<typeof buildPartner>[0]["versions"],
) {
  const database = await createTestDatabase();
  const fixture = {} as PartnerFixture;
  beforeEach(async () => {
    setClock("2026-11-20T08:00:00Z");
    fixture.editor = await buildStaff({ role: "editor" });
    fixture.entry = await buildPartner({ versions });
  });
  afterEach(async () => {
    setClock();
    await database.truncate();
  });
  const getEdited = async () => {
    const found = await getEditableEntry(fixture.editor, fixture.entry.id);
    if (!found) throw new Error("no such entry");
    return found;
  };
  return Object.assign(fixture, { getEdited });
}
