import { mediaShown } from "#app/features/media/shown.server.ts";
import type { Shown } from "./content.ts";
import type { Kind } from "./kinds.ts";
import { namedMedia, withShown } from "./named-media.ts";

/** These entries with their pictures and films as the library has them now. One query, none without a picture. */
export async function withMedia<K extends Kind>(entries: Shown<K>[]): Promise<Shown<K>[]> {
  const named = namedMedia(entries.map(({ data }) => data));
  const of = (kind: string) => [
    ...new Set(named.filter((one) => one.kind === kind).map(({ name }) => name)),
  ];
  const media = await mediaShown({ pictures: of("picture"), films: of("video") });
  if (media.size === 0) return entries;
  return entries.map((one) => ({ ...one, data: withShown(one.data, media, one.locale) }));
}

/** By their names, the pictures of the frame of every page that the school has replaced, as they are shown now. */
export async function replacedScenes(names: string[]): Promise<Record<string, string>> {
  const media = await mediaShown({ pictures: names, films: [] });
  const shown = names.map((name) => [name, media.get(`picture/${name}`)?.name] as const);
  return Object.fromEntries(shown.filter((pair): pair is [string, string] => Boolean(pair[1])));
}
