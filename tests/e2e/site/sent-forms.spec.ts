import type { Page } from "@playwright/test";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

const MESSAGE = "Pouvons-nous venir samedi avec les deux enfants ?";
const problem = (page: Page) => page.getByRole("main").getByRole("alert");

const formPages = [
  {
    address: "/connexion",
    fill: async (page: Page) => {
      await page.getByLabel(enquiryMessages.fr.email).fill("personne@exemple.test");
      await page.getByLabel("Mot de passe", { exact: true }).fill("pas la bonne phrase");
    },
    submit: "Se connecter",
    left: ["Adresse e-mail", "personne@exemple.test"],
    sentence: "ne correspondent à aucun compte",
  },
  {
    address: "/inscription",
    fill: async (page: Page) => {
      await page.getByLabel("Prénom", { exact: true }).fill("Awa");
      await page.getByLabel("Mot de passe", { exact: true }).fill("court");
    },
    submit: "Créer mon compte",
    left: ["Prénom", "Awa"],
    sentence: "Le mot de passe doit avoir au moins 15 caractères",
  },
  {
    address: "/mot-de-passe-oublie",
    fill: (page: Page) => page.getByLabel(enquiryMessages.fr.email).fill("awa.exemple"),
    submit: "Recevoir un lien",
    left: ["Adresse e-mail", "awa.exemple"],
    sentence: "Écrivez l’adresse e-mail en entier",
  },
  {
    address: "/contacts",
    fill: async (page: Page) => {
      await page.getByLabel(enquiryMessages.fr.content).fill(MESSAGE);
      await page.getByLabel(enquiryMessages.fr.email).fill("rama.exemple");
    },
    submit: "Envoyer mon message",
    left: ["Votre message", MESSAGE],
    sentence: "Écrivez l’adresse e-mail en entier",
  },
] as const;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without any script", {
    tag: "@phone",
  }, () => {
    test.use({ javaScriptEnabled });

    for (const { address, fill, submit, left, sentence } of formPages)
      test(`${address}: Back and reload show the refused form as it was`, {
        tag: address === "/contacts" ? [] : "@nightly",
      }, async ({ page }) => {
        const posts: string[] = [];
        page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
        await page.goto(address);
        await fill(page);
        await page.getByRole("main").getByRole("button", { name: submit }).click();
        const [label, value] = left;
        const expectRefused = async () => {
          await expect(problem(page)).toContainText(sentence);
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
        };
        await expectRefused();
        await page.reload();
        await expectRefused();
        await page.goto("/about");
        await page.goBack();
        await expectRefused();
        const forms = posts.filter((one) => new URL(one).pathname === address);
        expect(forms).toHaveLength(1);
        await page.goto(address);
        await expect(problem(page)).toHaveCount(0);
      });
  });

test("/inscription: reloading the page that confirms the email creates nothing again", {
  tag: ["@phone", "@nightly"],
}, async ({ page, address }) => {
  await page.goto("/inscription");
  await page.getByLabel("Prénom", { exact: true }).fill("Awa");
  await page.getByLabel("Nom", { exact: true }).fill("Sow");
  await page.getByLabel(enquiryMessages.fr.email).fill(address);
  await page.getByLabel("Mot de passe", { exact: true }).fill("une longue phrase de passe");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText(address)).toBeVisible();
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/inscription")) posts++;
  });
  await page.reload();
  await expect(page.getByText(address)).toBeVisible();
  expect(posts).toBe(0);
});

test("a student form submitted before hydration shows its errors, which React then takes over", {
  tag: "@phone",
}, async ({ page }) => {
  await signInByRequest(page, "candidat@demo.test");
  await page.goto("/espace-etudiant/compte");
  const name = page.getByLabel("Prénom(s)");
  await name.fill(" ");
  await name.evaluate((field: HTMLInputElement) => field.form?.submit());
  await page.waitForURL(/answer=/);
  await expect(problem(page)).toBeVisible();
  await expect(name).toHaveValue(" ");
  await waitForHydration(page);
  await expect(problem(page)).toBeVisible();
  await expect(name).toHaveValue(" ");
});
