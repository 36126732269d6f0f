import { CART_COOKIE, LEFT_OUT_COOKIE } from "#app/late/cookies.ts";
import { SIGNED_IN } from "#app/late/signing-in/auth.ts";
import { readCookie } from "./cookie.ts";

/**
 * The cart, the catalogue, the memory of a letter and what browsers of before 2025 lack come in files of their own, which
 * most visits never ask for: a page without them sends its forms, searches at the server and opens details in their place.
 */
export function bringWhatIsNeeded(): void {
  if (document.querySelector(".catalogue")) {
    bring(import("./catalogue-search.ts"), ({ searchCatalogue }) => searchCatalogue());
    bring(import("./course-details.ts"), ({ showDetails }) => showDetails());
  }
  const isOfToday =
    "commandForElement" in HTMLButtonElement.prototype && "closedBy" in HTMLDialogElement.prototype;
  if (!isOfToday) bring(import("./native-gaps.ts"), ({ fillNativeGaps }) => fillNativeGaps());
  const field = document.querySelector<HTMLTextAreaElement>("[data-kept-words]");
  if (field) bring(import("./kept-words.ts"), ({ keepWords }) => keepWords(field));
  bringCart();
  // It may be begun in another tab.
  const { cookieStore } = window as { cookieStore?: EventTarget };
  cookieStore?.addEventListener("change", bringCart);
  document.addEventListener("visibilitychange", bringCart);
  document.addEventListener(SIGNED_IN, bringCart);
}

let broughtCart = false;

function bringCart(): void {
  const begun = readCookie(CART_COOKIE) ?? readCookie(LEFT_OUT_COOKIE);
  if (broughtCart || !(begun || document.querySelector('form[action$="/panier"]'))) return;
  broughtCart = true;
  bring(import("./cart.ts"), ({ keepCart }) => keepCart());
}

/** As long as a page that is being left may still say that its files were cut, in milliseconds. */
const LEAVING = 1000;

function bring<Part>(part: Promise<Part>, start: (part: Part) => void): void {
  // Only a page that stays has a fault: one that is left ends its own requests.
  part.then(start).catch((fault) => setTimeout(reportError, LEAVING, fault));
}
