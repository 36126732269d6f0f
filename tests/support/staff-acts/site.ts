import { eq } from "drizzle-orm";
import { countHolders } from "#app/features/admissions/holders.server.ts";
import { moveItem } from "#app/features/catalogue/arranging.server.ts";
import { removeItem, saveItem } from "#app/features/catalogue/editing.server.ts";
import { exportItems } from "#app/features/catalogue/exporting.server.ts";
import {
  applyImport,
  getImport,
  listImports,
  previewImport,
  undoImport,
} from "#app/features/catalogue/importing.server.ts";
import { listChanges, takeBack } from "#app/features/catalogue/item-history.server.ts";
import { getItem, listForStaff } from "#app/features/catalogue/staff-list.server.ts";
import { arrange, makeEntry } from "#app/features/content/editing/arranging.server.ts";
import {
  changedSinceEnglish,
  confirmEnglish,
} from "#app/features/content/editing/behind.server.ts";
import {
  cancelPublication,
  saveWords,
  takeBack as takeBackWords,
} from "#app/features/content/editing/editing.server.ts";
import { getForEditing, listForEditing } from "#app/features/content/editing/entry-list.server.ts";
import { listVersions } from "#app/features/content/editing/entry-versions.server.ts";
import { lacksOf } from "#app/features/content/editing/lacks.server.ts";
import { usesOfMedia } from "#app/features/content/media-uses.server.ts";
import { buildPartner } from "#app/features/content/testing.ts";
import { openUpload } from "#app/features/documents/upload.server.ts";
import { addMedium, replaceMedium } from "#app/features/media/adding.server.ts";
import { sayPeople } from "#app/features/media/agreeing.server.ts";
import { giveCaptions } from "#app/features/media/captions/captions.server.ts";
import { describeMedium, setFocus } from "#app/features/media/describing.server.ts";
import { getMedium, listMedia } from "#app/features/media/library.server.ts";
import { tryAgain } from "#app/features/media/making/trying-again.server.ts";
import { removeMedium } from "#app/features/media/removal.server.ts";
import { takeBackEdition } from "#app/features/media/replacing.server.ts";
import { buildFilm, buildMedium, nobody } from "#app/features/media/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaEditions } from "#app/platform/db/schema/media.ts";
import { newId } from "#app/platform/ids.ts";
import { type Acts, EDITORS } from "./act.ts";
import type { World } from "./world.ts";

/** What the public site says and shows, and what can be studied. */
export async function siteActs(world: World): Promise<Acts[]> {
  return [
    { permission: "edit:content", who: EDITORS, acts: await contentActs(world) },
    { permission: "edit:content", who: EDITORS, acts: await mediaActs(world) },
    { permission: "edit:catalogue", who: EDITORS, acts: await catalogueActs(world) },
  ];
}

async function contentActs({ editor }: World): Promise<Acts["acts"]> {
  const [before, after] = [new Date("2026-01-01"), new Date("2026-02-01")];
  const { id } = await buildPartner({
    versions: [
      { locale: "en", name: "Partner", publishedAt: before },
      { locale: "fr", name: "Partenaire", publishedAt: after },
    ],
  });
  const entry = await getForEditing(editor, id);
  const version = entry?.states.fr?.newest.id;
  if (!entry || !version) throw new Error("no entry");
  const stale = { locale: "fr", base: newId(), typed: {}, when: "draft" } as const;
  return {
    "content/editing/entry-list listForEditing": (by) => listForEditing(by),
    "content/editing/entry-list getForEditing": (by) => getForEditing(by, id),
    "content/editing/entry-versions listVersions": (by) => listVersions(by, id, "partner"),
    "content/editing/lacks lacksOf": async (by) => (await lacksOf(by, entry, "fr")) !== null,
    "content/editing/behind changedSinceEnglish": (by) => changedSinceEnglish(by, entry),
    "content/editing/behind confirmEnglish": {
      ready: async () => {
        const versions = [
          { locale: "en" as const, name: "Partner", publishedAt: before },
          { locale: "fr" as const, name: "Partenaire", publishedAt: after },
        ];
        return (await buildPartner({ versions })).id;
      },
      act: (by, fresh) => confirmEnglish(by, fresh),
    },
    "content/editing/editing saveWords": (by) => saveWords(by, { ...stale, entryId: id }),
    "content/editing/editing takeBack": (by) => takeBackWords(by, version),
    "content/editing/editing cancelPublication": (by) => cancelPublication(by, id, "fr"),
    "content/editing/arranging makeEntry": (by) => makeEntry(by, "partner", "!"),
    "content/editing/arranging arrange": (by) => arrange(by, id, "hide"),
    "content/media-uses usesOfMedia": async (by) => (await usesOfMedia(by)) !== null,
  };
}

