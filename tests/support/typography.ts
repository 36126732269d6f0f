import type { Page } from "@playwright/test";

/** Proper names, which WCAG 3.1.2 exempts from `lang`. */
const properNames = /Office du baccalauréat|Commission de protection/;

/** By declared language: words of the other one. */
export const foreignTexts: Record<string, string> = {
  fr: "\\b(the|with|your|you|and|of|has|is|this|for|from|we|are|towards|counts)\\b",
  en: "\\b(le|la|les|des|du|une|et|avec|dans|vous|nous|est|aux|votre|notre|qui|compte)\\b",
};

/** Texts without the right `lang`, headings without accents on capitals, and media without text or size. */
export async function findTextFaults(page: Page): Promise<string[]> {
  const foreign = await page.evaluate(findForeignTexts, foreignTexts);
  return [
    ...foreign.filter((text) => !properNames.test(text)),
    ...(await page.evaluate(headingsWithoutAccent)),
    ...(await page.evaluate(mediaFaults)),
  ];
}

/**
 * Lists typographic faults of the open page with the text around them: a line that starts with ; : ! ? or », an
 * ordinary space before one of them, a straight quote or apostrophe, « e-mail », a school year or a phone number
 * broken across lines. Runs in the browser, so it uses nothing from outside.
 */
export function findTypographyFaults(): string[] {
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const getRect = (node: Text, at: number) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  let before: { block: Element | null; bottom: number } = { block: null, bottom: 0 };
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    const { data } = node;
    if (!(parent?.checkVisibility() && data.trim())) continue;
    if (parent.closest("script, style, code, pre, textarea, template, .vh, [class*=-vh]")) continue;
    const block = parent.closest("p, li, h1, h2, h3, h4, h5, dt, dd, td, th, label, div, section");
    if (/["']/.test(data)) faults.add(`straight: ${data.trim()}`);
    if (/[ \n][;:!?»](?!\S)/.test(data)) faults.add(`ordinary space: ${data.trim()}`);
    for (const { index } of data.matchAll(/[;:!?»]/g)) {
      const last = data.slice(0, index).trimEnd().length - 1;
      const bottom = last >= 0 ? getRect(node, last).bottom : before.bottom;
      const begins = last < 0 && before.block !== block;
      const box = getRect(node, index);
      if (box.height && (begins || box.top >= bottom - 2))
        faults.add(`begins a line: ${data.slice(Math.max(0, index - 30), index + 10)}`);
    }
    for (const { index, 0: whole } of data.matchAll(
      /e-mails?|\d+-\d+|\+\d{2,3}(?:\s\d{1,4}){3,}/gi,
    )) {
      const end = getRect(node, index + whole.length - 1);
      if (end.height && end.top >= getRect(node, index).bottom - 2)
        faults.add(`cut: ${data.slice(Math.max(0, index - 30), index + 20)}`);
    }
    before = { block, bottom: getRect(node, data.trimEnd().length - 1).bottom };
  }
  for (const attribute of ["alt", "aria-label", "title", "placeholder"])
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const text = element.getAttribute(attribute) ?? "";
      if (/["']| [;:!?»]/.test(text)) faults.add(`${attribute}: ${text}`);
    }
  return [...faults];
}

/** Lists breadcrumbs that wrap or are cut, and banner texts that leave the screen. Runs in the browser. */
export function findBannerFaults(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const steps = [...document.querySelectorAll(".page-banner li")];
  // An inline step has no width of its own and is never cut.
  const cut = steps.some(
    ({ clientWidth, scrollWidth }) => clientWidth && scrollWidth > clientWidth,
  );
  const middles = steps.flatMap((step) => {
    const range = document.createRange();
    range.selectNodeContents(step);
    return [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2);
  });
  const lines = Math.max(...middles) - Math.min(...middles);
  const out = boxes(".page-banner :is(h1, nav, p)").some(({ right }) => right > innerWidth);
  return [
    ...(lines > 10 ? ["the way to the page takes two lines"] : []),
    ...(cut ? ["the way to the page is cut"] : []),
    ...(out ? ["the text of the banner is wider than the screen"] : []),
  ];
}

/** Texts in another language than their `lang`. Runs in the browser. */
function findForeignTexts(sources: Record<string, string>): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || parent.closest("script, style, template")) continue;
    const here = parent.closest("[lang]")?.getAttribute("lang") ?? "";
    const source = sources[here];
    if (source && new RegExp(source, "i").test(node.data)) found.add(node.data.trim());
  }
  return [...found];
}

/** Headings of a French page whose first capital lacks its accent. Runs in the browser. */
function headingsWithoutAccent(): string[] {
  const bare =
    /\b(A (propos|la|savoir|venir|partir|qui|quoi|distance|bient|l[’'])|Ecole|Etude|Etudi|Evenement|Evénement|Etape|Epreuve|Equipe|Etabli|Elève|Eleve|Echange|Egalit|Energie|Ethique|Evalu|Etats|Edition|Ecrire|Ecrivez|Etre|Ca |Erabao)/i;
  return [...document.querySelectorAll("h1, h2, h3, h4, summary, caption, legend")]
    .filter((heading) => heading.closest("[lang]")?.getAttribute("lang") !== "en")
    .map((heading) => heading.textContent ?? "")
    .filter((text) => bare.test(text));
}

/** Pictures without `alt`, pictures and films without a size. Runs in the browser. */
function mediaFaults(): string[] {
  const pictures = [...document.images].filter(
    (image) =>
      !(image.hasAttribute("alt") && image.hasAttribute("width") && image.hasAttribute("height")),
  );
  const films = [...document.querySelectorAll("video")].filter(
    (video) => !(video.hasAttribute("width") && video.hasAttribute("height")),
  );
  return [...pictures, ...films].map((element) => element.outerHTML.slice(0, 200));
}
