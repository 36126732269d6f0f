import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import { newId } from "#app/platform/ids.ts";
import type { ContentKinds, EntryKind, Partner } from "./kinds.ts";

type PartnerVersion = { locale: "fr" | "en"; name: string; publishedAt: Date | null };
type PartnerOptions = { slug?: string; position?: number; versions: PartnerVersion[] };

/** Inserts a partner, the smallest kind of entry, with these versions. */
export async function buildPartner({ slug = newId(), position = 0, ...options }: PartnerOptions) {
  const id = newId();
  await db().insert(entries).values({ id, kind: "partner", slug, position });
  const rows = options.versions.map(({ name, ...version }) => {
    const data: Partner = { name, note: "", icon: "star" };
    return { entryId: id, data, ...version };
  });
  if (rows.length > 0) await db().insert(entryVersions).values(rows);
  return { id, slug };
}

const scene = { name: "dakar", alt: "" };

/** A news item published in French. */
export function buildNews(slug: string) {
  const metadata = {
    title: `Actualité ${slug}`,
    description: "Une actualité.",
    trail: "Actualité",
  };
  const body = { text: "Ce qui s'est passé.", place: "Dakar", scene, clip: null, sections: [] };
  return buildPublished("news", slug, {
    ...metadata,
    ...body,
  } as unknown as ContentKinds["news"]);
}

/** A gallery picture with this link, published in French, after the others. */
export function buildGalleryPicture(caption: string, href: string) {
  return buildPublished("gallery", newId(), { caption, href, scene });
}

async function buildPublished<K extends EntryKind>(kind: K, slug: string, data: ContentKinds[K]) {
  const id = newId();
  await db().insert(entries).values({ id, kind, slug, position: 0 });
  await db().insert(entryVersions).values({ entryId: id, locale: "fr", data, publishedAt: now() });
  return { id, slug };
}

/** Hides or shows every entry of a kind. */
export async function hideAll(kind: EntryKind, hidden: boolean): Promise<void> {
  await db().update(entries).set({ hidden }).where(eq(entries.kind, kind));
}
