import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems } from "#app/platform/db/schema/media.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { isEditor } from "./editor.ts";
import { MEDIUM_GIVEN } from "./jobs.server.ts";
import { isMade } from "./making/making.server.ts";
import { cutName, type Point, tens } from "./medium.ts";
import { shownEdition } from "./shown-edition.server.ts";

/** What an editor says of a medium. `spoken` is of a film of the school's own alone. */
export type Description = {
  title: string;
  titleEn: string;
  decorative: boolean;
  altFr: string;
  altEn: string;
  credit: string;
  demo: boolean;
  spoken?: boolean;
};

/** Keeps what an editor says of a medium. Null for who may not edit, and when there is no such medium. */
export async function describeMedium(
  actor: Actor,
  itemId: string,
  { spoken, ...said }: Description,
): Promise<{ ok: true } | null> {
  if (!isEditor(actor) || !validate(itemId)) return null;
  return transaction(async (tx) => {
    const edition = await shownEdition(tx, itemId);
    const changed = await tx
      .update(mediaItems)
      .set(said)
      .where(eq(mediaItems.id, itemId))
      .returning({ id: mediaItems.id });
    if (changed.length === 0) return null;
    if (edition && spoken !== undefined)
      await tx.update(mediaEditions).set({ spoken }).where(eq(mediaEditions.id, edition.id));
    await record(tx, actor, "medium.described", { kind: "medium", id: itemId });
    return { ok: true };
  });
}

/**
 * Says which point of a picture stays in view, in percent; it is rounded to tens. Pages that cut it follow at once,
 * the upright cuts once they are made again. Null for who may not edit, and for what is no picture of the school's.
 */
export async function setFocus(
  actor: Actor,
  itemId: string,
  { x, y }: Point,
): Promise<{ ok: true } | null> {
  if (!isEditor(actor) || !validate(itemId)) return null;
  return transaction(async (tx) => {
    const edition = await shownEdition(tx, itemId);
    if (!edition?.type.startsWith("image/")) return null;
    const [focusX, focusY] = [tens(x), tens(y)];
    if (edition.focusX === focusX && edition.focusY === focusY) return { ok: true };
    // Cuts that were made before for this point are there still.
    const made = edition.readyAt && isMade({ ...edition, focusX, focusY });
    const cut = made ? { cut: cutName({ x: focusX, y: focusY }) } : {};
    await tx
      .update(mediaEditions)
      .set({ focusX, focusY, ...cut })
      .where(eq(mediaEditions.id, edition.id));
    if (!made) await enqueue(tx, MEDIUM_GIVEN, { editionId: edition.id });
    await record(tx, actor, "medium.focused", { kind: "medium", id: itemId });
    return { ok: true };
  });
}
