import { foreignTexts } from "./typography.ts";

/** A text of a page and the `lang` that applies to it. */
export type PageText = { text: string; language: string };

/** Void elements. */
const voidElements = /^(area|base|br|col|hr|img|input|link|meta|source|track|use|path)$/;

/** Attributes that screen readers announce, in the language of their own element. */
const spokenAttributes = ["alt", "aria-label", "placeholder", "title"];

/** Every text in the body of a page, and every announced attribute. */
export function listPageTexts(html: string): PageText[] {
  const page = html.slice(html.indexOf("<html")).replace(/<(script|style)\b.*?<\/\1>/gs, "");
  const open: string[] = [];
  const texts: PageText[] = [];
  const currentLanguage = () => open.at(-1) ?? "";
  for (const [, end, name = "", written = "", own, text = ""] of page.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*?)?)(\/?)>([^<]*)/g,
  )) {
    if (end && !voidElements.test(name)) open.pop();
    if (!end) {
      const language = / lang="(\w+)"/.exec(written)?.[1] ?? currentLanguage();
      for (const attribute of spokenAttributes) {
        const value = new RegExp(` ${attribute}="([^"]+)"`).exec(written)?.[1];
        if (value) texts.push({ text: value, language });
      }
      if (!own && !voidElements.test(name)) open.push(language);
    }
    if (text.trim()) texts.push({ text: text.trim(), language: currentLanguage() });
  }
  return texts;
}

/** Whether a text contains text of another language than its `lang`. */
export function hasForeignText({ text, language }: PageText): boolean {
  const sources = foreignTexts[language];
  return sources !== undefined && new RegExp(sources, "i").test(text);
}
