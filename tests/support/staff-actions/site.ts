import { eq } from "drizzle-orm";
import { countCourseUsage } from "#app/features/admissions/course-usage.server.ts";
import { removeItem, saveItem } from "#app/features/catalogue/edit-item.server.ts";
import { exportItems } from "#app/features/catalogue/export-items.server.ts";
import {
  applyImport,
  getImport,
  listImports,
  previewImport,
  undoImport,
} from "#app/features/catalogue/import-items.server.ts";
import { listItemHistory, revertItemChange } from "#app/features/catalogue/item-history.server.ts";
import { moveItem } from "#app/features/catalogue/move-item.server.ts";
import { getItem, listCatalogueForStaff } from "#app/features/catalogue/staff-catalogue.server.ts";
import {
  cancelPublication,
  restoreVersion as restoreEntryVersion,
  saveEntryData,
} from "#app/features/content/editing/edit-entry.server.ts";
import {
  applyEntryAction,
  createEntry,
} from "#app/features/content/editing/entry-actions.server.ts";
import {
  getEditableEntry,
  listEditableEntries,
} from "#app/features/content/editing/entry-list.server.ts";
import { listEntryVersions } from "#app/features/content/editing/entry-versions.server.ts";
import { listMissingFields } from "#app/features/content/editing/missing-fields.server.ts";
import {
  confirmTranslation,
  listStaleFields,
} from "#app/features/content/editing/stale-translation.server.ts";
import { isMediumInUse, listMediaUsage } from "#app/features/content/media-usage.server.ts";
import { buildPartner } from "#app/features/content/testing.ts";
import { createUpload } from "#app/features/documents/upload.server.ts";
import { addMedium, replaceMedium } from "#app/features/media/add-medium.server.ts";
import { setCaptions } from "#app/features/media/captions/set-captions.server.ts";
import { describeMedium, setFocalPoint } from "#app/features/media/describe-medium.server.ts";
import { getMedium, listMedia } from "#app/features/media/library.server.ts";
import { removeMedium } from "#app/features/media/remove-medium.server.ts";
import { restoreMediumVersion } from "#app/features/media/restore-version.server.ts";
import { savePeopleConsent } from "#app/features/media/save-people-consent.server.ts";
import { buildFilm, buildMedium, noPeople } from "#app/features/media/testing.ts";
import { retryTranscode } from "#app/features/media/transcode/retry-transcode.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaVersions } from "#app/platform/db/schema/media.ts";
import { newId } from "#app/platform/ids.ts";
import { EDITORS, type StaffActions } from "./action.ts";
import type { StaffFixtures } from "./fixtures.ts";

/** The commands about the contents of the public site and the catalogue. */
export async function siteActions(world: StaffFixtures): Promise<StaffActions[]> {
  return [
    { permission: "edit:content", allowed: EDITORS, actions: await contentActions(world) },
    { permission: "edit:content", allowed: EDITORS, actions: await mediaActions(world) },
    { permission: "edit:catalogue", allowed: EDITORS, actions: await catalogueActions(world) },
  ];
}

async function contentActions({ editor }: StaffFixtures): Promise<StaffActions["actions"]> {
  const [before, after] = [new Date("2026-01-01"), new Date("2026-02-01")];
  const { id } = await buildPartner({
    versions: [
      { locale: "en", name: "Partner", publishedAt: before },
      { locale: "fr", name: "Partenaire", publishedAt: after },
    ],
  });
  const entry = await getEditableEntry(editor, id);
  const version = entry?.states.fr?.newest.id;
  if (!entry || !version) throw new Error("no entry");
  const stale = { locale: "fr", baseVersionId: newId(), values: {}, when: "draft" } as const;
  return {
    "content/editing/entry-list listEditableEntries": (by) => listEditableEntries(by),
    "content/editing/entry-list getEditableEntry": (by) => getEditableEntry(by, id),
    "content/editing/entry-versions listEntryVersions": (by) =>
      listEntryVersions(by, id, "partner"),
    "content/editing/missing-fields listMissingFields": async (by) =>
      (await listMissingFields(by, entry, "fr")) !== null,
    "content/editing/stale-translation listStaleFields": (by) => listStaleFields(by, entry),
    "content/editing/stale-translation confirmTranslation": {
      ready: async () => {
        const versions = [
          { locale: "en" as const, name: "Partner", publishedAt: before },
          { locale: "fr" as const, name: "Partenaire", publishedAt: after },
        ];
        return (await buildPartner({ versions })).id;
      },
      run: (by, fresh) => confirmTranslation(by, fresh),
    },
    "content/editing/edit-entry saveEntryData": (by) =>
      saveEntryData(by, { ...stale, entryId: id }),
    "content/editing/edit-entry restoreVersion": (by) => restoreEntryVersion(by, version),
    "content/editing/edit-entry cancelPublication": (by) => cancelPublication(by, id, "fr"),
    "content/editing/entry-actions createEntry": (by) => createEntry(by, "partner", "!"),
    "content/editing/entry-actions applyEntryAction": (by) => applyEntryAction(by, id, "hide"),
    "content/media-usage listMediaUsage": async (by) => (await listMediaUsage(by)) !== null,
  };
}

