import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { shapes } from "../shapes/shapes.ts";
import type { EditedEntry } from "./entry-list.server.ts";
import { writeFields } from "./form-fields.ts";
import { readFields } from "./form-reading.ts";
import { checkMedia } from "./media-check.server.ts";

/**
 * What the draft in hand of a language lacks to be published: a reason word at each field. Empty when it is whole, and
 * when the newest words are out. Null for who may not edit.
 */
export async function lacksOf(
  actor: Actor,
  { kind, words, states }: Pick<EditedEntry, "kind" | "words" | "states">,
  locale: Locale,
): Promise<Record<string, string> | null> {
  if (!can(actor, "edit:content")) return null;
  const draft = states[locale]?.newest.isDraft ? words[locale] : undefined;
  if (!draft) return {};
  const read = readFields(shapes[kind], writeFields(shapes[kind], draft));
  // Who is in the pictures is asked when they are published: it is nothing to complete here.
  const published = { data: draft, locale, publishes: true, answersForPeople: true };
  const media = await checkMedia(db(), published);
  return read.ok ? media : { ...media, ...read.errors };
}
