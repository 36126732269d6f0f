import { lockMedia } from "#app/features/media/remove-medium.server.ts";
import { listMediaWithoutConsent } from "#app/features/media/save-people-consent.server.ts";
import { findUnpublishableMedia } from "#app/features/media/transcode/unpublishable-media.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { listLibraryNames, listMediaReferences } from "../media-references.ts";

type MediaCheckInput = {
  data: Record<string, unknown>;
  locale: Locale;
  isPublishing: boolean;
  /** The editor answers for the people whom one would recognise. */
  isPeopleConsentConfirmed: boolean;
};

/** Where an editor answers for the people of all the pictures and films of a language. */
export const PEOPLE_CONSENT_FIELD = "$people";

/**
 * Reason words at the fields of words that name media: one that is no longer in the library, and for words that are
 * to be published, a picture of the school's own that nothing describes in this language, and a film in which
 * somebody speaks without captions in it. What may show people who did not agree is asked about, at `PEOPLE`. What is
 * named is held until the words are saved.
 */
export async function checkMedia(
  tx: Database,
  { data, locale, isPublishing, isPeopleConsentConfirmed }: MediaCheckInput,
): Promise<Record<string, string>> {
  const references = listMediaReferences(data);
  const errors: Record<string, string> = {};
  for (const kind of ["picture", "video"] as const) {
    const { missing } = await lockMedia(tx, kind, listLibraryNames(references, kind));
    for (const reference of references)
      if (reference.kind === kind && missing.includes(reference.name))
        errors[`${reference.path}.name`] = "medium-gone";
  }
  if (!isPublishing) return errors;
  const unfit = await findUnpublishableMedia(tx, references, locale);
  for (const { kind, name, path, alt } of references) {
    if (!unfit.has(`${kind}/${name}`)) continue;
    if (kind === "video") errors[`${path}.name`] ??= "captions-missing";
    // The link of a film says what it shows.
    else if (alt === "" && !path.endsWith("poster"))
      errors[`${path}.alt`] ??= "picture-undescribed";
  }
  const [first] = isPeopleConsentConfirmed ? [] : await listMediaWithoutConsent(tx, references);
  // A comma parts the values of a reason.
  if (first) errors[PEOPLE_CONSENT_FIELD] = `people-unagreed:${first.replaceAll(",", " ")}`;
  return errors;
}
