import { addCourse } from "#app/features/admissions/basket/basket.ts";
import { parseCart, serializeCart } from "#app/features/admissions/basket/cart.ts";
import { CART_AGE, CART_COOKIE, LEFT_OUT_COOKIE } from "#app/late/cookies.ts";
import { SIGNED_IN } from "#app/late/signing-in/auth.ts";
import { askCart, openDrawer, refreshDrawer } from "./cart-drawer.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { say } from "./toast.ts";

/** What the page shows of the cart comes from the cookie: the same page is sent to everybody. */
export function keepCart(): void {
  addEventListener("pageshow", paintCart);
  document.addEventListener("visibilitychange", paintCart);
  // Another tab, where the browser tells it.
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", paintCart);
  document.addEventListener("submit", (event) => void changeInPlace(event));
  document.addEventListener("click", openInPlace);
  document.addEventListener(SIGNED_IN, tellLeftOut);
  tellLeftOut();
}

/** What did not join the basket at signing in is told where the person arrives. */
function tellLeftOut(): void {
  paintCart();
  if (readCookie(LEFT_OUT_COOKIE)) void openDrawer().then(paintCart, () => {});
}

/** Shows what the cookie says: the count in the bar, and which formations are in the cart. */
export function paintCart(): void {
  const { courses, isSent } = parseCart(readCookie(CART_COOKIE));
  // A sheet hides the buttons that add.
  document.documentElement.toggleAttribute("data-sent", isSent);
  const count = courses.length;
  for (const link of document.querySelectorAll<HTMLElement>(".cart-link")) {
    const { none = "", one = "", many = "", always } = link.dataset;
    link.hidden = count === 0 && always === undefined;
    const words = count === 1 ? one : many.replace("{0}", `${count}`);
    link.ariaLabel = count === 0 ? none : words;
    const badge = link.querySelector<HTMLElement>(".count-badge");
    if (!badge) continue;
    // An attribute, which a sheet prints: a text would not be what React left when it wakes.
    badge.dataset.count = `${count}`;
    badge.hidden = count === 0;
  }
  for (const gauge of document.querySelectorAll<HTMLElement>("[data-gauge]"))
    gauge.textContent = gauge.dataset.gauge?.replace("{0}", `${count}`) ?? "";
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[name=add]"))
    paintButton(button, courses.includes(button.value));
}

function paintButton(button: HTMLButtonElement, chosen: boolean): void {
  const { out, in: inside } = { ...button.form?.dataset, ...button.dataset };
  const label = button.querySelector("span");
  if (label) label.textContent = (chosen ? inside : out) ?? "";
  button.classList.toggle("is-in-basket", chosen);
  const sign = button.querySelector("use");
  const sheet = sign?.getAttribute("href")?.split("#", 1)[0];
  sign?.setAttribute("href", `${sheet}#${chosen ? "check" : "plus"}`);
}

function openInPlace(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-cart]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  openDrawer().then(paintCart, () => location.assign(link.href));
}

/** A page that already prints the cart goes on without a script: it would show two of them. */
const printsCart = () => document.querySelector(".cart-panel") !== null;

async function changeInPlace(event: SubmitEvent): Promise<void> {
  const button = event.submitter;
  const form = event.target as HTMLFormElement;
  if (!(button instanceof HTMLButtonElement) || !/\/panier$/.test(form.action)) return;
  if (printsCart() || form.dataset.native === "") return;
  event.preventDefault();
  button.closest<HTMLDialogElement>("#course-details")?.close();
  const { courses, mirror } = parseCart(readCookie(CART_COOKIE));
  const signedIn = mirror || document.documentElement.dataset.here === "student";
  if (button.name === "add" && !signedIn) addHere(courses, button.value);
  else await askServer(form, button);
  paintCart();
}

/** A visitor's cart is here: nothing has to travel. */
function addHere(courses: readonly string[], id: string): void {
  // A card says the name of its formation; the page of one formation is named by it.
  const title = document.getElementById(id)?.querySelector("h3") ?? document.querySelector("h1");
  const name = title?.textContent ?? "";
  const added = addCourse(courses, { id, name, availability: "open" });
  if (added.ok)
    writeCookie(CART_COOKIE, serializeCart({ courses: added.basket, mirror: false }), CART_AGE);
  const word = added.ok ? "added" : added.reason;
  const sentence = document.getElementById("cart-toast")?.getAttribute(`data-${word}`) ?? "";
  say(sentence.replace("{0}", name), added.ok);
}

/** A candidate's basket is with the server, and so are the names of the drawer. */
async function askServer(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const body = new URLSearchParams([[button.name, button.value]]);
  const rank = form.elements.namedItem("rank");
  if (rank instanceof HTMLInputElement) body.set("rank", rank.value);
  const fresh = await askCart({ method: "POST", body }).catch(() => null);
  if (!fresh) {
    form.dataset.native = "";
    form.requestSubmit(button);
    return;
  }
  if (refreshDrawer(fresh, button)) return;
  const news = fresh.querySelector<HTMLElement>(".cart-news");
  if (news) say(news.querySelector("p")?.textContent ?? "", news.dataset.tone === "ok");
}
