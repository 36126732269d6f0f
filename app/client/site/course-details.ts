import { prefersReducedData } from "../user-preferences.ts";
import { renderCart } from "./cart.ts";

/** The fetched articles by address; opening one again makes no request. */
const articles = new Map<string, Promise<Element>>();

/**
 * Makes “Voir les détails” open a dialog with the article of the programme's page, and go to that page when it does
 * not load.
 */
export function enhanceDetails(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#course-details");
  if (!dialog?.showModal) return;
  for (const link of document.querySelectorAll("a[data-details]")) link.ariaHasPopup = "dialog";
  for (const eventName of ["pointerover", "pointerdown"])
    document.addEventListener(eventName, prefetchArticle);
  document.addEventListener("click", (event) => {
    const link = detailsLink(event);
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void openDetails(dialog, link);
  });
}

const detailsLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-details]") : null;

/** Fetches the article before the click, except with reduced data. */
function prefetchArticle(event: Event): void {
  const link = detailsLink(event);
  if (link && !prefersReducedData()) getArticle(link.href).catch(() => {});
}

function getArticle(href: string): Promise<Element> {
  const article = articles.get(href) ?? fetchArticle(href);
  articles.set(href, article);
  article.catch(() => articles.delete(href));
  return article;
}

async function fetchArticle(href: string): Promise<Element> {
  const response = await fetch(href);
  // The inline styles of that page are not allowed by the policy of this one (app/http/inline-stylesheets.server.ts).
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  const article = page.querySelector(".course-article");
  if (!response.ok || !article) throw new Error(`the formation was answered ${response.status}`);
  return article;
}

async function openDetails(dialog: HTMLDialogElement, link: HTMLAnchorElement): Promise<void> {
  const content = dialog.querySelector<HTMLElement>(".course-fetched");
  const articlePromise = getArticle(link.href);
  content?.replaceChildren(content.dataset.loading ?? "");
  content?.setAttribute("data-from", link.href);
  showDialog(dialog, link);
  const isStillOpen = () => dialog.open && content?.dataset.from === link.href;
  try {
    const article = await articlePromise;
    if (isStillOpen()) content?.replaceChildren(document.importNode(article, true));
  } catch {
    if (isStillOpen()) location.assign(link.href);
  }
}

/** Opens the dialog with the name and the add button of the card. */
function showDialog(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const card = link.closest("li");
  const cardButton = card?.querySelector<HTMLButtonElement>("button[name=add]");
  const dialogButton = dialog.querySelector<HTMLButtonElement>("button[name=add]");
  const name = dialog.querySelector(".course-fetched-name");
  name?.replaceChildren(card?.querySelector("h3")?.textContent ?? "");
  if (dialogButton) {
    // A stylesheet hides the button of the card when the application is submitted.
    dialogButton.hidden = !cardButton || document.documentElement.hasAttribute("data-sent");
    dialogButton.value = cardButton?.value ?? "";
  }
  renderCart();
  // The focus returns to the link at closing, also in browsers that do not focus a clicked link.
  link.focus();
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
}
