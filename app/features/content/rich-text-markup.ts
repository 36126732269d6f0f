import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  Mark,
  ParagraphNode,
  RichText,
} from "./rich-text.ts";

/**
 * Formatted text from what authors type: paragraphs between empty lines, `## ` and `### ` headings,
 * `- ` and `1. ` lists, `> ` quotations; **bold**, _italic_ (or *italic*), ^raised^ and [words](/address)
 * inside. A backslash before a sign leaves it as it is; at the end of a line it breaks the line.
 */
export function rich(text: string): RichText {
  const pieces = hideEscaped(text.replaceAll("\r\n", "\n"))
    .trim()
    .split(/\n\s*\n/);
  return { type: "doc", content: pieces.map((piece) => block(piece.trim().split(/\s*\n\s*/))) };
}

/** A formatted text as its author would type it: `rich(marked(doc))` is `doc`. */
export function marked({ content }: RichText): string {
  return content.map(typedBlock).join("\n\n");
}

// An escaped sign is moved where nobody types, while the marks around it are read.
const HIDDEN = 0xe000;
const hidden = /[\uE000-\uE07F]/g;
const BREAK = String.fromCharCode(HIDDEN + 10);

function hideEscaped(text: string): string {
  return text
    .replace(hidden, "")
    .replace(/\\([!-/:-@[-`{-~\n])/g, (_, sign: string) =>
      String.fromCharCode(HIDDEN + sign.charCodeAt(0)),
    );
}

const showEscaped = (text: string) =>
  text.replace(hidden, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIDDEN));

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
  const content = inline(text);
  return content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" };
}

const dressed =
  /\*\*(.+?)\*\*|\*(.+?)\*|(?<![\p{L}\p{N}])_(.+?)_(?![\p{L}\p{N}])|\^(.+?)\^|\[([^\]]+)\]\(([^)\s]+)\)/u;

function inline(text: string, marks: Mark[] = []): InlineNode[] {
  const found = dressed.exec(text);
  if (!found) return plain(text, marks);
  const [whole, bold, starred, lined, raised, label, href] = found;
  const italic = starred ?? lined;
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
    : { type: "link", attrs: { href: showEscaped(found.href) } };
}

function plain(text: string, marks: Mark[]): InlineNode[] {
  return text.split(new RegExp(`${BREAK}\\s*`)).flatMap((line, place): InlineNode[] => {
    const broken: InlineNode[] = place > 0 ? [{ type: "hardBreak" }] : [];
    const shown = showEscaped(line);
    if (shown === "") return broken;
    return [...broken, { type: "text", text: shown, ...(marks.length > 0 && { marks }) }];
  });
}

function typedBlock(node: BlockNode): string {
  if (node.type === "heading")
    return `${"#".repeat(node.attrs.level - 1)} ${typedInline(node.content)}`;
  if (node.type === "blockquote")
    return node.content.map(({ content }) => `> ${typedInline(content)}`).join("\n\n");
  if (node.type === "paragraph") return guarded(typedInline(node.content));
  const bullet = (place: number) => (node.type === "bulletList" ? "- " : `${place + 1}. `);
  return node.content.map((item, place) => bullet(place) + typedItem(item)).join("\n");
}

/** Items hold words alone: `rich` makes no list within a list. */
function typedItem({ content }: ListItemNode): string {
  return content
    .map((part) => (part.type === "paragraph" ? typedInline(part.content) : ""))
    .join(" ");
}

/** Words that begin as a list, a heading or a quotation does, and are none. */
function guarded(text: string): string {
  return text.replace(/^(\d+)\. /, "$1\\. ").replace(/^(#{2,3}|-|>) /, "\\$1 ");
}

type Piece = { node: InlineNode; marks: Mark[] };

function typedInline(nodes: InlineNode[] = []): string {
  const typed = typedPieces(nodes.map((node) => ({ node, marks: marksOf(node) })));
  return typed.replace(lined, "_$1_").replace(/[\uE100\uE101]/g, "*");
}

// Between lines where words touch no letter outside, between stars where they do.
const lined = /(?<![\p{L}\p{N}])\uE100(.*?)\uE101(?![\p{L}\p{N}])/gsu;

const marksOf = (node: InlineNode) => (node.type === "text" ? (node.marks ?? []) : []);

/** Neighbours that share their outer mark are dressed together. */
function typedPieces(pieces: Piece[]): string {
  const [first] = pieces;
  if (!first) return "";
  const [mark] = first.marks;
  if (!mark) return typedNode(first.node) + typedPieces(pieces.slice(1));
  const other = pieces.findIndex(({ marks }) => !isSame(marks[0], mark));
  const end = other < 0 ? pieces.length : other;
  const inside = pieces.slice(0, end).map(({ node, marks }) => ({ node, marks: marks.slice(1) }));
  return typedMark(mark, typedPieces(inside)) + typedPieces(pieces.slice(end));
}

const isSame = (one: Mark | undefined, other: Mark) =>
  JSON.stringify(one) === JSON.stringify(other);

function typedMark(mark: Mark, inside: string): string {
  if (mark.type === "bold") return `**${inside}**`;
  if (mark.type === "italic") return `\uE100${inside}\uE101`;
  if (mark.type === "superscript") return `^${inside}^`;
  return `[${inside}](${mark.attrs.href.replace(/[\s()]/g, encodeURIComponent)})`;
}

function typedNode(node: InlineNode): string {
  return node.type === "text" ? node.text.replace(/[\\*_^[\]]/g, "\\$&") : "\\\n";
}
