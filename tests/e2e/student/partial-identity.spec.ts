import type { Page } from "@playwright/test";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { birthDateMessages } from "#app/features/admissions/messages/birth-date.ts";
import { personNameMessages } from "#app/i18n/person-name.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import {
  firstName,
  IDENTITY_PATH,
  openAsCandidate,
  saveStatus,
  setOffline,
} from "#tests/support/application-form.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";

const singleNameBox = (page: Page) => page.getByLabel(personNameMessages.fr.oneName);
const yearOnlyBox = (page: Page) => page.getByLabel(birthDateMessages.fr.tick);
const year = (page: Page) => page.getByLabel(applicationMessages.fr.dates.year, { exact: true });

/** The checkboxes stored on the server, as it renders them. */
async function listSavedTicks(page: Page): Promise<string[]> {
  const html = await (await page.request.get(IDENTITY_PATH)).text();
  const boxes = html.match(/<input type="checkbox"[^>]*>/g) ?? [];
  return boxes.flatMap((box) =>
    / checked/.test(box) ? (/name="([^"]*)"/.exec(box)?.[1] ?? "") : [],
  );
}

test("a single name and a year of birth are ticked offline, survive their tab and are sent", {
  tag: ["@phone", "@nightly"],
}, async ({ page, context, mailbox, address }) => {
  await openAsCandidate(page, mailbox, address);
  await waitForHydration(page);
  await expect(saveStatus(page)).toBeEmpty();
  await setOffline(context);
  await firstName(page).fill("");
  await singleNameBox(page).check();
  await year(page).fill("2003");
  await yearOnlyBox(page).check();
  await expect(saveStatus(page)).toHaveText(applicationMessages.fr.saving.savedOnDevice);
  await expect(page.getByRole("main")).toContainText("Nous enverrons vos 2 réponses");
  await page.close();
  await setOffline(context, false);
  const again = await context.newPage();
  await again.goto(IDENTITY_PATH);
  await expect(singleNameBox(again)).toBeChecked();
  await expect(yearOnlyBox(again)).toBeChecked();
  await expect.poll(() => listSavedTicks(again)).toEqual(["firstName.none", "birthOn.yearAlone"]);
  expect(await findAccessibilityFaults(again)).toEqual([]);
  // Unticked, they require the other fields.
  await singleNameBox(again).uncheck();
  await yearOnlyBox(again).uncheck();
  await expect(again.getByText("Écrivez aussi le jour et le mois.")).toBeVisible();
  await expect.poll(() => listSavedTicks(again)).toEqual(["birthOn.yearAlone"]);
});
