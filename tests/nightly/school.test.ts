import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { buildPhoto } from "#app/features/media/testing.ts";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { browserOptions } from "#tests/support/browser-options.ts";
import { withTwoServers } from "#tests/support/with-two-servers.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const { first, second } = await withTwoServers();
const browser = await chromium.launch(browserOptions());
afterAll(() => browser.close());

const getText = async (address: string) => (await fetch(second.origin + address)).text();
/** A publication is shown within two seconds; a loaded machine takes longer. */
const timeoutOptions = { timeout: 10_000 };

/** The school's name in each place of a page. */
const readSchoolName = (html: string) => ({
  title: /<title[^>]*>([^<]*)</.exec(html)?.[1],
  bar: /class="brand".*?<span>([^<]*)</s.exec(html)?.[1],
  foot: /footer-legal.*?©(?: |&nbsp;|\u00A0)(?:<!-- -->)?([^<·]*)/s.exec(html)?.[1]?.trim(),
  shared: /og:site_name" content="([^"]*)"/.exec(html)?.[1],
  structuredName: /"@type":"EducationalOrganization".*?"name":"([^"]*)"/.exec(html)?.[1],
  hasSchoolMeta: /<meta name="school"/.test(html),
});
const readEverywhere = (name: string, page: string) => ({
  title: `${page} — ${name}`,
  bar: name,
  foot: name,
  shared: name,
  structuredName: name,
});

/** The last email of the demonstration to this address. */
async function requestEmail(page: Page): Promise<string> {
  await fetch(`${second.origin}/mot-de-passe-oublie`, {
    method: "POST",
    headers: { origin: second.origin },
    body: new URLSearchParams({ email: "candidat@demo.test" }),
  });
  const body = page.locator("main");
  await expect
    .poll(async () => {
      await page.goto(`${second.origin}/demo/courriels`);
      return body.innerText();
    }, timeoutOptions)
    .toMatch(/candidat@demo\.test/);
  return body.innerText();
}

/** Uploads a picture to the media library and waits for its renditions. */
async function uploadLogo(page: Page): Promise<void> {
  const drawn = await buildPhoto({ width: 900, height: 600, name: "Blason.jpg" });
  const buffer = Buffer.from(await drawn.arrayBuffer());
  await page.goto("/administration/medias");
  await page
    .getByLabel("Ajouter un média")
    .setInputFiles({ name: "Blason.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await page.getByRole("slider", { name: "Horizontal" }).waitFor({ timeout: 60_000 });
}

/** A served picture of the site; `isWhite` says whether its corner is white. */
async function readLogoPixel(address: string) {
  const response = await fetch(second.origin + address);
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height, format } = await picture.metadata();
  const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, format, isWhite: data.subarray(0, 3).every((one) => one === 255) };
}

test("school settings: a draft is in the preview only; once published, every page, process and email has it", async () => {
  const page = await browser.newPage({ locale: "fr-FR", baseURL: first.origin });
  const before = readSchoolName(await getText("/"));
  expect(before).toMatchObject({
    bar: "Collège Érabao",
    foot: "Collège Érabao",
    hasSchoolMeta: false,
  });

  await page.goto("/connexion");
  await page.getByLabel("Adresse e-mail").fill("redaction@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Se connecter", exact: true }).click();
  await page.waitForURL("**/administration**");
  await uploadLogo(page);
  await page.goto("/administration/contenus?q=identité");
  await page.getByRole("main").getByRole("link", { name: "Collège Érabao" }).click();
  const french = page.getByRole("region", { name: "Français" });
  await french.getByLabel("Nom", { exact: true }).fill("École Baobab");
  await french.getByLabel("Nom court").fill("Baobab");
  await french.getByLabel("Article devant le nom").selectOption("l");
  await page.getByRole("button", { name: "Enregistrer et voir l’aperçu" }).click();
  const phone = page.frameLocator("iframe.preview-phone");
  await expect
    .poll(() => phone.locator(".site-nav .brand").innerText(), timeoutOptions)
    .toContain("École Baobab");
  expect(readSchoolName(await getText("/"))).toEqual(before);

  await page.getByRole("main").getByRole("link", { name: "École Baobab" }).click();
  await french.getByLabel("Inclure : Logo").check();
  await french.getByRole("radio", { name: "Blason" }).check({ force: true });
  await french.getByLabel("Texte alternatif").fill("Un arbre rond");
  await page.getByRole("button", { name: "Publier le français" }).click();
  await page.getByRole("checkbox", { name: /^Publier quand même/ }).check();
  await page.getByRole("button", { name: "Publier le français" }).click();
  await page.getByText("C’est publié").waitFor();
  await expect
    .poll(async () => readSchoolName(await getText("/")).bar, timeoutOptions)
    .toBe("École Baobab");
  const home = readSchoolName(await getText("/"));
  expect(home).toMatchObject(readEverywhere("École Baobab", home.title?.split(" — ")[0] ?? ""));
  const html = await getText("/");
  const logo = /class="brand-mark brand-logo">.*?<img[^>]*>/s.exec(html)?.[0];
  expect(logo).toMatch(/alt="Un arbre rond" width="\d+" height="\d+"/);
  expect(/<link rel="icon"[^>]*>/.exec(html)?.[0]).toMatch(/\.webp"/);
  expect(/"logo":"([^"]*)"/.exec(html)?.[1]).toMatch(/\.webp$/);
  expect((await getText("/en")).includes("brand-mark brand-logo")).toBe(false);
  expect(readSchoolName(await getText("/en")).bar).toBe("Collège Érabao");
  const manifest = await (await fetch(`${second.origin}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: "École Baobab", short_name: "Baobab" });
  for (const { src, sizes } of manifest.icons) {
    expect(src).toMatch(/^\/medias\/\w{16}\/icon-\d+\.png$/);
    const { width, height, format, isWhite } = await readLogoPixel(src);
    expect([`${width}x${height}`, format, isWhite]).toEqual([sizes, "png", true]);
  }
  const touch = /rel="apple-touch-icon" href="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(await readLogoPixel(touch)).toMatchObject({ width: 192, height: 192, isWhite: true });
  const shared = (of: string) => new RegExp(`og:image${of}" content="([^"]*)"`).exec(html)?.[1];
  expect(shared("")).not.toContain("/img/og/");
  expect(await readLogoPixel(new URL(shared("") ?? "").pathname)).toMatchObject({
    width: Number(shared(":width")),
    height: Number(shared(":height")),
  });
  expect(readSchoolName(await getText("/nowhere")).title).toContain("École Baobab");
  expect(await getText("/recu")).toContain("École Baobab</title>");
  const email = await requestEmail(page);
  expect(email).toContain("Message automatique de l’École Baobab.");
  expect(email).not.toContain("Érabao");

  // React hydrates with the same texts, so nothing changes on the page.
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener("hydrated", () =>
      document.body.setAttribute("data-test", "hydrated"),
    );
  });
  await page.goto("/administration");
  expect(await page.title()).toContain("École Baobab");
  await page.locator("[data-test=hydrated]").waitFor();
  expect(faults).toEqual([]);
});
