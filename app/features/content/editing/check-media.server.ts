import { unagreedMedia } from "#app/features/media/agreeing.server.ts";
import { unfitMedia } from "#app/features/media/making/unfit.server.ts";
import { holdMedia } from "#app/features/media/removal.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { libraryNames, namedMedia } from "../named-media.ts";

type Checked = {
  data: Record<string, unknown>;
  locale: Locale;
  publishes: boolean;
  /** The editor answers for the people whom one would recognise. */
  answersForPeople: boolean;
};

/** Where an editor answers for the people of all the pictures and films of a language. */
export const PEOPLE = "$people";

/**
 * Reason words at the fields of words that name media: one that is no longer in the library, and for words that are
 * to be published, a picture of the school's own that nothing describes in this language, and a film in which
 * somebody speaks without captions in it. What may show people who did not agree is asked about, at `PEOPLE`. What is
 * named is held until the words are saved.
 */
export async function checkMedia(
  tx: Database,
  { data, locale, publishes, answersForPeople }: Checked,
): Promise<Record<string, string>> {
  const named = namedMedia(data);
  const errors: Record<string, string> = {};
  for (const kind of ["picture", "video"] as const) {
    const { missing } = await holdMedia(tx, kind, libraryNames(named, kind));
    for (const one of named)
      if (one.kind === kind && missing.includes(one.name))
        errors[`${one.path}.name`] = "medium-gone";
  }
  if (!publishes) return errors;
  const unfit = await unfitMedia(tx, named, locale);
  for (const { kind, name, path, alt } of named) {
    if (!unfit.has(`${kind}/${name}`)) continue;
    if (kind === "video") errors[`${path}.name`] ??= "captions-missing";
    // The link of a film says what it shows.
    else if (alt === "" && !path.endsWith("poster"))
      errors[`${path}.alt`] ??= "picture-undescribed";
  }
  const [first] = answersForPeople ? [] : await unagreedMedia(tx, named);
  // A comma parts the values of a reason.
  if (first) errors[PEOPLE] = `people-unagreed:${first.replaceAll(",", " ")}`;
  return errors;
}
