import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { getSubjectHistoryPage } from "#app/features/audit/subject-history.server.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { replaceMedium } from "#app/features/media/add-medium.server.ts";
import { setCaptions } from "#app/features/media/captions/set-captions.server.ts";
import { describeMedium } from "#app/features/media/describe-medium.server.ts";
import { removeMedium } from "#app/features/media/remove-medium.server.ts";
import { savePeopleConsent } from "#app/features/media/save-people-consent.server.ts";
import { buildFilm, buildMedium, buildPhoto, noPeople } from "#app/features/media/testing.ts";
import { transcodeVersion } from "#app/features/media/transcode/transcode-version.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getEntry, seedEntry } from "./content.server.ts";
import { saveEntryData } from "./editing/edit-entry.server.ts";
import { createEntry } from "./editing/entry-actions.server.ts";
import { getEditableEntry, listEditableEntries } from "./editing/entry-list.server.ts";
import { toFieldValues } from "./editing/form-fields.ts";
import { getPlaceholderImage } from "./first-look.server.ts";
import type { ContentKinds } from "./kinds.ts";
import { isMediumInUse, listMediaUsage } from "./media-usage.server.ts";
import { menuScenes } from "./menu-scenes.ts";
import { shapes } from "./shapes/shapes.ts";

const database = await createTestDatabase();
let editor: Staff;
beforeEach(async () => {
  editor = await buildStaff({ role: "editor" });
});
afterEach(() => database.truncate());

const slide = (name: string, alt = "") => ({
  ...{ titleFr: "L'un", titleEn: "One", subheading: "Deux", "scene.name": name, "scene.alt": alt },
});

async function buildSlide(): Promise<string> {
  const created = await createEntry(editor, "slide", "Une");
  return created?.ok ? created.id : "";
}

async function save(entryId: string, values: Record<string, string>, when: "draft" | "now") {
  const base = (await getEditableEntry(editor, entryId))?.states.fr?.newest.id ?? "";
  return saveEntryData(editor, { entryId, locale: "fr", baseVersionId: base, values, when });
}

const description = {
  titleEn: "",
  isDecorative: false,
  altFr: "La cour.",
  altEn: "",
  credit: "",
  demo: false,
};

async function transcodeAll() {
  for (const upload of await database.jobs("medium-version.added"))
    await transcodeVersion((upload as { editionId: string }).editionId);
}

test("listMediaUsage: lists a used picture, which removeMedium then refuses", async () => {
  const { id, name } = await buildMedium(editor, await buildPhoto({ width: 1000, height: 800 }));
  const entryId = await buildSlide();
  expect(await save(entryId, slide(name), "draft")).toMatchObject({ ok: true });
  // A picture without description cannot be published.
  const refusal = { ok: false, errors: { "scene.alt": "picture-undescribed" } };
  expect(await save(entryId, slide(name), "now")).toMatchObject(refusal);
  await describeMedium(editor, id, { title: "Cour", ...description });
  await savePeopleConsent(editor, id, noPeople);
  expect(await save(entryId, slide(name), "now")).toMatchObject({ ok: true });
  const entry = await getEditableEntry(editor, entryId);
  const getScene = async () => (await getEntry("slide", entry?.slug ?? "", "fr"))?.data.scene;
  expect(await getScene()).toEqual({ name, alt: "La cour." });
  await transcodeAll();
  const scene = await getScene();
  expect(scene?.name).toMatch(/^~[0-9a-f]{16}-1000x800-c50x50$/);
  expect(await getPlaceholderImage(scene?.name ?? "")).toMatch(
    /^data:image\/avif;base64,.{100,5000}$/,
  );
  const uses = (await listMediaUsage(editor))?.get(`picture/${name}`);
  expect(uses).toMatchObject([{ entryId, title: "L’un", locale: "fr", state: "published" }]);
  expect(await removeMedium(editor, id, isMediumInUse)).toEqual({
    ok: false,
    reason: "medium-used",
  });
  // The alternative text and focal point of the entry win.
  await save(entryId, { ...slide(name, "Autre chose"), "scene.focus": "0,100" }, "now");
  expect(await getScene()).toMatchObject({ alt: "Autre chose", focus: { x: 0, y: 100 } });
}, 60_000);

test("replaceMedium: refuses people-required for a medium that a page shows, until it is answered", async () => {
  const replace = async (id: string, people?: "no") =>
    replaceMedium(editor, id, await buildPhoto({ colour: "#112233" }), isMediumInUse, people);
  const unused = await buildMedium(editor);
  expect(await replace(unused.id)).toEqual({ ok: true });
  const { id, name } = await buildMedium(editor);
  await describeMedium(editor, id, { title: "Cour", ...description });
  await savePeopleConsent(editor, id, noPeople);
  expect(await save(await buildSlide(), slide(name), "now")).toMatchObject({ ok: true });
  expect(await replace(id)).toEqual({ ok: false, reason: "people-required" });
  expect(await replace(id, "no")).toEqual({ ok: true });
});

