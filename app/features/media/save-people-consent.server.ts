import { eq, inArray, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { getToday } from "#app/features/access/today.server.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { lockEditedVersion } from "./lock-edited-version.server.ts";
import { canEditMedia } from "./media-permission.ts";
import type { MediumKind } from "./medium.ts";
import { checkPeopleConsent, hasPeopleConsent, type PeopleConsent } from "./people-consent.ts";

/** `agreement` names those who consented, and where the signed paper is kept. */
export type PeopleConsentInput = PeopleConsent & { agreement: string };

type SaveConsentResult = { ok: true } | { ok: false; errors: Record<string, string> };

/**
 * Saves whether recognisable people are in the current file, and their consent; a new file starts unanswered. Refuses
 * the errors of `checkPeopleConsent`; returns null without `edit:content`, and for shipped media, which are drawings.
 */
export async function savePeopleConsent(
  actor: Actor,
  itemId: string,
  input: PeopleConsentInput,
): Promise<SaveConsentResult | null> {
  if (!canEditMedia(actor) || !validate(itemId)) return null;
  const errors = checkPeopleConsent(input, getToday());
  return transaction(async (tx) => {
    const version = await lockEditedVersion(tx, itemId);
    if (!version) return null;
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    const noConsent = { agreedOn: null, agreedUntil: null, agreement: "" };
    const values = input.people === "yes" ? input : { people: input.people, ...noConsent };
    await tx.update(mediaVersions).set(values).where(eq(mediaVersions.id, version.id));
    const { people } = input;
    await recordHistory(
      tx,
      actor,
      "medium.people-said",
      { kind: "medium", id: itemId },
      { people },
    );
    return { ok: true };
  });
}

/** The titles of the referenced media without consent or answer. */
export async function listMediaWithoutConsent(
  tx: Database,
  references: { kind: MediumKind; name: string }[],
): Promise<string[]> {
  if (references.length === 0) return [];
  const rows = await tx
    .select({ item: mediaItems, version: mediaVersions })
    .from(mediaItems)
    .innerJoin(
      mediaVersions,
      eq(mediaVersions.id, sql`coalesce(${mediaItems.nextId}, ${mediaItems.currentId})`),
    )
    .where(inArray(mediaItems.name, [...new Set(references.map(({ name }) => name))]));
  return rows
    .filter(({ item }) =>
      references.some(({ kind, name }) => kind === item.kind && name === item.name),
    )
    .filter(({ version }) => !hasPeopleConsent(version, getToday()))
    .map(({ item }) => item.title);
}
