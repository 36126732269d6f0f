import {
  addShippedMedia,
  countTitledShippedMedia,
} from "#app/features/media/transcode/shipped-media.server.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { mediaTitles } from "./media-titles.ts";

/** The pictures and films of public/, by file name, with their titles. */
const seedMediaItems = (["picture", "video"] as const).flatMap((kind) =>
  Object.entries(mediaTitles[kind]).map(([name, { fr, en }]) => ({
    ...{ kind, name, title: frenchTypography(fr), titleEn: englishTypography(en) },
  })),
);

/**
 * Lists the pictures and films of public/ in the library, so that each can be replaced, and adds titles to those that
 * an earlier version listed by file name. Runs one query when all have titles.
 */
export async function seedMedia(): Promise<void> {
  if ((await countTitledShippedMedia(db())) >= seedMediaItems.length) return;
  await transaction((tx) => addShippedMedia(tx, seedMediaItems));
}
