import { eq, inArray, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems } from "#app/platform/db/schema/media.ts";
import { type Agreement, checkAgreement, isAgreed } from "./agreement.ts";
import { isEditor } from "./editor.ts";
import type { MediumKind } from "./medium.ts";
import { shownEdition } from "./shown-edition.server.ts";

/** `agreement` says who agreed and where the paper is kept. */
export type SaidOfPeople = Agreement & { agreement: string };

type Kept = { ok: true } | { ok: false; errors: Record<string, string> };

/**
 * Keeps whether the file of a medium shows people whom one would recognise, and their agreement. Another file begins
 * anew. Refuses what `checkAgreement` refuses. Null for who may not edit, and for what came with the site, where all is
 * drawn.
 */
export async function sayPeople(
  actor: Actor,
  itemId: string,
  said: SaidOfPeople,
): Promise<Kept | null> {
  if (!isEditor(actor) || !validate(itemId)) return null;
  const errors = checkAgreement(said, today());
  return transaction(async (tx) => {
    const edition = await shownEdition(tx, itemId);
    if (!edition) return null;
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    const none = { agreedOn: null, agreedUntil: null, agreement: "" };
    const kept = said.people === "yes" ? said : { people: said.people, ...none };
    await tx.update(mediaEditions).set(kept).where(eq(mediaEditions.id, edition.id));
    const { people } = said;
    await record(tx, actor, "medium.people-said", { kind: "medium", id: itemId }, { people });
    return { ok: true };
  });
}

/** The day it is, in Dakar and for agreements. */
export function today(): string {
  return now().toISOString().slice(0, 10);
}

/** Of these media, the titles of those that show people without an agreement, or of which nobody has said it. */
export async function unagreedMedia(
  tx: Database,
  named: { kind: MediumKind; name: string }[],
): Promise<string[]> {
  if (named.length === 0) return [];
  const rows = await tx
    .select({ item: mediaItems, edition: mediaEditions })
    .from(mediaItems)
    .innerJoin(
      mediaEditions,
      eq(mediaEditions.id, sql`coalesce(${mediaItems.nextId}, ${mediaItems.currentId})`),
    )
    .where(inArray(mediaItems.name, [...new Set(named.map(({ name }) => name))]));
  return rows
    .filter(({ item }) => named.some(({ kind, name }) => kind === item.kind && name === item.name))
    .filter(({ edition }) => !isAgreed(edition, today()))
    .map(({ item }) => item.title);
}
