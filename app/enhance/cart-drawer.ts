import { localeOf, pathIn } from "#app/i18n/locale.ts";

/** The cart as the server shows it, alone (app/routes/site/cart.ts). */
export async function askCart(init: RequestInit = {}): Promise<HTMLDialogElement> {
  const address = pathIn(localeOf(location.pathname), "/panier");
  const answer = await fetch(address, { ...init, headers: { "X-Part": "cart" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const drawer = page.querySelector<HTMLDialogElement>("#cart-drawer");
  if (!answer.ok || !drawer) throw new Error(`the cart was answered ${answer.status}`);
  return document.adoptNode(drawer);
}

const drawerOf = () => document.querySelector<HTMLDialogElement>("#cart-drawer");

/** Fetches the drawer and shows it once its sheet has come. Its title is read first. */
export async function openDrawer(): Promise<void> {
  const drawer = await askCart();
  drawerOf()?.remove();
  const sheet = drawer.querySelector("link");
  const dressed = new Promise((done) => {
    for (const end of ["load", "error"]) sheet?.addEventListener(end, done);
  });
  document.body.append(drawer);
  await dressed;
  drawer.showModal();
  drawer.querySelector("h2")?.focus();
}

/** What lives on in an open drawer: its title, its region of news, its lines, its foot. */
const PARTS = ["h2", ".cart-news", ".cart-lines", ".dialog-foot"];

/** Puts the new state in the drawer when it is open; the button that is gone gives its place to a neighbour. */
export function refreshDrawer(fresh: HTMLDialogElement, pressed: HTMLButtonElement): boolean {
  const drawer = drawerOf();
  if (!drawer?.open) return false;
  const buttons = () => [...drawer.querySelectorAll<HTMLButtonElement>("button[name=remove]")];
  const place = buttons().indexOf(pressed);
  for (const part of PARTS) {
    const now = fresh.querySelector<HTMLElement>(part);
    const before = drawer.querySelector<HTMLElement>(part);
    if (!now || !before) continue;
    Object.assign(before.dataset, now.dataset);
    before.replaceChildren(...now.childNodes);
  }
  const gauge = drawer.querySelector("progress");
  if (gauge) gauge.value = fresh.querySelector("progress")?.value ?? 0;
  const same = buttons().find((button) => button.value === pressed.value);
  const next = same ?? buttons()[place] ?? buttons().at(-1) ?? drawer.querySelector("h2");
  next?.focus();
  return true;
}
