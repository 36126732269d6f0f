import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { FileRefusal } from "#app/features/documents/document.ts";
import { refusalWhenAway } from "#app/features/documents/store-away.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { mediaEditions } from "#app/platform/db/schema/media.ts";
import { askRemoval } from "#app/platform/storage/removals.server.ts";
import { claimObjects, storeObject } from "#app/platform/storage/stored-objects.server.ts";
import { isEditor } from "../editor.ts";
import { servedKey } from "../place.ts";
import { shownEdition } from "../shown-edition.server.ts";
import { readCaptions } from "./captions.ts";

/** The name of captions where they are served. */
export const CAPTIONS_FILE = "captions.vtt";

/** Where captions are served, by their words; null for none. */
export function captionsHash(text: string | null): string | null {
  return text && createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/**
 * Gives the film of a medium its captions in one language. Refuses what `readCaptions` refuses, and any while the
 * store is away. Null for who may
 * not edit, and for what is no film of the school's own.
 */
export async function giveCaptions(
  actor: Actor,
  itemId: string,
  locale: Locale,
  given: string,
): Promise<{ ok: true } | FileRefusal | null> {
  if (!isEditor(actor) || !validate(itemId)) return null;
  const read = readCaptions(given);
  const text = read.ok ? read.text : null;
  const hash = captionsHash(text);
  const key = hash && servedKey(hash, CAPTIONS_FILE);
  if (text && key) {
    const away = await refusalWhenAway(() => storeObject(key, Buffer.from(text), "text/vtt"));
    if (away) return away;
  }
  return transaction(async (tx) => {
    const edition = await shownEdition(tx, itemId);
    if (!edition?.type.startsWith("video/")) return null;
    if (!read.ok) return read;
    const before = captionsHash(locale === "fr" ? edition.captionsFr : edition.captionsEn);
    if (before && before !== hash)
      await askRemoval(tx, [servedKey(before, CAPTIONS_FILE)], { reason: "medium" });
    const change = locale === "fr" ? { captionsFr: text } : { captionsEn: text };
    await tx.update(mediaEditions).set(change).where(eq(mediaEditions.id, edition.id));
    if (key) await claimObjects(tx, [key]);
    await record(tx, actor, "medium.captioned", { kind: "medium", id: itemId }, { locale });
    return { ok: true };
  });
}
