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

/** Its own words, and whether its film opens by itself: neither is a list of things. */
const own: EntryKind[] = ["home", "settings"];

test("every kind whose things are on the home page is named among those, and no other", async () => {
  const whole = await loadHome("fr");
  const others = (Object.keys(shapes) as EntryKind[]).filter((kind) => !own.includes(kind));
  const missed: EntryKind[] = [];
  for (const kind of others) {
    await hideAll(kind, true);
    if (JSON.stringify(await loadHome("fr")) !== JSON.stringify(whole)) missed.push(kind);
    await hideAll(kind, false);
  }
  expect(missed.toSorted()).toEqual([...homePageKinds].toSorted());
});
