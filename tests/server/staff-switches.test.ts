import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { browserOptions } from "#tests/support/browser.ts";
import { freshDatabase, urlOf } from "#tests/support/fresh-database.ts";
import { newDataDir, removeDataDir, startServer } from "#tests/support/server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const dataDir = newDataDir();
const database = await freshDatabase("empty");
const server = await startServer({ dataDir, env: { DATABASE_URL: urlOf(database) } });
const browser: Browser = await chromium.launch(browserOptions());

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
  removeDataDir(dataDir);
});

/** Publishes new words of an entry, in French unless said otherwise, as staff do. */
async function publish(slug: string, words: object, locale = "fr"): Promise<void> {
  await database.query(`
    insert into versions (id, entry_id, locale, data, published_at, created_at)
    select gen_random_uuid(), entry_id, versions.locale, data || '${JSON.stringify(words)}', now(), now()
    from versions join entries on entries.id = entry_id
    where slug = '${slug}' and locale = '${locale}' order by published_at desc limit 1`);
}

const html = async (address = "/") => (await fetch(server.origin + address)).text();
/** What was published is shown within two seconds; a busy machine takes longer. */
const soon = { timeout: 10_000 };
const notice = (page: Page, name = "Portes ouvertes") => page.getByRole("dialog", { name });

test("the notice is off until staff switch it on, and closed for the session when it is closed", async () => {
  const page = await browser.newPage({ locale: "fr-FR" });
  await page.goto(`${server.origin}/about`);
  expect(await notice(page).count()).toBe(0);
  await publish("notice", { active: true });
  await expect.poll(() => html(), soon).toContain("Portes ouvertes");
  await page.goto(`${server.origin}/about`);
  await notice(page).waitFor();
  // It announces nothing, takes no focus, and leaves the page usable.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await notice(page).getAttribute("aria-live")).toBeNull();
  expect(await notice(page).evaluate((one) => one.matches(":modal"))).toBe(false);
  await notice(page).getByRole("button", { name: "Fermer" }).click();
  await notice(page).waitFor({ state: "hidden" });
  await page.goto(`${server.origin}/valeurs`);
  await page.waitForLoadState();
  expect(await notice(page).isVisible()).toBe(false);
  // Another notice is shown, and so is this one to somebody else.
  await publish("notice", { active: true, title: "Rentrée avancée" });
  await expect.poll(() => html(), soon).toContain("Rentrée avancée");
  await page.reload();
  await notice(page, "Rentrée avancée").waitFor();
});

test("the film does not open by itself where staff have switched that off", async () => {
  expect(await html()).toContain("data-by-itself");
  await publish("settings", { opensVideo: false });
  await expect.poll(() => html(), soon).not.toContain("data-by-itself");
  const page = await browser.newPage();
  await page.clock.install({ time: 0 });
  await page.goto(server.origin);
  await page.clock.runFor(10_000);
  expect(await page.locator("#film").evaluate((one) => (one as HTMLDialogElement).open)).toBe(
    false,
  );
  expect(await page.evaluate(() => sessionStorage.getItem("film"))).toBeNull();
});

test("a network is shown once it has an address, the one without a name too, and the others are not", async () => {
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
      .poll(links, soon)
      .toEqual([expect.stringContaining(`href="https://${own}.example/erabao"`)]);
  }
});

test("an address of another host is followed as it is, one of ours in the language of the page", async () => {
  const elsewhere = "https://elsewhere.example/portes";
  const read = (place: RegExp, address: string) => async () => place.exec(await html(address))?.[1];
  const noticeLink = /class="site-notice".*?<a [^>]*href="([^"]+)"/;
  const galleryLink = /<ul class="gallery">.*?href="([^"]+)"/;
  const proofLink = /footer-marks.*?href="([^"]+)"/;
  await publish("notice", { active: true, href: elsewhere }, "en");
  await publish("cour", { href: elsewhere }, "en");
  await publish("settings", { proof: { action: "Proof", href: "/engagements" } }, "en");
  await expect.poll(read(noticeLink, "/en/about"), soon).toBe(elsewhere);
  await expect.poll(read(galleryLink, "/en/about"), soon).toBe(elsewhere);
  await expect.poll(read(proofLink, "/en/about"), soon).toBe("/en/engagements");
  await publish("settings", { proof: { action: "Proof", href: elsewhere } }, "en");
  await expect.poll(read(proofLink, "/en/about"), soon).toBe(elsewhere);
});
