import { MAX_PDF_PAGES } from "../file-rules.ts";

/** A document whose pages were removed may still claim them in an older part. */
const MAX_CLAIMED_PAGES = 10 * MAX_PDF_PAGES;
/** Such a dictionary references each page by two numbers and a letter. */
const MAX_LIST_CHARS = 12 * MAX_CLAIMED_PAGES;

/** Whether a document claims far too many pages, checked before it is parsed. */
export function claimsTooManyPages(text: string): boolean {
  let lists = 0;
  for (const { index } of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    lists += 1;
    const [before = ""] = text
      .slice(Math.max(0, index - MAX_LIST_CHARS), index)
      .split("<<")
      .slice(-1);
    const after = text.slice(index, index + MAX_LIST_CHARS);
    const end = after.indexOf(">>");
    const list = before + (end < 0 ? after : after.slice(0, end));
    const count = Number(/\/Count\s+(\d+)/.exec(list)?.[1] ?? 0);
    if (list.length >= MAX_LIST_CHARS || count > MAX_CLAIMED_PAGES || lists > MAX_CLAIMED_PAGES)
      return true;
  }
  return false;
}
