import { isDeepStrictEqual } from "node:util";
import type { Locale } from "#app/i18n/locale.ts";
import {
  type School,
  type SchoolLogo,
  type Schools,
  schoolsFrom,
  shippedSchools,
} from "#app/i18n/school.ts";
import { isLibraryReference, readLibraryName } from "#app/ui/library-picture.ts";
import { fallbackFile, ladderOf, pictureFile } from "#app/ui/pictures.ts";
import { getEntry } from "./content.server.ts";
import { draftedSchools, keepDraftedSchools } from "./editing/drafts.server.ts";
import type { SchoolIdentity } from "./kinds.ts";
import { saidName } from "./school-name.ts";

/** The entry that says who the school is; there is one. */
const ENTRY = "school";

let published: Schools = shippedSchools;
schoolsFrom(() => draftedSchools() ?? published);

/**
 * Learns who the school is from what is published, for the pages, the letters and the receipts of this process: once
 * as it starts and whenever something is published, so that no page asks for it. True when it has changed.
 */
export async function learnSchool(): Promise<boolean> {
  const before = published;
  const read = await readSchools();
  // What says nothing else than the site itself weighs nothing in the pages.
  published = isDeepStrictEqual(read, shippedSchools) ? shippedSchools : read;
  return !isDeepStrictEqual(published, before);
}

/** Within a preview: the school is who its draft says, for this piece of work alone. */
export async function previewSchool(): Promise<void> {
  keepDraftedSchools(await readSchools());
}

async function readSchools(): Promise<Schools> {
  const [fr, en] = await Promise.all([getEntry(ENTRY, ENTRY, "fr"), getEntry(ENTRY, ENTRY, "en")]);
  if (!fr || !en) return shippedSchools;
  return { fr: told("fr", fr.data), en: told("en", en.data) };
}

function told(locale: Locale, { name, short, article, logo }: SchoolIdentity): School {
  return { name, short, logo: logoOf(logo), ...saidName(locale, name, article) };
}

/** A picture whose files are not made yet leaves the mark in its place. */
function logoOf(logo: SchoolIdentity["logo"]): SchoolLogo | null {
  if (!logo?.name || isLibraryReference(logo.name)) return null;
  const { name, alt } = logo;
  const { widths, width, height } = ladderOf(name);
  const avif = pictureFile(name, `${widths[0]}.avif`);
  const icon = readLibraryName(name) && pictureFile(name, "icon-192.png");
  return { avif, webp: fallbackFile(name), icon, width, height, alt };
}
