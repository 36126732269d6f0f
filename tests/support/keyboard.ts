import { expect, type Locator } from "@playwright/test";

/** More tab stops than any page has, twice around. */
const MAX_TAB_STOPS = 400;

/** Focuses an element with the Tab key only, around the page if needed. */
export async function focusWithTab(part: Locator): Promise<void> {
  const page = part.page();
  const isThere = () => part.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  expect(await isThere(), `the Tab key comes to ${part}`).toBe(true);
}

/** Focuses a button or link and presses Enter. */
export async function pressEnter(part: Locator): Promise<void> {
  await focusWithTab(part);
  await part.page().keyboard.press("Enter");
}

/** Replaces the value of a field. */
export async function replaceText(field: Locator, text: string): Promise<void> {
  await focusWithTab(field);
  await field.page().keyboard.press("ControlOrMeta+A");
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Selects an option by typing its first prefix. */
export async function chooseOption(list: Locator, prefix: string, value: string): Promise<void> {
  await focusWithTab(list);
  await list.page().keyboard.type(prefix);
  await expect(list).toHaveValue(value);
}

/** Selects a radio button with the arrow keys: a group is one tab stop. */
export async function selectRadio(group: Locator, name: string): Promise<void> {
  const option = group.getByRole("radio", { name });
  const all = await group.getByRole("radio").count();
  await focusWithTab(group.getByRole("radio", { checked: true }));
  for (let turn = 0; turn < all && !(await option.isChecked()); turn++)
    await group.page().keyboard.press("ArrowRight");
  await expect(option).toBeChecked();
}
