import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { shapes } from "../shapes/shapes.ts";
import { checkMedia } from "./check-media.server.ts";
import type { EditableEntry } from "./entry-list.server.ts";
import { toFieldValues } from "./form-fields.ts";
import { parseFields } from "./parse-form-fields.ts";

/**
 * What the draft in hand of a language lacks to be published: a reason word at each field. Empty when it is whole, and
 * when the newest words are out. Null for who may not edit.
 */
export async function listMissingFields(
  actor: Actor,
  { kind, words, states }: Pick<EditableEntry, "kind" | "words" | "states">,
  locale: Locale,
): Promise<Record<string, string> | null> {
  if (!can(actor, "edit:content")) return null;
  const draft = states[locale]?.newest.isDraft ? words[locale] : undefined;
  if (!draft) return {};
  const parsed = parseFields(shapes[kind], toFieldValues(shapes[kind], draft));
  // Who is in the pictures is asked when they are published: it is nothing to complete here.
  const mediaCheck = { data: draft, locale, isPublishing: true, isPeopleConsentConfirmed: true };
  const mediaErrors = await checkMedia(db(), mediaCheck);
  return parsed.ok ? mediaErrors : { ...mediaErrors, ...parsed.errors };
}
