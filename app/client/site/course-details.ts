import { renderCart } from "./cart.ts";
import { prefersReducedData } from "./user-preferences.ts";

/** The articles of the pages that were asked for, by address: a second opening asks nothing. */
const articles = new Map<string, Promise<Element>>();

/** 'Voir les détails' opens the dialog with the article of the formation's page, and leads there if it cannot. */
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

/** The article is on its way when the click comes, unless data are to be spared. */
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
  // The page carries styles that the policy of this one does not allow (server/inline-stylesheets.ts).
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

/** Shows the dialog with what the card says: the name, and whether the formation can be added. */
function showDialog(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const card = link.closest("li");
  const cardButton = card?.querySelector<HTMLButtonElement>("button[name=add]");
  const dialogButton = dialog.querySelector<HTMLButtonElement>("button[name=add]");
  const name = dialog.querySelector(".course-fetched-name");
  name?.replaceChildren(card?.querySelector("h3")?.textContent ?? "");
  if (dialogButton) {
    // A sheet hides it on the card of a candidate whose application was sent.
    dialogButton.hidden = !cardButton || document.documentElement.hasAttribute("data-sent");
    dialogButton.value = cardButton?.value ?? "";
  }
  renderCart();
  // Where the focus goes back at closing, also in browsers whose links do not take it from a mouse.
  link.focus();
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
}