async function mediaActions({ editor }: StaffFixtures): Promise<StaffActions["actions"]> {
  const { id } = await buildMedium(editor);
  const film = await buildMedium(editor, buildFilm());
  const failed = async () => {
    const created = await buildMedium(editor);
    const failure = { failedAt: new Date() };
    await db().update(mediaVersions).set(failure).where(eq(mediaVersions.itemId, created.id));
    return created.id;
  };
  const described = {
    ...{
      title: "Tour",
      titleEn: "Tower",
      isDecorative: false,
      altFr: "La tour",
      altEn: "The tower",
    },
    ...{ credit: "", demo: false },
  };
  const [version] = await db().select().from(mediaVersions).where(eq(mediaVersions.itemId, id));
  const ready = { readyAt: new Date() };
  await db().update(mediaVersions).set(ready).where(eq(mediaVersions.itemId, id));
  return {
    "media/library listMedia": (by) => listMedia(by),
    "media/library getMedium": (by) => getMedium(by, id),
    "documents/upload createUpload": (by) =>
      createUpload(by, { id: newId(), name: "tour.jpg", sizeBytes: 9, purpose: "medium" }),
    "media/add-medium addMedium": (by) => addMedium(by, null),
    "media/add-medium replaceMedium": (by) => replaceMedium(by, id, null, isMediumInUse),
    "media/describe-medium describeMedium": (by) => describeMedium(by, id, described),
    "media/describe-medium setFocalPoint": (by) => setFocalPoint(by, id, { x: 30, y: 30 }),
    "media/save-people-consent savePeopleConsent": (by) => savePeopleConsent(by, id, noPeople),
    "media/captions/set-captions setCaptions": (by) => setCaptions(by, film.id, "fr", "bonjour"),
    "media/restore-version restoreMediumVersion": (by) =>
      restoreMediumVersion(by, id, version?.id ?? ""),
    "media/remove-medium removeMedium": (by) => removeMedium(by, id, async () => true),
    "media/transcode/retry-transcode retryTranscode": {
      ready: failed,
      run: (by, one) => retryTranscode(by, one),
    },
  };
}

async function catalogueActions({
  editor,
  application,
}: StaffFixtures): Promise<StaffActions["actions"]> {
  const { courseId } = application;
  const text = (await exportItems(editor, "course", "fr")) ?? "";
  const bytes = new TextEncoder().encode(text.replaceAll("4 ans", "5 ans"));
  const looked = await previewImport(editor, { name: "f.csv", bytes }, "fr");
  if (!looked?.ok) throw new Error(`no import: ${JSON.stringify(looked)}`);
  const digest = (await getImport(editor, looked.id))?.digest ?? "";
  await applyImport(editor, looked.id, digest);
  const [line] = (await listItemHistory(editor, "course", courseId)) ?? [];
  const past = { id: courseId, changeId: line?.id ?? "", baseVersion: "0" };
  const edit = { id: courseId, baseVersion: "0", input: {} };
  return {
    "catalogue/staff-catalogue listCatalogueForStaff": (by) => listCatalogueForStaff(by),
    "catalogue/staff-catalogue getItem": (by) => getItem(by, "course", courseId),
    "catalogue/edit-item saveItem": (by) => saveItem(by, "course", edit),
    "catalogue/edit-item removeItem": (by) => removeItem(by, "course", courseId),
    "catalogue/move-item moveItem": (by) => moveItem(by, "course", courseId, 1),
    "catalogue/export-items exportItems": (by) => exportItems(by, "course", "fr"),
    "catalogue/item-history listItemHistory": (by) => listItemHistory(by, "course", courseId),
    "catalogue/item-history revertItemChange": (by) => revertItemChange(by, "course", past),
    "catalogue/import-items previewImport": (by) =>
      previewImport(by, { name: "f.csv", bytes: new Uint8Array() }, "fr"),
    "catalogue/import-items getImport": (by) => getImport(by, looked.id),
    "catalogue/import-items listImports": (by) => listImports(by),
    "catalogue/import-items applyImport": (by) => applyImport(by, looked.id, digest),
    "catalogue/import-items undoImport": (by) => undoImport(by, looked.id),
    "admissions/course-usage countCourseUsage": (by) => countCourseUsage(by, [courseId]),
  };
}
