import { expect, test } from "vitest";
import type { EntryKind } from "#app/features/content/kinds.ts";
import { homePageKinds } from "#app/features/content/related-kinds.ts";
import { shapes } from "#app/features/content/shapes/shapes.ts";
import { hideAll } from "#app/features/content/testing.ts";
import { seedContent } from "#db/seeds/content/seed-content.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadHome } from "./load-home.server.ts";

await createTestDatabase();
await seedContent();

/** Not lists of entries: the texts of the page, and the setting that opens the film. */
const excludedKinds: EntryKind[] = ["home", "settings"];

test("loadHome: shows exactly the kinds of entries in homePageKinds", async () => {
  const complete = await loadHome("fr");
  const kinds = (Object.keys(shapes) as EntryKind[]).filter(
    (kind) => !excludedKinds.includes(kind),
  );
  const shownKinds: EntryKind[] = [];
  for (const kind of kinds) {
    await hideAll(kind, true);
    if (JSON.stringify(await loadHome("fr")) !== JSON.stringify(complete)) shownKinds.push(kind);
    await hideAll(kind, false);
  }
  expect(shownKinds.toSorted()).toEqual([...homePageKinds].toSorted());
});

test("loadHome: leaves out the claims and the notes of the editors", async () => {
  const content = await loadHome("fr");
  expect(JSON.stringify(content)).not.toContain('"claim":');
  expect(JSON.stringify(content.partners)).not.toContain('"note":');
});
