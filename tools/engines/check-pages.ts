// Checks a running demonstration site with Safari's engine, by hand: `node tools/engines/check-pages.ts
// http://localhost:3000`. Reports horizontal overflow, dialogs that hide part of their text, and whether a form with
// a file field can be submitted. Exits with 1 when something is wrong.
import { resolve } from "node:path";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { type EnginePage, waitForPage } from "./page.ts";
import { withWebKit } from "./webkit.ts";

const site = process.argv[2] ?? "http://localhost:3000";
const area = "/espace-etudiant";
const application = `${area}/candidate`;
const pages: Record<string, string[]> = {
  "": [
    "/",
    "/about",
    "/admission",
    "/curriculum",
    "/autre-formation",
    "/contacts",
    "/actualite",
    "/campus/SENEGAL",
    "/connexion",
    "/inscription",
    "/en",
  ],
  "candidat@demo.test": [
    area,
    application,
    `${application}/info-personnel`,
    `${application}/cursus`,
    `${application}/recapitulatif`,
    `${area}/messagerie`,
    `${area}/compte`,
  ],
  "admin@demo.test": [
    "/administration",
    "/administration/candidatures",
    "/administration/messages",
    "/administration/contenus",
    "/administration/medias",
    "/administration/catalogue",
    "/administration/rentrees",
    "/administration/journal",
  ],
};
const PHOTO_PATH = resolve("public/img/og/campus.jpg");
const faults: string[] = [];

/** Opens each dialog: one that is lower than its maximum height must show all of its text. */
const FIND_CRAMPED = `return [...document.querySelectorAll("dialog.dialog:not([open])")].flatMap((dialog) => {
  dialog.showModal();
  const body = dialog.querySelector(".dialog-body");
  const most = parseFloat(getComputedStyle(dialog).maxHeight) || innerHeight;
  const cramped = body && body.scrollHeight > body.clientHeight + 1 && dialog.offsetHeight < most - 1;
  dialog.close();
  return cramped ? [dialog.id] : [];
})`;

async function checkPage(page: EnginePage, path: string): Promise<void> {
  await page.open(site + path);
  await waitForPage(page, "document.readyState === 'complete'");
  const sideways = await page.run<number>(
    "return document.documentElement.scrollWidth - innerWidth",
  );
  if (sideways > 0) faults.push(`${path} moves sideways by ${sideways} px`);
  const cramped = await page.run<string[]>(FIND_CRAMPED);
  for (const dialog of cramped) faults.push(`${path}: the dialog ${dialog} hides its own text`);
}

/** React has hydrated the form; before that, a click submits it as a document. */
const IS_HYDRATED =
  "Object.keys(document.querySelector('main form')).some((key) => key.startsWith('__reactProps'))";

async function signIn(page: EnginePage, email: string): Promise<void> {
  await page.open(`${site}/connexion`);
  await page.type("main input[type=email]", email);
  // U+E007 is the Enter key in WebDriver.
  await page.type("main input[type=password]", `${DEMO_PASSWORD}\uE007`);
  await waitForPage(page, "!location.pathname.startsWith('/connexion')");
}

/** Chooses and uploads a photo: WebKit cannot read such a form back (app/client/webkit-form-data.ts). */
async function uploadPhoto(page: EnginePage): Promise<void> {
  await page.open(`${site}${application}/info-personnel?partie=identite`);
  await waitForPage(page, IS_HYDRATED);
  await page.chooseFile("input[name=photo]", PHOTO_PATH);
  await waitForPage(page, "document.querySelector('.photo-actions')");
  await page.run("document.querySelector('.photo-actions button').click()");
  await waitForPage(
    page,
    "document.querySelector('main form') && !document.querySelector('.photo-actions')",
  );
}

for (const [email, paths] of Object.entries(pages))
  await withWebKit(async (page) => {
    if (email) await signIn(page, email);
    for (const path of paths) await checkPage(page, path);
    if (email.startsWith("candidat")) await uploadPhoto(page);
  }).catch((error) => faults.push(`${email || "the public site"}: ${error}`));
console.log(faults.join("\n") || "No fault was found.");
process.exitCode = faults.length > 0 ? 1 : 0;
