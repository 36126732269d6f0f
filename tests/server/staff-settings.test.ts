import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { browserOptions } from "#tests/support/browser-options.ts";
import { readFormValues } from "#tests/support/form-values.ts";
import { findElements } from "#tests/support/html.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { server, database } = await withServer();
const browser: Browser = await chromium.launch(browserOptions());

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

/** Publishes a new version of an entry, in French by default, as staff do. */
async function publish(slug: string, texts: object, locale = "fr"): Promise<void> {
  await database.query(`
    insert into versions (id, entry_id, locale, data, published_at, created_at)
    select gen_random_uuid(), entry_id, versions.locale, data || '${JSON.stringify(texts).replaceAll("'", "''")}', now(), now()
    from versions join entries on entries.id = entry_id
    where slug = '${slug}' and locale = '${locale}' order by published_at desc limit 1`);
}

const html = async (address = "/") => (await fetch(server.origin + address)).text();
/** A publication is shown within two seconds; a loaded machine takes longer. */
const timeoutOptions = { timeout: 10_000 };
const notice = (page: Page, name = "Portes ouvertes") => page.getByRole("dialog", { name });

test("notice: is hidden until the staff enable it, and stays closed for the session", async () => {
  const page = await browser.newPage({ locale: "fr-FR" });
  await page.goto(`${server.origin}/about`);
  expect(await notice(page).count()).toBe(0);
  await publish("notice", { active: true });
  await expect.poll(() => html(), timeoutOptions).toContain("Portes ouvertes");
  await page.goto(`${server.origin}/about`);
  await notice(page).waitFor();
  // It is not announced, takes no focus and leaves the page usable.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await notice(page).getAttribute("aria-live")).toBeNull();
  expect(await notice(page).evaluate((one) => one.matches(":modal"))).toBe(false);
  await notice(page).getByRole("button", { name: "Fermer" }).click();
  await notice(page).waitFor({ state: "hidden" });
  await page.goto(`${server.origin}/valeurs`);
  await page.waitForLoadState();
  expect(await notice(page).isVisible()).toBe(false);
  // Another notice is shown again, and this one to other visitors.
  await publish("notice", { active: true, title: "Rentrée avancée" });
  await expect.poll(() => html(), timeoutOptions).toContain("Rentrée avancée");
  await page.reload();
  await notice(page, "Rentrée avancée").waitFor();
});

test("home film: does not open by itself when the staff disabled that", async () => {
  expect(await html()).toContain("data-auto-open");
  await publish("settings", { opensVideo: false });
  await expect.poll(() => html(), timeoutOptions).not.toContain("data-auto-open");
  const page = await browser.newPage();
  await page.clock.install({ time: 0 });
  await page.goto(server.origin);
  await page.clock.runFor(10_000);
  expect(await page.locator("#film").evaluate((one) => (one as HTMLDialogElement).open)).toBe(
    false,
  );
  expect(await page.evaluate(() => sessionStorage.getItem("film"))).toBeNull();
});

test("social network: is shown once it has an address, also without a name", async () => {
  const links = async () =>
    /<ul class="social-links".*?<\/ul>/.exec(await html())?.[0].match(/<a [^>]+>/g) ?? [];
  expect(await links()).toEqual([]);
  const networks = ["facebook", "instagram", "x", "linkedin", "other"];
  for (const own of ["other", "x"]) {
    const social = networks.map((network) => ({
      network,
      href: network === own ? `https://${own}.example/erabao` : "",
    }));
    await publish("settings", { social });
    await expect
      .poll(links, timeoutOptions)
      .toEqual([expect.stringContaining(`href="https://${own}.example/erabao"`)]);
  }
});

