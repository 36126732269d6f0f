import type { Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessible.ts";
import { firstName, IDENTITY, offline, openAs, status } from "#tests/support/answers.ts";
import { awake } from "#tests/support/awake.ts";
import { expect, test } from "#tests/support/playwright.ts";

const oneName = (page: Page) => page.getByLabel("Je n’ai qu’un seul nom");
const yearAlone = (page: Page) => page.getByLabel("Mon document n’indique que l’année");
const year = (page: Page) => page.getByLabel("Année", { exact: true });

/** Which ticks the server has: what it writes in the page. */
async function ticksOnServer(page: Page): Promise<string[]> {
  const html = await (await page.request.get(IDENTITY)).text();
  const boxes = html.match(/<input type="checkbox"[^>]*>/g) ?? [];
  return boxes.flatMap((box) =>
    / checked/.test(box) ? (/name="([^"]*)"/.exec(box)?.[1] ?? "") : [],
  );
}

test("one name, and a year of birth alone, are ticked without a network, outlive their tab and are sent", {
  tag: "@phone",
}, async ({ page, context, mailbox, address }) => {
  await openAs(page, mailbox, address);
  await awake(page);
  await expect(status(page)).toContainText("Enregistré à");
  await offline(context);
  await firstName(page).fill("");
  await oneName(page).check();
  await year(page).fill("2003");
  await yearAlone(page).check();
  await expect(status(page)).toHaveText("Gardé sur cet appareil");
  await expect(page.getByRole("main")).toContainText("Nous enverrons vos 2 réponses");
  await page.close();
  await offline(context, false);
  const again = await context.newPage();
  await again.goto(IDENTITY);
  await expect(oneName(again)).toBeChecked();
  await expect(yearAlone(again)).toBeChecked();
  await expect.poll(() => ticksOnServer(again)).toEqual(["firstName.none", "birthOn.yearAlone"]);
  expect(await accessibilityFaults(again)).toEqual([]);
  // Taken away, they ask for the rest.
  await oneName(again).uncheck();
  await yearAlone(again).uncheck();
  await expect(again.getByText("Écrivez aussi le jour et le mois.")).toBeVisible();
  await expect.poll(() => ticksOnServer(again)).toEqual(["birthOn.yearAlone"]);
});
