import { getLocale, localizePath } from "#app/i18n/locale.ts";

/** Fetches the cart dialog without its page (app/routes/site/cart/route.ts); rejects when it does not load. */
export async function fetchCartDrawer(init: RequestInit = {}): Promise<HTMLDialogElement> {
  const url = localizePath(getLocale(location.pathname), "/panier");
  const response = await fetch(url, { ...init, headers: { "X-Part": "cart" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const drawer = page.querySelector<HTMLDialogElement>("#cart-drawer");
  if (!response.ok || !drawer) throw new Error(`the cart was answered ${response.status}`);
  return document.adoptNode(drawer);
}

const findDrawer = () => document.querySelector<HTMLDialogElement>("#cart-drawer");

/** Fetches the drawer and opens it once its stylesheet has loaded, with the focus on its title. */
export async function openCartDrawer(): Promise<void> {
  const drawer = await fetchCartDrawer();
  findDrawer()?.remove();
  const stylesheet = drawer.querySelector("link");
  const stylesheetLoaded = new Promise((resolve) => {
    for (const end of ["load", "error"]) stylesheet?.addEventListener(end, resolve);
  });
  document.body.append(drawer);
  await stylesheetLoaded;
  drawer.showModal();
  drawer.querySelector("h2")?.focus();
}

/** The parts of an open drawer that are replaced. */
const UPDATED_PARTS = ["h2", ".cart-note", ".cart-lines", ".dialog-foot"];

/**
 * Updates the drawer if it is open, and moves the focus of a removed button to a neighbour. Returns whether it was
 * open.
 */
export function refreshCartDrawer(
  newDrawer: HTMLDialogElement,
  clickedButton: HTMLButtonElement,
): boolean {
  const drawer = findDrawer();
  if (!drawer?.open) return false;
  const buttons = () => [...drawer.querySelectorAll<HTMLButtonElement>("button[name=remove]")];
  const clickedIndex = buttons().indexOf(clickedButton);
  for (const part of UPDATED_PARTS) {
    const newPart = newDrawer.querySelector<HTMLElement>(part);
    const currentPart = drawer.querySelector<HTMLElement>(part);
    if (!newPart || !currentPart) continue;
    Object.assign(currentPart.dataset, newPart.dataset);
    currentPart.replaceChildren(...newPart.childNodes);
  }
  const progress = drawer.querySelector("progress");
  if (progress) progress.value = newDrawer.querySelector("progress")?.value ?? 0;
  const sameButton = buttons().find((button) => button.value === clickedButton.value);
  const next =
    sameButton ?? buttons()[clickedIndex] ?? buttons().at(-1) ?? drawer.querySelector("h2");
  next?.focus();
  return true;
}