test("link addresses: external ones are unchanged, ours use the page's language", async () => {
  const elsewhere = "https://elsewhere.example/portes";
  const read = (place: RegExp, address: string) => async () => place.exec(await html(address))?.[1];
  const noticeLink = /class="site-notice".*?<a [^>]*href="([^"]+)"/;
  const galleryLink = /<ul class="gallery">.*?href="([^"]+)"/;
  const proofLink = /footer-marks.*?href="([^"]+)"/;
  await publish("notice", { active: true, href: elsewhere }, "en");
  await publish("cour", { href: elsewhere }, "en");
  await publish("settings", { proof: { action: "Proof", href: "/engagements" } }, "en");
  await expect.poll(read(noticeLink, "/en/about"), timeoutOptions).toBe(elsewhere);
  await expect.poll(read(galleryLink, "/en/about"), timeoutOptions).toBe(elsewhere);
  await expect.poll(read(proofLink, "/en/about"), timeoutOptions).toBe("/en/engagements");
  await publish("settings", { proof: { action: "Proof", href: elsewhere } }, "en");
  await expect.poll(read(proofLink, "/en/about"), timeoutOptions).toBe(elsewhere);
});

const editor = await createSignedInClient(server.origin, "redaction@demo.test");
/** The main part of a response, with no-break spaces as plain ones. */
const getMain = async (response: Response) =>
  /<main[\s\S]*?<\/main>/.exec(await response.text())?.[0].replace(/[\u00A0\u202F]/g, " ") ?? "";

const CONTENTS = "/administration/contenus";

/** The edit page of an entry, by kind and slug. */
async function entryPage(kind: string, slug: string): Promise<string> {
  const [entry = { id: "" }] = await database.query(
    `select id from entries where kind = '${kind}' and slug = '${slug}'`,
  );
  return `${CONTENTS}/${entry.id}`;
}

test("picture selection: shows 24 per page, starts at the selected one, and can be searched", async () => {
  const page = await entryPage("page", "about");
  const form = await readFormValues(editor, page);
  const laidOut = async (more: Record<string, string>) => {
    const response = await editor.submit(page, { ...form, ...more });
    const radios = findElements(await response.text(), "input").filter(
      ({ type }) => type === "radio",
    );
    const own = radios.filter(({ name }) => name === "fr.scene.name");
    const checked = own.filter((one) => "checked" in one).map(({ value }) => value);
    return { names: own.map(({ value = "" }) => value), checked };
  };
  const before = form["fr.scene.name"] ?? "";
  const first = await laidOut({ intent: "open-picker:fr.scene.name" });
  const second = await laidOut({ intent: "open-picker:fr.scene.name:2" });
  for (const { names, checked } of [first, second]) {
    expect(checked).toEqual([before]);
    expect(names.filter((name) => name !== before).length).toBeGreaterThanOrEqual(23);
    expect(names.length).toBeLessThanOrEqual(25);
  }
  expect(first.names.filter((name) => second.names.includes(name))).toEqual([before]);
  // A selection is kept when changing pages.
  const other = second.names.at(-1) ?? "";
  const back = await laidOut({ intent: "open-picker:fr.scene.name:1", "fr.scene.name": other });
  expect([back.names[0], back.checked]).toEqual([other, [other]]);
  const found = await laidOut({
    intent: "open-picker:fr.scene.name",
    "fr.scene.name.$search": "clock-tower",
  });
  expect(found.names.toSorted()).toEqual([before, "clock-tower"].toSorted());
});

test("history: shows a changed text as a word diff in its language, and a date as three fields", async () => {
  const page = await entryPage("accreditation", "diplome");
  const form = await readFormValues(editor, page);
  const text = form["fr.text"] ?? "";
  const until = { "fr.claim.expiresOn.day": "1er", "fr.claim.expiresOn.month": "mars" };
  const save = (more: Record<string, string>) => editor.submit(page, { ...form, ...more });
  const saved = await save({ ...until, "fr.text": `${text} Toutneuf.`, intent: "save" });
  expect(saved.status).toBe(302);
  expect(await readFormValues(editor, page)).toMatchObject({
    "fr.claim.expiresOn.day": "1",
    "fr.claim.expiresOn.month": "3",
    "fr.claim.expiresOn.year": form["fr.claim.expiresOn.year"],
  });
  const versions = await getMain(await editor.request(`${page}/versions`));
  const [whole = ""] = /<dt>Texte<\/dt><dd>.*?<\/dd>/s.exec(versions) ?? [];
  expect(whole).toMatch(/<ins><span[^>]*>Ajouté : <\/span>Toutneuf\.<\/ins>/);
  expect(whole).not.toContain("<del>");
  expect(versions).toMatch(/Brouillon enregistré · Français/);
  const wrong = await save({ "fr.claim.expiresOn.day": "32", intent: "publish:fr" });
  expect([wrong.status, await getMain(wrong)]).toEqual([
    409,
    expect.stringContaining('name="fr.claim.expiresOn.day"'),
  ]);
});

