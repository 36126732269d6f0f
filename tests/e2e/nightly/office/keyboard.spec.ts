import { editorMessages } from "#app/features/content/messages/editor.ts";
import { waitForHydration } from "#tests/support/hydration.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest } from "#tests/support/sessions.ts";
import { listTabStops } from "#tests/support/tab-stops.ts";

test("tabbing backwards through a content form shows each stop above the save bar", {
  tag: "@phone",
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/contenus?q=Cours de");
  await page.getByRole("link", { name: editorMessages.fr.labels.curriculum, exact: true }).click();
  await expect(page.getByRole("button", { name: editorMessages.fr.save })).toBeVisible();
  await page.reload();
  const stops = await listTabStops(page, "Shift+Tab");
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter((stop) => stop.isCovered)).toEqual([]);
});

test("the response to a click in a content form gets the focus, and buttons do not touch fields", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/contenus?q=DESO, trente crédits");
  await page.getByRole("link", { name: "Diplôme", exact: true }).click();
  const french = page.getByRole("region", { name: editorMessages.fr.french });
  // At the lowest position in which the details can be opened.
  const later = french.getByText(editorMessages.fr.later);
  await waitForHydration(page);
  await later.evaluate((one) => one.scrollIntoView({ block: "end" }));
  await later.click();
  const plan = french.getByRole("button", { name: editorMessages.fr.schedule.fr });
  await expect(plan, "what a fold opens is in view").toBeInViewport({ ratio: 1 });
  const day = await french.getByLabel(editorMessages.fr.day, { exact: true }).last().boundingBox();
  const hour = await french.getByText(editorMessages.fr.time, { exact: true }).boundingBox();
  expect((hour?.y ?? 0) - (day?.y ?? 0) - (day?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await french.getByRole("button", { name: editorMessages.fr.publish.fr }).focus();
  await page.keyboard.press("Enter");
  const refused = page.getByRole("alert").filter({ hasText: "Il n’y a rien de nouveau" });
  await expect(page.locator("div:focus").filter({ has: refused })).toBeVisible();
});

test("moving a content with the keyboard keeps it in view, announces its position, and keeps the filter", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/contenus?filtre=demo&q=Témoignages");
  await waitForHydration(page);
  const rows = page.getByRole("table", { name: "Témoignages" }).getByRole("row");
  const name = await rows.nth(1).getByRole("link").innerText();
  for (const [direction, place] of [
    ["Descendre", 2],
    ["Descendre", 3],
    ["Monter", 2],
    ["Monter", 1],
  ] as const) {
    const button = page.getByRole("button", { name: `${direction}\u00A0: ${name}` });
    // At the lowest position in which the button can be clicked.
    await button.evaluate((one) => one.closest("tr")?.scrollIntoView({ block: "end" }));
    await button.focus();
    await page.keyboard.press("Enter");
    const status = page.getByRole("status").filter({ hasText: `place ${place} sur` });
    await expect(status).toContainText(name);
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(/filtre=demo/);
  }
});

test("links lead directly to each kind of content", {
  tag: "@once",
}, async ({ page }) => {
  await signInByRequest(page, "redaction@demo.test");
  await page.goto("/administration/contenus");
  await waitForHydration(page);
  const kinds = page.getByRole("navigation", { name: editorMessages.fr.goTo });
  await expect(kinds.getByRole("link")).toHaveCount(16);
  await kinds.getByRole("link", { name: editorMessages.fr.kinds.settings }).focus();
  await page.keyboard.press("Enter");
  const title = page.getByRole("heading", { name: editorMessages.fr.kinds.settings });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await page.keyboard.press("Tab");
  const table = page.getByRole("table", { name: editorMessages.fr.kinds.settings });
  await expect(table.getByRole("link").first()).toBeFocused();
  // Search results are short, so there are no such links.
  await page.goto("/administration/contenus?q=diplôme");
  await expect(kinds).toHaveCount(0);
});
