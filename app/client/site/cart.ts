import { CART_COOKIE, CART_LEFT_OUT_COOKIE, CART_MAX_AGE_SECONDS } from "#app/client/cookies.ts";
import { SIGNED_IN_EVENT } from "#app/client/signing-in/auth.ts";
import { addCourse } from "#app/features/admissions/basket/basket.ts";
import { parseCart, serializeCart } from "#app/features/admissions/basket/cart.ts";
import { readCookie, writeCookie } from "../script-cookie.ts";
import { fetchCartDrawer, openCartDrawer, refreshCartDrawer } from "./cart-drawer.ts";
import { showToast } from "./toast.ts";

/** Renders the cart from its cookie, because every visitor receives the same page. */
export function enhanceCart(): void {
  addEventListener("pageshow", renderCart);
  document.addEventListener("visibilitychange", renderCart);
  // Changes of another tab, in browsers with the Cookie Store API.
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", renderCart);
  document.addEventListener("submit", (event) => void onCartSubmit(event));
  document.addEventListener("click", onCartLinkClick);
  document.addEventListener(SIGNED_IN_EVENT, showLeftOutCourses);
  showLeftOutCourses();
}

/** Opens the drawer when programmes did not fit in the basket at sign-in; the drawer lists them. */
function showLeftOutCourses(): void {
  renderCart();
  if (readCookie(CART_LEFT_OUT_COOKIE)) void openCartDrawer().then(renderCart, () => {});
}

/** Renders the count in the bar and the programmes that are in the cart. */
export function renderCart(): void {
  const { courses, isSent } = parseCart(readCookie(CART_COOKIE));
  // A stylesheet hides the add buttons.
  document.documentElement.toggleAttribute("data-sent", isSent);
  const count = courses.length;
  for (const link of document.querySelectorAll<HTMLElement>(".cart-link")) {
    const { none = "", one = "", many = "", always } = link.dataset;
    link.hidden = count === 0 && always === undefined;
    const label = count === 1 ? one : many.replace("{0}", `${count}`);
    link.ariaLabel = count === 0 ? none : label;
    const badge = link.querySelector<HTMLElement>(".count-badge");
    if (!badge) continue;
    // A stylesheet shows this attribute: a text would differ from the server's HTML when React hydrates.
    badge.dataset.count = `${count}`;
    badge.hidden = count === 0;
  }
  for (const gauge of document.querySelectorAll<HTMLElement>("[data-gauge]"))
    gauge.textContent = gauge.dataset.gauge?.replace("{0}", `${count}`) ?? "";
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[name=add]"))
    renderAddButton(button, courses.includes(button.value));
}

function renderAddButton(button: HTMLButtonElement, isInCart: boolean): void {
  const { out: outLabel, in: inLabel } = { ...button.form?.dataset, ...button.dataset };
  const label = button.querySelector("span");
  if (label) label.textContent = (isInCart ? inLabel : outLabel) ?? "";
  button.classList.toggle("is-in-cart", isInCart);
  const icon = button.querySelector("use");
  const spriteHref = icon?.getAttribute("href")?.split("#", 1)[0];
  icon?.setAttribute("href", `${spriteHref}#${isInCart ? "check" : "plus"}`);
}

function onCartLinkClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-cart]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  openCartDrawer().then(renderCart, () => location.assign(link.href));
}

/** A page that contains the cart submits its forms without this script, which would show a second cart. */
const hasCartPanel = () => document.querySelector(".cart-panel") !== null;

async function onCartSubmit(event: SubmitEvent): Promise<void> {
  const button = event.submitter;
  const form = event.target as HTMLFormElement;
  if (!(button instanceof HTMLButtonElement) || !/\/panier$/.test(form.action)) return;
  if (hasCartPanel() || form.dataset.native === "") return;
  event.preventDefault();
  button.closest<HTMLDialogElement>("#course-details")?.close();
  const { courses, isMirror } = parseCart(readCookie(CART_COOKIE));
  const isSignedIn = isMirror || document.documentElement.dataset.user === "student";
  if (button.name === "add" && !isSignedIn) addToCookieCart(courses, button.value);
  else await changeServerCart(form, button);
  renderCart();
}

/** Adds a programme to the cart of a visitor, which is only a cookie: nothing is sent. */
function addToCookieCart(courses: readonly string[], id: string): void {
  // The name of the programme is the title of its card, or that of its page.
  const title = document.getElementById(id)?.querySelector("h3") ?? document.querySelector("h1");
  const name = title?.textContent ?? "";
  const result = addCourse(courses, { id, name, availability: "open" });
  if (result.ok)
    writeCookie(
      CART_COOKIE,
      serializeCart({ courses: result.basket, isMirror: false }),
      CART_MAX_AGE_SECONDS,
    );
  const messageKey = result.ok ? "added" : result.reason;
  const sentence = document.getElementById("cart-toast")?.getAttribute(`data-${messageKey}`) ?? "";
  showToast(sentence.replace("{0}", name), result.ok);
}

/** Changes the basket of a candidate, which the server stores; the server also renders the names in the drawer. */
async function changeServerCart(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const body = new URLSearchParams([[button.name, button.value]]);
  const rank = form.elements.namedItem("rank");
  if (rank instanceof HTMLInputElement) body.set("rank", rank.value);
  const newDrawer = await fetchCartDrawer({ method: "POST", body }).catch(() => null);
  if (!newDrawer) {
    form.dataset.native = "";
    form.requestSubmit(button);
    return;
  }
  if (refreshCartDrawer(newDrawer, button)) return;
  const cartStatus = newDrawer.querySelector<HTMLElement>(".cart-note");
  if (cartStatus)
    showToast(cartStatus.querySelector("p")?.textContent ?? "", cartStatus.dataset.tone === "ok");
}