test("outdated translation: is listed, shown field by field, and can be confirmed", async () => {
  const page = await entryPage("slide", "a-votre-rythme");
  const isBehind = async () =>
    (await getMain(await editor.request(`${CONTENTS}?filtre=behind`))).includes(page);
  expect(await isBehind()).toBe(false);
  const form = await readFormValues(editor, page);
  await editor.submit(page, {
    ...form,
    "fr.subheading": "Des mots plus justes",
    intent: "publish:fr",
  });
  expect(await isBehind()).toBe(true);
  const main = await getMain(await editor.request(page));
  const [fieldList = ""] = /Le français a changé depuis.*?<\/ul>/s.exec(main) ?? [];
  expect(fieldList).toContain('href="#en.subheading"');
  expect(fieldList).not.toContain("#en.titleFr");
  // Unsaved values of the form are kept and shown again.
  const fields = { ...(await readFormValues(editor, page)), "en.subheading": "Better words" };
  const refused = await editor.submit(page, { ...fields, intent: "confirm:en" });
  expect([refused.status, await getMain(refused)]).toEqual([
    422,
    expect.stringContaining("Un brouillon anglais attend"),
  ]);
  const again = await readFormValues(editor, page);
  expect(again["en.subheading"]).toBe("Better words");
  await editor.submit(page, {
    ...again,
    "en.subheading": form["en.subheading"] ?? "",
    intent: "publish:en",
  });
  expect(await isBehind()).toBe(false);

  const after = await readFormValues(editor, page);
  await editor.submit(page, {
    ...after,
    "fr.subheading": "Des mots très justes",
    intent: "publish:fr",
  });
  const confirmed = await editor.submit(page, {
    ...(await readFormValues(editor, page)),
    intent: "confirm:en",
  });
  expect(confirmed.headers.get("location")).toBe(`${page}?done=confirmed`);
  expect(await isBehind()).toBe(false);
  expect(await getMain(await editor.request(`${page}/versions`))).toContain(
    "Relue : elle convient",
  );
});

/** The current content of an entry, with an ordinal appended to each text under these names. */
async function withOrdinals(slug: string, names: RegExp): Promise<object> {
  const [before] = await database.query(`
    select data from versions join entries on entries.id = entry_id
    where slug = '${slug}' and locale = 'fr' order by published_at desc limit 1`);
  let count = 0;
  return JSON.parse(JSON.stringify(before?.data), (name, value) =>
    typeof value === "string" && names.test(name) ? `Mot ${slug}${++count} de 6e` : value,
  );
}

test("ordinals typed by the staff: are superscript wherever a page shows them", async () => {
  const prose = /^(heading|lead|kicker|title|text|action|note|more|sentence|welcomeFr|welcomeEn)$/;
  for (const [address, slug, names, more] of [
    // Its title is only the document's title.
    ["/", "home", prose, { title: "Accueil" }],
    ["/", "a-votre-rythme", /^(title|subheading)/, {}],
    ["/", "flexibilite", prose, {}],
    ["/", "adultes", /^(title|text|figure|condition|action)$/, {}],
    ["/about", "about", prose, {}],
    ["/about", "menu", /./, {}],
    ["/about", "settings", /^(tagline|statement|action)$/, {}],
    ["/about", "notice", prose, { active: true }],
    ["/campus/SENEGAL", "senegal", /^(\d|days|time)$/, {}],
  ] as const) {
    const newTexts = { ...(await withOrdinals(slug, names)), ...more };
    const texts = JSON.stringify(newTexts).match(/Mot [^"]+6e/g) ?? [];
    expect(texts, slug).not.toEqual([]);
    await publish(slug, newTexts);
    const flat = async () => {
      const page = (await html(address)).replaceAll("<!-- -->", "");
      return texts.filter((text) => !page.includes(text.replace("6e", "6<sup>e</sup>")));
    };
    await expect.poll(flat, { ...timeoutOptions, message: slug }).toEqual([]);
  }
});
