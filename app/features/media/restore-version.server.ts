import { and, eq, isNotNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems } from "#app/platform/db/schema/media.ts";
import { isEditor } from "./editor.ts";
import { showEdition } from "./making/making.server.ts";

/** The name, in a form, of the files that came with the site. */
export const SHIPPED = "site";

/**
 * Shows an earlier edition again, at once: its files are still there. `SHIPPED` is what came with the site. One that
 * is being made will not be shown by itself. Null for who may not edit, for an edition of another medium or without
 * its files, and for `SHIPPED` of a medium that did not come with the site.
 */
export async function takeBackEdition(
  actor: Actor,
  itemId: string,
  wanted: string,
): Promise<{ ok: true } | null> {
  if (!isEditor(actor) || !validate(itemId)) return null;
  if (wanted !== SHIPPED && !validate(wanted)) return null;
  return transaction(async (tx) => {
    const [item] = await tx
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.id, itemId))
      .for("update");
    if (!item || (wanted === SHIPPED && !item.shipped)) return null;
    const id = wanted === SHIPPED ? null : wanted;
    if (id) {
      const mine = and(
        eq(mediaEditions.id, id),
        eq(mediaEditions.itemId, itemId),
        isNotNull(mediaEditions.readyAt),
      );
      const [edition] = await tx.select().from(mediaEditions).where(mine);
      if (!edition) return null;
    }
    const before = item.currentId === id ? null : item.currentId;
    await showEdition(tx, { itemId, before, id });
    await record(tx, actor, "medium.taken-back", { kind: "medium", id: itemId });
    return { ok: true };
  });
}
