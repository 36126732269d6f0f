import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { FileRefusal } from "#app/features/documents/file-rules.ts";
import { refuseWhenStoreUnavailable } from "#app/features/documents/store-refusal.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { mediaVersions } from "#app/platform/db/schema/media.ts";
import { sha256 } from "#app/platform/sha256.server.ts";
import { requestRemoval } from "#app/platform/storage/remove-files.server.ts";
import { claimObjects, storeObject } from "#app/platform/storage/stored-objects.server.ts";
import { lockEditedVersion } from "../lock-edited-version.server.ts";
import { servedKey } from "../media-keys.ts";
import { canEditMedia } from "../media-permission.ts";
import { parseCaptions } from "./captions.ts";

export const CAPTIONS_FILE_NAME = "captions.vtt";

/** The hash of captions in their URL; null without captions. */
export function hashCaptions(text: string | null): string | null {
  return text && sha256(text, "hex").slice(0, 16);
}

/**
 * Stores the captions of a film in one language and removes the previous ones. Returns the refusals of `parseCaptions`,
 * and one while the file store is unavailable; null without `edit:content`, and for anything but an uploaded film.
 */
export async function setCaptions(
  actor: Actor,
  itemId: string,
  locale: Locale,
  input: string,
): Promise<{ ok: true } | FileRefusal | null> {
  if (!canEditMedia(actor) || !validate(itemId)) return null;
  const parsed = parseCaptions(input);
  const text = parsed.ok ? parsed.text : null;
  const hash = hashCaptions(text);
  const key = hash && servedKey(hash, CAPTIONS_FILE_NAME);
  if (text && key) {
    const refusal = await refuseWhenStoreUnavailable(() =>
      storeObject(key, Buffer.from(text), "text/vtt"),
    );
    if (refusal) return refusal;
  }
  return transaction(async (tx) => {
    const version = await lockEditedVersion(tx, itemId);
    if (!version?.type.startsWith("video/")) return null;
    if (!parsed.ok) return parsed;
    const previousHash = hashCaptions(locale === "fr" ? version.captionsFr : version.captionsEn);
    if (previousHash && previousHash !== hash)
      await requestRemoval(tx, [servedKey(previousHash, CAPTIONS_FILE_NAME)], { reason: "medium" });
    const values = locale === "fr" ? { captionsFr: text } : { captionsEn: text };
    await tx.update(mediaVersions).set(values).where(eq(mediaVersions.id, version.id));
    if (key) await claimObjects(tx, [key]);
    await recordHistory(tx, actor, "medium.captioned", { kind: "medium", id: itemId }, { locale });
    return { ok: true };
  });
}
