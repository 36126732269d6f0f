import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entryVersions } from "#app/platform/db/schema/content.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { ContentLink } from "./components/content-link.tsx";
import { listEntries } from "./content.server.ts";
import { withDraftPreview } from "./editing/draft-preview.server.ts";
import { applyEntryAction } from "./editing/entry-actions.server.ts";
import { buildGalleryPicture, buildNews } from "./testing.ts";

const database = await createTestDatabase();
let editor: Staff;
beforeEach(async () => {
  editor = await buildStaff({ role: "editor" });
});
afterEach(async () => {
  setClock();
  await database.truncate();
});

const listGalleryLinks = async () =>
  (await listEntries("gallery", "fr")).map(({ data }) => data.href);

async function renderGallery(): Promise<string> {
  const pictures = (await listEntries("gallery", "fr")).map(({ data }) => data);
  return renderToStaticMarkup(
    <MemoryRouter>
      {pictures.map(({ caption, href }) => (
        <ContentLink key={caption} href={href}>
          {caption}
        </ContentLink>
      ))}
    </MemoryRouter>,
  );
}

describe("listEntries", () => {
  it("removes a link to a hidden news item until it is shown again", async () => {
    const { id, slug } = await buildNews("remise-des-diplomes");
    await buildGalleryPicture("La remise des diplômes", `/actualite/${slug}`);
    await buildGalleryPicture("Le campus", "/about");
    expect(await listGalleryLinks()).toEqual([`/actualite/${slug}`, "/about"]);
    await applyEntryAction(editor, id, "hide", { isConfirmed: true });
    expect(await listGalleryLinks()).toEqual(["", "/about"]);
    const page = await renderGallery();
    expect(page).toContain("La remise des diplômes");
    expect(page).not.toContain("/actualite/");
    await applyEntryAction(editor, id, "show");
    expect(await renderGallery()).toContain(`href="/actualite/${slug}"`);
  });

  it("removes a link to scheduled and missing news", async () => {
    const { id, slug } = await buildNews("a-venir");
    const later = new Date(Date.now() + HOUR_MS);
    await db().update(entryVersions).set({ publishedAt: later });
    await buildGalleryPicture("À venir", `/actualite/${slug}`);
    await buildGalleryPicture("Jamais écrite", "/actualite/jamais-ecrite");
    expect(await listGalleryLinks()).toEqual(["", ""]);
    expect(await withDraftPreview(listGalleryLinks)).toEqual([`/actualite/${slug}`, ""]);
    setClock(new Date(later.getTime() + 1_000));
    expect(await listGalleryLinks()).toEqual([`/actualite/${slug}`, ""]);
    expect(id).toBeDefined();
  });
});

describe("applyEntryAction", () => {
  it("returns entry-linked with the linking entries until hiding is confirmed", async () => {
    const { id, slug } = await buildNews("remise-des-diplomes");
    const picture = await buildGalleryPicture("La remise des diplômes", `/actualite/${slug}`);
    const linking = { entryId: picture.id, kind: "gallery", title: "La remise des diplômes" };
    expect(await applyEntryAction(editor, id, "hide")).toEqual({
      ok: false,
      reason: "entry-linked",
      links: [{ ...linking, locale: "fr", state: "published" }],
    });
    expect(await listEntries("news", "fr")).toHaveLength(1);
    expect(await applyEntryAction(editor, id, "hide", { isConfirmed: true })).toEqual({ ok: true });
    expect(await listEntries("news", "fr")).toEqual([]);
  });

  it("hides an entry to which only hidden entries link", async () => {
    const { id, slug } = await buildNews("remise-des-diplomes");
    const picture = await buildGalleryPicture("La remise", `/actualite/${slug}`);
    await buildGalleryPicture("Une autre", "/actualite/une-autre");
    await applyEntryAction(editor, picture.id, "hide");
    expect(await applyEntryAction(editor, id, "hide")).toEqual({ ok: true });
  });
});