test("removeMedium: removes a medium that only older versions reference", async () => {
  const { id, name } = await buildMedium(editor);
  await describeMedium(editor, id, { title: "Cour", ...description });
  await savePeopleConsent(editor, id, noPeople);
  const entryId = await buildSlide();
  await save(entryId, slide(name), "now");
  await save(entryId, slide("dakar"), "draft");
  expect(await removeMedium(editor, id, isMediumInUse)).toMatchObject({ ok: false });
  await save(entryId, slide("dakar"), "now");
  expect(await removeMedium(await buildStaff(), id, isMediumInUse)).toBeNull();
  expect(await removeMedium(editor, id, isMediumInUse)).toEqual({ ok: true });
  expect(await save(entryId, slide(name), "draft")).toMatchObject({
    errors: { "scene.name": "medium-missing" },
  });
  // The history names it by its title.
  const { lines } = await getSubjectHistoryPage(editor, { kind: "medium", id }, {});
  const ends = [lines.at(-1), lines[0]].map((line) => line?.details);
  expect(ends).toEqual([{ name: "Cour du campus" }, { name: "Cour" }]);
});

test("listMediaUsage: lists the pictures of the menus", async () => {
  const data = Object.fromEntries(Object.keys(shapes.menu).map((key) => [key, "Un mot"]));
  const entry = { kind: "menu" as const, slug: "menu", position: 0, demo: false };
  await transaction((tx) => seedEntry(tx, { ...entry, fr: data as ContentKinds["menu"] }));
  const uses = await listMediaUsage(editor);
  for (const name of menuScenes)
    expect(uses?.get(`picture/${name}`)).toMatchObject([{ kind: "menu", state: "published" }]);
});

test("removeMedium: of a removal and a concurrent save of a reference, one is refused", async () => {
  const { id, name } = await buildMedium(editor);
  const entryId = await buildSlide();
  const [saved, removed] = await Promise.all([
    save(entryId, slide(name), "draft"),
    removeMedium(editor, id, isMediumInUse),
  ]);
  expect([saved?.ok, removed?.ok].toSorted()).toEqual([false, true]);
});

test("saveEntryData: returns people-consent-missing until the editor confirms consent", async () => {
  const { id, name } = await buildMedium(editor);
  await describeMedium(editor, id, { title: "Classe, le matin", ...description });
  const entryId = await buildSlide();
  const refusal = {
    ok: false,
    errors: { $peopleConfirmed: "people-consent-missing:Classe  le matin" },
  };
  // Nobody has answered whether people are recognisable.
  expect(await save(entryId, slide(name), "now")).toMatchObject(refusal);
  expect(await save(entryId, slide(name), "draft")).toMatchObject({ ok: true });
  await savePeopleConsent(editor, id, { ...noPeople, people: "yes", agreedOn: "2026-01-05" });
  expect(await save(entryId, slide(name), "now")).toMatchObject({ ok: true });
  await savePeopleConsent(editor, id, { ...noPeople, people: "yes" });
  expect(await save(entryId, slide(name, "Bis"), "now")).toMatchObject(refusal);
  const confirmed = { ...slide(name, "Bis"), $peopleConfirmed: "on" };
  expect(await save(entryId, confirmed, "now")).toMatchObject({ ok: true });
  // The shipped pictures are drawings.
  expect(await save(entryId, slide("dakar"), "now")).toMatchObject({ ok: true });
});

test("saveEntryData: returns captions-missing for a film with speech", async () => {
  const film = await buildMedium(editor, buildFilm());
  await savePeopleConsent(editor, film.id, noPeople);
  const entry = {
    ...{ kind: "testimonial" as const, slug: "un", position: 0, demo: false },
    fr: {
      ...{ title: "Un", description: "Deux" },
      clip: { name: "welcome", seconds: 20, poster: { name: "dakar", alt: "" } },
    },
  };
  await transaction((tx) => seedEntry(tx, entry));
  const [testimonial] = (await listEditableEntries(editor)) ?? [];
  const values = {
    ...toFieldValues(shapes.testimonial, testimonial?.dataByLocale.fr),
    "clip.name": film.name,
  };
  const publish = () => save(testimonial?.id ?? "", values, "now");
  expect(await publish()).toMatchObject({ errors: { "clip.name": "captions-missing" } });
  const vtt = "WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour.\n";
  expect(await setCaptions(editor, film.id, "en", vtt)).toEqual({ ok: true });
  expect(await publish()).toMatchObject({ ok: false });
  expect(await setCaptions(await buildStaff(), film.id, "fr", vtt)).toBeNull();
  expect(await setCaptions(editor, film.id, "fr", vtt)).toEqual({ ok: true });
  expect(await publish()).toMatchObject({ ok: true });
  await transcodeAll();
  const clip = (await getEntry("testimonial", "un", "fr"))?.data.clip;
  expect(clip).toMatchObject({ seconds: 12 });
  expect(clip?.name).toMatch(/^~[0-9a-f]{16}-12s\d+b-mp4-fr[0-9a-f]{16}-en[0-9a-f]{16}$/);
});