async function mediaActs({ editor }: World): Promise<Acts["acts"]> {
  const { id } = await buildMedium(editor);
  const film = await buildMedium(editor, buildFilm());
  const failed = async () => {
    const made = await buildMedium(editor);
    const failure = { failedAt: new Date() };
    await db().update(mediaEditions).set(failure).where(eq(mediaEditions.itemId, made.id));
    return made.id;
  };
  const described = {
    ...{ title: "Tour", titleEn: "Tower", decorative: false, altFr: "La tour", altEn: "The tower" },
    ...{ credit: "", demo: false },
  };
  const [edition] = await db().select().from(mediaEditions).where(eq(mediaEditions.itemId, id));
  const ready = { readyAt: new Date() };
  await db().update(mediaEditions).set(ready).where(eq(mediaEditions.itemId, id));
  return {
    "media/library listMedia": (by) => listMedia(by),
    "media/library getMedium": (by) => getMedium(by, id),
    "documents/upload openUpload": (by) =>
      openUpload(by, { id: newId(), name: "tour.jpg", size: 9, purpose: "medium" }),
    "media/adding addMedium": (by) => addMedium(by, null),
    "media/adding replaceMedium": (by) => replaceMedium(by, id, null),
    "media/describing describeMedium": (by) => describeMedium(by, id, described),
    "media/describing setFocus": (by) => setFocus(by, id, { x: 30, y: 30 }),
    "media/agreeing sayPeople": (by) => sayPeople(by, id, nobody),
    "media/captions/captions giveCaptions": (by) => giveCaptions(by, film.id, "fr", "bonjour"),
    "media/replacing takeBackEdition": (by) => takeBackEdition(by, id, edition?.id ?? ""),
    "media/removal removeMedium": (by) => removeMedium(by, id, async () => true),
    "media/making/trying-again tryAgain": { ready: failed, act: (by, one) => tryAgain(by, one) },
  };
}

async function catalogueActs({ editor, application }: World): Promise<Acts["acts"]> {
  const { courseId } = application;
  const text = (await exportItems(editor, "course", "fr")) ?? "";
  const bytes = new TextEncoder().encode(text.replaceAll("4 ans", "5 ans"));
  const looked = await previewImport(editor, { name: "f.csv", bytes }, "fr");
  if (!looked?.ok) throw new Error(`no import: ${JSON.stringify(looked)}`);
  const digest = (await getImport(editor, looked.id))?.digest ?? "";
  await applyImport(editor, looked.id, digest);
  const [line] = (await listChanges(editor, "course", courseId)) ?? [];
  const past = { id: courseId, line: line?.id ?? "", base: "0" };
  const edit = { id: courseId, base: "0", typed: {} };
  return {
    "catalogue/staff-list listForStaff": (by) => listForStaff(by),
    "catalogue/staff-list getItem": (by) => getItem(by, "course", courseId),
    "catalogue/editing saveItem": (by) => saveItem(by, "course", edit),
    "catalogue/editing removeItem": (by) => removeItem(by, "course", courseId),
    "catalogue/arranging moveItem": (by) => moveItem(by, "course", courseId, 1),
    "catalogue/exporting exportItems": (by) => exportItems(by, "course", "fr"),
    "catalogue/item-history listChanges": (by) => listChanges(by, "course", courseId),
    "catalogue/item-history takeBack": (by) => takeBack(by, "course", past),
    "catalogue/importing previewImport": (by) =>
      previewImport(by, { name: "f.csv", bytes: new Uint8Array() }, "fr"),
    "catalogue/importing getImport": (by) => getImport(by, looked.id),
    "catalogue/importing listImports": (by) => listImports(by),
    "catalogue/importing applyImport": (by) => applyImport(by, looked.id, digest),
    "catalogue/importing undoImport": (by) => undoImport(by, looked.id),
    "admissions/holders countHolders": (by) => countHolders(by, [courseId]),
  };
}
