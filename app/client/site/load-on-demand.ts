import { CART_COOKIE, CART_LEFT_OUT_COOKIE } from "#app/client/cookies.ts";
import { SIGNED_IN_EVENT } from "#app/client/signing-in/auth.ts";
import { readCookie } from "./cookie.ts";

/**
 * The cart, the catalogue, the memory of a letter and what browsers of before 2025 lack come in files of their own, which
 * most visits never ask for: a page without them sends its forms, searches at the server and opens details in their place.
 */
export function loadOnDemand(): void {
  if (document.querySelector(".catalogue")) {
    loadModule(import("./catalogue-search.ts"), ({ enhanceSearch }) => enhanceSearch());
    loadModule(import("./course-details.ts"), ({ enhanceDetails }) => enhanceDetails());
  }
  const hasNativeDialogCommands =
    "commandForElement" in HTMLButtonElement.prototype && "closedBy" in HTMLDialogElement.prototype;
  if (!hasNativeDialogCommands)
    loadModule(import("./dialog-polyfills.ts"), ({ polyfillDialogs }) => polyfillDialogs());
  const field = document.querySelector<HTMLTextAreaElement>("[data-kept-words]");
  if (field) loadModule(import("./text-draft.ts"), ({ keepDraft }) => keepDraft(field));
  loadCart();
  // It may be begun in another tab.
  const { cookieStore } = window as { cookieStore?: EventTarget };
  cookieStore?.addEventListener("change", loadCart);
  document.addEventListener("visibilitychange", loadCart);
  document.addEventListener(SIGNED_IN_EVENT, loadCart);
}

let isCartLoaded = false;

function loadCart(): void {
  const cartCookie = readCookie(CART_COOKIE) ?? readCookie(CART_LEFT_OUT_COOKIE);
  if (isCartLoaded || !(cartCookie || document.querySelector('form[action$="/panier"]'))) return;
  isCartLoaded = true;
  loadModule(import("./cart.ts"), ({ enhanceCart }) => enhanceCart());
}

/** As long as a page that is being left may still say that its files were cut, in milliseconds. */
const ERROR_DELAY_MS = 1000;

function loadModule<Module>(modulePromise: Promise<Module>, start: (module: Module) => void): void {
  // Only a page that stays has a fault: one that is left ends its own requests.
  modulePromise.then(start).catch((error) => setTimeout(reportError, ERROR_DELAY_MS, error));
}
