import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { MEDIUM_VERSION_ADDED } from "./jobs.server.ts";
import { lockEditedVersion } from "./lock-edited-version.server.ts";
import { canEditMedia } from "./media-permission.ts";
import { type FocalPoint, formatCrop, roundToTens } from "./medium.ts";
import { isTranscoded } from "./transcode/transcode-version.server.ts";

/** The description of a medium. `hasSpeech` applies to uploaded films only. */
export type MediumDescription = {
  title: string;
  titleEn: string;
  isDecorative: boolean;
  altFr: string;
  altEn: string;
  credit: string;
  demo: boolean;
  hasSpeech?: boolean;
};

/** Saves the description of a medium; null without `edit:content`, and for an unknown medium. */
export async function describeMedium(
  actor: Actor,
  itemId: string,
  { isDecorative, hasSpeech, ...description }: MediumDescription,
): Promise<{ ok: true } | null> {
  if (!canEditMedia(actor) || !validate(itemId)) return null;
  return transaction(async (tx) => {
    const version = await lockEditedVersion(tx, itemId);
    const updated = await tx
      .update(mediaItems)
      .set({ ...description, decorative: isDecorative })
      .where(eq(mediaItems.id, itemId))
      .returning({ id: mediaItems.id });
    if (updated.length === 0) return null;
    if (version && hasSpeech !== undefined)
      await tx
        .update(mediaVersions)
        .set({ spoken: hasSpeech })
        .where(eq(mediaVersions.id, version.id));
    await recordHistory(tx, actor, "medium.described", { kind: "medium", id: itemId });
    return { ok: true };
  });
}

/**
 * Sets the focal point of a picture in percent, rounded to tens. Pages use it at once, the portrait crops after they
 * are transcoded again. Returns null without `edit:content`, and for anything but an uploaded picture.
 */
export async function setFocalPoint(
  actor: Actor,
  itemId: string,
  { x, y }: FocalPoint,
): Promise<{ ok: true } | null> {
  if (!canEditMedia(actor) || !validate(itemId)) return null;
  return transaction(async (tx) => {
    const version = await lockEditedVersion(tx, itemId);
    if (!version?.type.startsWith("image/")) return null;
    const [focusX, focusY] = [roundToTens(x), roundToTens(y)];
    if (version.focusX === focusX && version.focusY === focusY) return { ok: true };
    // Crops transcoded earlier for this point still exist.
    const isReady = version.readyAt && isTranscoded({ ...version, focusX, focusY });
    const cropUpdate = isReady ? { cut: formatCrop({ x: focusX, y: focusY }) } : {};
    await tx
      .update(mediaVersions)
      .set({ focusX, focusY, ...cropUpdate })
      .where(eq(mediaVersions.id, version.id));
    if (!isReady) await enqueue(tx, MEDIUM_VERSION_ADDED, { editionId: version.id });
    await recordHistory(tx, actor, "medium.focused", { kind: "medium", id: itemId });
    return { ok: true };
  });
}
