import { MOST_PAGES } from "../document.ts";

/** A document that pages were taken out of may still say in an older part that it had them. */
const FAR_TOO_MANY = 10 * MOST_PAGES;
/** Such a dictionary names each of its pages by two numbers and a letter. */
const LONGEST_LIST = 12 * FAR_TOO_MANY;

/** Whether a document says, before any of it is parsed, that it has far more pages than anybody sends. */
export function claimsManyPages(text: string): boolean {
  let lists = 0;
  for (const { index } of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    lists += 1;
    const [before = ""] = text
      .slice(Math.max(0, index - LONGEST_LIST), index)
      .split("<<")
      .slice(-1);
    const after = text.slice(index, index + LONGEST_LIST);
    const end = after.indexOf(">>");
    const list = before + (end < 0 ? after : after.slice(0, end));
    const count = Number(/\/Count\s+(\d+)/.exec(list)?.[1] ?? 0);
    if (list.length >= LONGEST_LIST || count > FAR_TOO_MANY || lists > FAR_TOO_MANY) return true;
  }
  return false;
}
