import type { Page } from "@playwright/test";
import { localizedRoutes } from "#tests/support/access-table.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { groupPages, inEnglish } from "#tests/support/public-pages.ts";
import { signInByRequest } from "#tests/support/sessions.ts";

test.setTimeout(120_000);

for (const { who, email } of [
  { who: "student", email: "candidat@demo.test" },
  { who: "staff", email: "admin@demo.test" },
])
  for (const some of groupPages(getPages(who)))
    test(`${some.join(", ")} of the ${who} are complete, silent and accessible in both languages`, async ({
      page,
      isMobile,
    }) => {
      await signInOnce(page, email);
      for (const address of some) {
        await expectWhole(page, address);
        // The English page has the same structure: it is checked on the narrow viewport, the French one on the wide.
        if (isMobile) await expectWhole(page, inEnglish(address));
        await expectAccessible(page);
      }
    });

/** Lists of the staff area, whose items have a page each. */
const lists = [
  "/administration/candidatures",
  "/administration/messages",
  "/administration/messages/modeles",
  "/administration/demandes",
  "/administration/personnes?q=diop",
  "/administration/equipe",
  "/administration/rentrees",
  "/administration/contenus",
  "/administration/medias",
];

for (const some of groupPages(lists))
  test(`the first item listed by ${some.join(", ")} has a complete and accessible page`, async ({
    page,
    isMobile,
  }) => {
    await signInOnce(page, "admin@demo.test");
    for (const list of some) {
      await page.goto(list);
      const links = page.getByRole("main").getByRole("link");
      const all = await links.evaluateAll((some) => some.map((link) => link.getAttribute("href")));
      const first = all.find((href) => itemPage.test(href ?? "")) ?? "nothing";
      expect(first, list).toMatch(itemPage);
      // One language per viewport, because the structure is the same.
      await expectWhole(page, isMobile ? inEnglish(first) : first);
      await expectAccessible(page);
    }
  });

/** The address of an item's page ends with its id. */
const itemPage = /\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Cookies = Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;
const sessions = new Map<string, Cookies>();

/** One session for all these pages: they are not changed, and signing in takes half a second. */
async function signInOnce(page: Page, email: string): Promise<void> {
  const session = sessions.get(email);
  if (session) return page.context().addCookies(session);
  await signInByRequest(page, email);
  sessions.set(email, await page.context().cookies());
}

/** The routes of an area that show a page, except those of one item. */
function getPages(area: string): string[] {
  return Object.entries(localizedRoutes)
    .filter(([, { accessLevel: who, sample }]) => who === area && !sample?.includes("019a"))
    .map(([address, { sample }]) => sample ?? address)
    .filter((address) => !/\/(fichier|visite|exporter\/\w+|x\/espace)$/.test(address));
}

async function expectWhole(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(address.endsWith("/rien-de-tel") ? 404 : 200);
  await expect(page).not.toHaveURL(/connexion/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect.soft(await page.evaluate(wider), `${address} fits`).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page): Promise<void> {
  const label = `${page.url()} is accessible`;
  expect.soft(await findAccessibilityFaults(page), label).toEqual([]);
}
