import { foreignWords } from "./typography.ts";

/** Words of a page as they are read, and the language that the nearest tag around them says. */
export type PageText = { words: string; language: string };

/** Elements that have no end. */
const voidElements = /^(area|base|br|col|hr|img|input|link|meta|source|track|use|path)$/;

/** Attributes whose words are read aloud; they speak the language of their own element. */
const spokenAttributes = ["alt", "aria-label", "placeholder", "title"];

/** Every piece of words of a page below its head, and every attribute that is read aloud. */
export function listPageTexts(html: string): PageText[] {
  const page = html.slice(html.indexOf("<html")).replace(/<(script|style)\b.*?<\/\1>/gs, "");
  const open: string[] = [];
  const texts: PageText[] = [];
  const currentLanguage = () => open.at(-1) ?? "";
  for (const [, end, name = "", written = "", own, words = ""] of page.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*?)?)(\/?)>([^<]*)/g,
  )) {
    if (end && !voidElements.test(name)) open.pop();
    if (!end) {
      const language = / lang="(\w+)"/.exec(written)?.[1] ?? currentLanguage();
      for (const attribute of spokenAttributes) {
        const said = new RegExp(` ${attribute}="([^"]+)"`).exec(written)?.[1];
        if (said) texts.push({ words: said, language });
      }
      if (!own && !voidElements.test(name)) open.push(language);
    }
    if (words.trim()) texts.push({ words: words.trim(), language: currentLanguage() });
  }
  return texts;
}

/** Do these words have those of another language than the one they say? */
export function hasForeignText({ words, language }: PageText): boolean {
  const sources = foreignWords[language];
  return sources !== undefined && new RegExp(sources, "i").test(words);
}
