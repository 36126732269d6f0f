import { CART_COOKIE, CART_LEFT_OUT_COOKIE } from "#app/client/cookies.ts";
import { SIGNED_IN_EVENT } from "#app/client/signing-in/auth.ts";
import { readCookie } from "../script-cookie.ts";

/**
 * Loads the scripts that most visits do not need: cart, catalogue, text drafts, polyfills for browsers of before
 * 2025. Without them a page submits its forms, searches on the server and opens details as pages.
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
  const field = document.querySelector<HTMLTextAreaElement>("[data-text-draft]");
  if (field) loadModule(import("./text-draft.ts"), ({ keepDraft }) => keepDraft(field));
  loadCart();
  // The cart may be started in another tab.
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

/** How long an unloading page may still report that its requests were cut, in milliseconds. */
const ERROR_DELAY_MS = 1000;

function loadModule<Module>(modulePromise: Promise<Module>, start: (module: Module) => void): void {
  // Only a page that stays reports an error: leaving a page aborts its requests.
  modulePromise.then(start).catch((error) => setTimeout(reportError, ERROR_DELAY_MS, error));
}
