import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildStaff } from "#app/features/auth/testing.ts";
import { listMedia } from "#app/features/media/library.server.ts";
import { matchesMediumSearch } from "#app/features/media/medium.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaItems } from "#app/platform/db/schema/media.ts";
import { films } from "#app/ui/films.ts";
import { pictureNames } from "#app/ui/picture-names.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMedia } from "./seed-media.ts";

await createTestDatabase();

test("seedMedia: gives each picture and film a distinct title in both languages, by which it is found", async () => {
  await seedMedia();
  const media = (await listMedia(await buildStaff({ role: "editor" }))) ?? [];
  expect(media).toHaveLength(pictureNames.length + 10 + Object.keys(films).length);
  for (const kind of ["picture", "video"]) {
    const own = media.filter((one) => one.kind === kind);
    for (const titles of [own.map(({ title }) => title), own.map(({ titleEn }) => titleEn)])
      expect(new Set(titles).size).toBe(own.length);
    expect(own.filter(({ title, name }) => title === name)).toEqual([]);
  }
  const found = (search: string) =>
    media.filter((one) => matchesMediumSearch(one, search)).map(({ name }) => name);
  expect(found("horloge TOUR")).toEqual(["clock-tower"]);
  expect(found("the clock")).toEqual(["clock-tower"]);
  expect(found("clock-tower")).toEqual(["clock-tower"]);
});

test("seedMedia: adds missing titles to an older database and keeps a title changed by an editor", async () => {
  await seedMedia();
  const one = (name: string) => eq(mediaItems.name, name);
  await db()
    .update(mediaItems)
    .set({ title: sql`${mediaItems.name}`, titleEn: "" });
  await db().update(mediaItems).set({ title: "Notre phare" }).where(one("lighthouse"));
  await seedMedia();
  const [renamed] = await db().select().from(mediaItems).where(one("lighthouse"));
  const [untitled] = await db().select().from(mediaItems).where(one("courtyard"));
  expect(renamed).toMatchObject({ title: "Notre phare", titleEn: "", demo: true });
  expect(untitled).toMatchObject({
    title: "La cour et le grand flamboyant",
    titleEn: "The courtyard and the great flame tree",
  });
});
