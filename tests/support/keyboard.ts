import { expect, type Locator } from "@playwright/test";

/** More stops than any of our pages has, twice around. */
const MAX_TAB_STOPS = 400;

/** Goes to a part of a page as somebody without a mouse does: by the Tab key, around the page if need be. */
export async function focusWithTab(part: Locator): Promise<void> {
  const page = part.page();
  const isThere = () => part.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  expect(await isThere(), `the Tab key comes to ${part}`).toBe(true);
}

/** Presses a button or follows a link. */
export async function pressEnter(part: Locator): Promise<void> {
  await focusWithTab(part);
  await part.page().keyboard.press("Enter");
}

/** Writes over what a field holds. */
export async function replaceText(field: Locator, text: string): Promise<void> {
  await focusWithTab(field);
  await field.page().keyboard.press("ControlOrMeta+A");
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Chooses in a list by the first letters of its line. */
export async function chooseOption(list: Locator, letters: string, value: string): Promise<void> {
  await focusWithTab(list);
  await list.page().keyboard.type(letters);
  await expect(list).toHaveValue(value);
}

/** Ticks a radio button: the arrows go around its group, which is one stop. */
export async function selectRadio(group: Locator, name: string): Promise<void> {
  const wanted = group.getByRole("radio", { name });
  const all = await group.getByRole("radio").count();
  await focusWithTab(group.getByRole("radio", { checked: true }));
  for (let turn = 0; turn < all && !(await wanted.isChecked()); turn++)
    await group.page().keyboard.press("ArrowRight");
  await expect(wanted).toBeChecked();
}
