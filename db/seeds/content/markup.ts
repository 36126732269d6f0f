import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  Mark,
  ParagraphNode,
  RichText,
} from "#app/features/content/rich-text.ts";

/**
 * Formatted text from what authors type: paragraphs between empty lines, `## ` and `### ` headings,
 * `- ` and `1. ` lists, `> ` quotations; **bold**, *italic*, ^raised^ and [words](/address) inside.
 */
export function rich(text: string): RichText {
  const pieces = text.trim().split(/\n\s*\n/);
  return { type: "doc", content: pieces.map((piece) => block(piece.trim().split(/\s*\n\s*/))) };
}

function block(lines: string[]): BlockNode {
  const [first = ""] = lines;
  if (/^#{2,3} /.test(first)) return heading(lines.join(" "));
  if (first.startsWith("- ")) return { type: "bulletList", content: items(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { type: "orderedList", content: items(lines, /^\d+\. /) };
  if (first.startsWith("> "))
    return { type: "blockquote", content: [paragraph(lines.join(" ").slice(2))] };
  return paragraph(lines.join(" "));
}

function heading(line: string): BlockNode {
  const [marks = "", ...words] = line.split(" ");
  const level = marks.length === 2 ? 3 : 4;
  return { type: "heading", attrs: { level }, content: inline(words.join(" ")) };
}

/** A line without a bullet goes on with the item above. */
function items(lines: string[], bullet: RegExp): ListItemNode[] {
  const texts: string[] = [];
  for (const line of lines) {
    if (bullet.test(line)) texts.push(line.replace(bullet, ""));
    else texts.push(`${texts.pop() ?? ""} ${line}`);
  }
  return texts.map((text) => ({ type: "listItem", content: [paragraph(text)] }));
}

function paragraph(text: string): ParagraphNode {
  return { type: "paragraph", content: inline(text) };
}

const dressed = /\*\*(.+?)\*\*|\*(.+?)\*|\^(.+?)\^|\[([^\]]+)\]\(([^)\s]+)\)/;

function inline(text: string, marks: Mark[] = []): InlineNode[] {
  const found = dressed.exec(text);
  if (!found) return plain(text, marks);
  const [whole, bold, italic, raised, label, href] = found;
  const inside = bold ?? italic ?? raised ?? label ?? "";
  return [
    ...plain(text.slice(0, found.index), marks),
    ...inline(inside, [...marks, markOf({ bold, italic, href })]),
    ...inline(text.slice(found.index + whole.length), marks),
  ];
}

function markOf(found: { bold?: string; italic?: string; href?: string }): Mark {
  if (found.bold !== undefined) return { type: "bold" };
  if (found.italic !== undefined) return { type: "italic" };
  return found.href === undefined
    ? { type: "superscript" }
    : { type: "link", attrs: { href: found.href } };
}

function plain(text: string, marks: Mark[]): InlineNode[] {
  if (text === "") return [];
  return [marks.length > 0 ? { type: "text", text, marks } : { type: "text", text }];
}
