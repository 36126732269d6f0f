import { getMediaViews } from "#app/features/media/media-view.server.ts";
import type { PublishedEntry } from "./content.ts";
import type { EntryKind } from "./kinds.ts";
import { applyMediaViews, listMediaReferences } from "./media-references.ts";

/** Applies the media of the library to entries. Runs one query, or none without media. */
export async function resolveMedia<K extends EntryKind>(
  entries: PublishedEntry<K>[],
): Promise<PublishedEntry<K>[]> {
  const references = listMediaReferences(entries.map(({ data }) => data));
  const listNames = (kind: string) => [
    ...new Set(references.filter((one) => one.kind === kind).map(({ name }) => name)),
  ];
  const media = await getMediaViews({ pictures: listNames("picture"), films: listNames("video") });
  if (media.size === 0) return entries;
  return entries.map((one) => ({ ...one, data: applyMediaViews(one.data, media, one.locale) }));
}

/** The layout pictures that the school replaced, keyed by name, with their current file names. */
export async function findReplacedPictures(names: string[]): Promise<Record<string, string>> {
  const media = await getMediaViews({ pictures: names, films: [] });
  const namePairs = names.map((name) => [name, media.get(`picture/${name}`)?.name] as const);
  return Object.fromEntries(namePairs.filter((pair): pair is [string, string] => Boolean(pair[1])));
}
