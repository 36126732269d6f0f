import { CART_COOKIE, CART_LEFT_OUT_COOKIE, CART_MAX_AGE_SECONDS } from "#app/client/cookies.ts";
import { SIGNED_IN_EVENT } from "#app/client/signing-in/auth.ts";
import { addCourse } from "#app/features/admissions/basket/basket.ts";
import { parseCart, serializeCart } from "#app/features/admissions/basket/cart.ts";
import { fetchCartDrawer, openCartDrawer, refreshCartDrawer } from "./cart-drawer.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { showToast } from "./toast.ts";

/** What the page shows of the cart comes from the cookie: the same page is sent to everybody. */
export function enhanceCart(): void {
  addEventListener("pageshow", renderCart);
  document.addEventListener("visibilitychange", renderCart);
  // Another tab, where the browser tells it.
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", renderCart);
  document.addEventListener("submit", (event) => void onCartSubmit(event));
  document.addEventListener("click", onCartLinkClick);
  document.addEventListener(SIGNED_IN_EVENT, showLeftOutCourses);
  showLeftOutCourses();
}

/** What did not join the basket at signing in is told where the person arrives. */
function showLeftOutCourses(): void {
  renderCart();
  if (readCookie(CART_LEFT_OUT_COOKIE)) void openCartDrawer().then(renderCart, () => {});
}

/** Shows what the cookie says: the count in the bar, and which formations are in the cart. */
export function renderCart(): void {
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
    renderAddButton(button, courses.includes(button.value));
}

function renderAddButton(button: HTMLButtonElement, isInCart: boolean): void {
  const { out: outLabel, in: inLabel } = { ...button.form?.dataset, ...button.dataset };
  const label = button.querySelector("span");
  if (label) label.textContent = (isInCart ? inLabel : outLabel) ?? "";
  button.classList.toggle("is-in-basket", isInCart);
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

/** A page that already prints the cart goes on without a script: it would show two of them. */
const hasCartPanel = () => document.querySelector(".cart-panel") !== null;

async function onCartSubmit(event: SubmitEvent): Promise<void> {
  const button = event.submitter;
  const form = event.target as HTMLFormElement;
  if (!(button instanceof HTMLButtonElement) || !/\/panier$/.test(form.action)) return;
  if (hasCartPanel() || form.dataset.native === "") return;
  event.preventDefault();
  button.closest<HTMLDialogElement>("#course-details")?.close();
  const { courses, mirror } = parseCart(readCookie(CART_COOKIE));
  const isSignedIn = mirror || document.documentElement.dataset.here === "student";
  if (button.name === "add" && !isSignedIn) addToCookieCart(courses, button.value);
  else await changeServerCart(form, button);
  renderCart();
}

/** A visitor's cart is here: nothing has to travel. */
function addToCookieCart(courses: readonly string[], id: string): void {
  // A card says the name of its formation; the page of one formation is named by it.
  const title = document.getElementById(id)?.querySelector("h3") ?? document.querySelector("h1");
  const name = title?.textContent ?? "";
  const result = addCourse(courses, { id, name, availability: "open" });
  if (result.ok)
    writeCookie(
      CART_COOKIE,
      serializeCart({ courses: result.basket, mirror: false }),
      CART_MAX_AGE_SECONDS,
    );
  const messageKey = result.ok ? "added" : result.reason;
  const sentence = document.getElementById("cart-toast")?.getAttribute(`data-${messageKey}`) ?? "";
  showToast(sentence.replace("{0}", name), result.ok);
}

/** A candidate's basket is with the server, and so are the names of the drawer. */
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
  const cartStatus = newDrawer.querySelector<HTMLElement>(".cart-news");
  if (cartStatus)
    showToast(cartStatus.querySelector("p")?.textContent ?? "", cartStatus.dataset.tone === "ok");
}
