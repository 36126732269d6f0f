import { asc, desc, eq, or } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { mediaEditions, mediaItems } from "#app/platform/db/schema/media.ts";
import { libraryName } from "#app/ui/library-picture.ts";
import { type SaidOfPeople, today } from "./agreeing.server.ts";
import { isAgreed } from "./agreement.ts";
import { isEditor } from "./editor.ts";
import { isMade, wantedOf } from "./making/making.server.ts";
import { lacksCaptions, lacksWords, type MediumKind, type Point } from "./medium.ts";

/** A medium in the list of the library. */
export type ListedMedium = {
  id: string;
  name: string;
  kind: MediumKind;
  title: string;
  titleEn: string;
  shipped: boolean;
  demo: boolean;
  /** The name by which a page would show it now; null while none of its files are made. */
  shownAs: string | null;
  /** The languages in which it is not described. */
  lacksWords: Locale[];
  lacksCaptions: boolean;
  /** It shows people without their agreement, or nobody has said whether it does. */
  lacksAgreement: boolean;
  /** How many files of how many are made of what was given last; null when all are there. */
  making: { made: number; of: number } | null;
  /** The maker failed on it too often, and waits to be asked again. */
  failed: boolean;
};

type Item = typeof mediaItems.$inferSelect;
type Edition = typeof mediaEditions.$inferSelect;

/** Every medium: those of the school first, pictures before films, the newest before; null for who may not edit. */
export async function listMedia(actor: Actor): Promise<ListedMedium[] | null> {
  if (!isEditor(actor)) return null;
  const rows = await db()
    .select({ item: mediaItems, edition: mediaEditions })
    .from(mediaItems)
    .leftJoin(
      mediaEditions,
      or(eq(mediaItems.currentId, mediaEditions.id), eq(mediaItems.nextId, mediaEditions.id)),
    )
    .orderBy(asc(mediaItems.shipped), asc(mediaItems.kind), desc(mediaItems.id));
  const byItem = Map.groupBy(rows, ({ item }) => item.id);
  return [...byItem.values()].flatMap((own) => {
    const item = own[0]?.item;
    const editions = own.flatMap(({ edition }) => edition ?? []);
    return item ? [listed(item, editions)] : [];
  });
}

function listed(item: Item, editions: Edition[]): ListedMedium {
  const { id, name, kind, title, titleEn, shipped, demo } = item;
  const current = editions.find((one) => one.id === item.currentId) ?? null;
  const coming = editions.find((one) => one.id === item.nextId);
  const edition = current ?? coming ?? null;
  const work = coming ?? current;
  const shownAs = current ? libraryName(current) : shipped ? name : null;
  return {
    ...{ id, name, kind, title, titleEn, shipped, demo, shownAs },
    lacksWords: lacksWords({ ...item, edition }),
    lacksCaptions: lacksCaptions({ ...item, edition }),
    lacksAgreement: work !== null && !isAgreed(work, today()),
    making: progressOf(work),
    failed: work !== null && work.failedAt !== null,
  };
}

function progressOf(edition: Edition | null): { made: number; of: number } | null {
  if (!edition || (edition.readyAt && isMade(edition))) return null;
  const wanted = wantedOf(edition);
  return { made: wanted.filter((file) => file in edition.files).length, of: wanted.length };
}

/** One file that was given for a medium. */
export type ToldEdition = {
  id: string;
  fileName: string;
  type: string;
  size: number;
  width: number;
  height: number;
  seconds: number;
  at: Date;
  author: string | null;
  isReady: boolean;
  replacedAt: Date | null;
};

/** A medium with all that its page tells. */
export type ToldMedium = ListedMedium & {
  decorative: boolean;
  altFr: string;
  altEn: string;
  credit: string;
  /** What one is at work on: the edition that is coming, else the one shown; null for that of the site. */
  edition:
    | (ToldEdition & {
        hash: string;
        focus: Point;
        files: Record<string, number>;
        spoken: boolean;
        captionsFr: string | null;
        captionsEn: string | null;
      } & SaidOfPeople)
    | null;
  currentId: string | null;
  /** The earlier ones that can be taken back, the last first. */
  earlier: ToldEdition[];
};

/** One medium with its editions; null for who may not edit, and when there is none. */
export async function getMedium(actor: Actor, id: string): Promise<ToldMedium | null> {
  if (!isEditor(actor) || !validate(id)) return null;
  const [item] = await db().select().from(mediaItems).where(eq(mediaItems.id, id));
  if (!item) return null;
  const rows = await db()
    .select({ edition: mediaEditions, author: users.name })
    .from(mediaEditions)
    .leftJoin(users, eq(mediaEditions.authorId, users.id))
    .where(eq(mediaEditions.itemId, id))
    .orderBy(desc(mediaEditions.id));
  const work = rows.find(({ edition }) => edition.id === (item.nextId ?? item.currentId));
  const { decorative, altFr, altEn, credit, currentId } = item;
  return {
    ...listed(
      item,
      rows.map(({ edition }) => edition),
    ),
    ...{ decorative, altFr, altEn, credit, currentId },
    edition: work ? { ...told(work), ...inHand(work.edition) } : null,
    earlier: rows
      .filter(({ edition }) => edition.readyAt && edition.id !== currentId)
      .filter(({ edition }) => edition.id !== item.nextId)
      .map(told),
  };
}

function told({ edition, author }: { edition: Edition; author: string | null }): ToldEdition {
  const { id, fileName, type, size, width, height, seconds, createdAt: at, replacedAt } = edition;
  const isReady = edition.readyAt !== null;
  return { id, fileName, type, size, width, height, seconds, at, author, isReady, replacedAt };
}

function inHand({ focusX, focusY, ...edition }: Edition) {
  const { hash, files, spoken, captionsFr, captionsEn } = edition;
  const { people, agreedOn, agreedUntil, agreement } = edition;
  return {
    ...{ hash, files, spoken, captionsFr, captionsEn },
    ...{ people, agreedOn, agreedUntil, agreement },
    focus: { x: focusX, y: focusY },
  };
}
