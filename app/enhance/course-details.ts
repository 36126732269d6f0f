import { paintCart } from "./cart.ts";
import { sparesData } from "./sparing.ts";

/** The articles of the pages that were asked for, by address: a second opening asks nothing. */
const articles = new Map<string, Promise<Element>>();

/** 'Voir les détails' opens the dialog with the article of the formation's page, and leads there if it cannot. */
export function showDetails(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#course-details");
  if (!dialog?.showModal) return;
  for (const link of document.querySelectorAll("a[data-details]")) link.ariaHasPopup = "dialog";
  for (const sign of ["pointerover", "pointerdown"]) document.addEventListener(sign, prepare);
  document.addEventListener("click", (event) => {
    const link = detailsLink(event);
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void open(dialog, link);
  });
}

const detailsLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-details]") : null;

/** The article is on its way when the click comes, unless data are to be spared. */
function prepare(event: Event): void {
  const link = detailsLink(event);
  if (link && !sparesData()) articleOf(link.href).catch(() => {});
}

function articleOf(address: string): Promise<Element> {
  const article = articles.get(address) ?? ask(address);
  articles.set(address, article);
  article.catch(() => articles.delete(address));
  return article;
}

async function ask(address: string): Promise<Element> {
  const answer = await fetch(address);
  // The page carries styles that the policy of this one does not allow (server/inline-stylesheets.ts).
  const html = (await answer.text()).replace(/<style>.*?<\/style>/s, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  const article = page.querySelector(".course-article");
  if (!answer.ok || !article) throw new Error(`the formation was answered ${answer.status}`);
  return article;
}

async function open(dialog: HTMLDialogElement, link: HTMLAnchorElement): Promise<void> {
  const place = dialog.querySelector<HTMLElement>(".course-fetched");
  const asked = articleOf(link.href);
  place?.replaceChildren(place.dataset.loading ?? "");
  place?.setAttribute("data-from", link.href);
  present(dialog, link);
  const stillThere = () => dialog.open && place?.dataset.from === link.href;
  try {
    const article = await asked;
    if (stillThere()) place?.replaceChildren(document.importNode(article, true));
  } catch {
    if (stillThere()) location.assign(link.href);
  }
}

/** Shows the dialog with what the card says: the name, and whether the formation can be added. */
function present(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const card = link.closest("li");
  const there = card?.querySelector<HTMLButtonElement>("button[name=add]");
  const here = dialog.querySelector<HTMLButtonElement>("button[name=add]");
  const name = dialog.querySelector(".course-fetched-name");
  name?.replaceChildren(card?.querySelector("h3")?.textContent ?? "");
  if (here) {
    // A sheet hides it on the card of a candidate whose application was sent.
    here.hidden = !there || document.documentElement.hasAttribute("data-sent");
    here.value = there?.value ?? "";
  }
  paintCart();
  // Where the focus goes back at closing, also in browsers whose links do not take it from a mouse.
  link.focus();
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
}
