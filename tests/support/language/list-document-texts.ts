import type { SourceText } from "./list-texts.ts";

/**
 * The text of a Markdown file without its code, its addresses and what it quotes from the screen, in French or in
 * italics. Its offsets stay those of the source.
 */
export function listDocumentTexts(file: string, source: string): SourceText[] {
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  const text = source
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/(?<![*\w])\*[^*\n]+\*(?!\*)|« [^»]* »/g, blank)
    .replace(/`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>|https?:[^\s)]*/g, blank);
  return [{ kind: "document", text, file, line: 1 }];
}
