import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  Mark,
  ParagraphNode,
  RichText,
  TextNode,
} from "./rich-text.ts";

/**
 * Parses the markup that editors type: paragraphs between empty lines, `## ` and `### ` headings, `- ` and `1. ` lists,
 * `> ` quotations, **bold**, _italic_ (or *italic*), ^superscript^ and [text](/address). A backslash escapes a
 * character, or breaks the line at its end.
 */
export function parseRichText(text: string): RichText {
  const blockTexts = hideEscaped(text.replaceAll("\r\n", "\n"))
    .trim()
    .split(/\n\s*\n/);
  return {
    type: "doc",
    content: blockTexts.map((piece) => parseBlock(piece.trim().split(/\s*\n\s*/))),
  };
}

/** Formats formatted text as markup; `parseRichText(formatRichText(doc))` equals `doc`. */
export function formatRichText({ content }: RichText): string {
  return content.map(formatBlock).join("\n\n");
}

// Escaped characters are moved to a private Unicode range while the markup is parsed, and the ends of italic text are
// written as two characters of it while the markup is formatted. No text may contain them.
const ESCAPE_BASE = 0xe000;
const escapedSigns = /[\uE000-\uE07F]/g;
const reservedCharacters = /[\uE000-\uE07F\uE100\uE101]/g;
const LINE_BREAK = String.fromCharCode(ESCAPE_BASE + 10);

function hideEscaped(text: string): string {
  return text
    .replace(reservedCharacters, "")
    .replace(/\\([!-/:-@[-`{-~\n])/g, (_, sign: string) =>
      String.fromCharCode(ESCAPE_BASE + sign.charCodeAt(0)),
    );
}

const showEscaped = (text: string) =>
  text.replace(escapedSigns, (sign) => String.fromCharCode(sign.charCodeAt(0) - ESCAPE_BASE));

function parseBlock(lines: string[]): BlockNode {
  const [first = ""] = lines;
  if (/^#{2,3} /.test(first)) return parseHeading(lines.join(" "));
  if (first.startsWith("- ")) return { type: "bulletList", content: parseItems(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { type: "orderedList", content: parseItems(lines, /^\d+\. /) };
  if (first.startsWith("> "))
    return { type: "blockquote", content: [parseParagraph(lines.join(" ").slice(2))] };
  return parseParagraph(lines.join(" "));
}

function parseHeading(line: string): BlockNode {
  const [marks = "", ...textParts] = line.split(" ");
  const level = marks.length === 2 ? 3 : 4;
  return { type: "heading", attrs: { level }, content: parseLineContent(textParts.join(" ")) };
}

/** A line without a bullet continues the item above. */
function parseItems(lines: string[], bullet: RegExp): ListItemNode[] {
  const texts: string[] = [];
  for (const line of lines) {
    if (bullet.test(line)) texts.push(line.replace(bullet, ""));
    else texts.push(`${texts.pop() ?? ""} ${line}`);
  }
  return texts.map((text) => ({ type: "listItem", content: [parseParagraph(text)] }));
}

function parseParagraph(text: string): ParagraphNode {
  const content = parseLineContent(text);
  return content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" };
}

/** Parses inline markup. Neighbours with the same formats become one text, and no line begins with a space. */
function parseLineContent(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  for (const node of parseInline(text)) {
    const last = nodes.at(-1);
    if (node.type === "hardBreak") nodes.push(node);
    else if (last?.type === "text" && hasSameMarks(last, node)) last.text += node.text;
    else {
      const shownText = last?.type === "hardBreak" ? node.text.trimStart() : node.text;
      if (shownText !== "") nodes.push({ ...node, text: shownText });
    }
  }
  return nodes;
}

const hasSameMarks = (left: TextNode, right: TextNode) =>
  JSON.stringify(left.marks) === JSON.stringify(right.marks);

const inlineMarkup =
  /\*\*(.+?)\*\*|\*(.+?)\*|(?<![\p{L}\p{N}])_(.+?)_(?![\p{L}\p{N}])|\^(.+?)\^|\[([^\]]+)\]\(([^)\s]+)\)/u;

function parseInline(text: string, marks: Mark[] = []): InlineNode[] {
  const match = inlineMarkup.exec(text);
  if (!match) return parsePlainText(text, marks);
  const [whole, bold, starItalic, underscoreItalic, superscript, label, href] = match;
  const italic = starItalic ?? underscoreItalic;
  const inside = bold ?? italic ?? superscript ?? label ?? "";
  return [
    ...parsePlainText(text.slice(0, match.index), marks),
    ...parseInline(inside, addMark(marks, toMark({ bold, italic, href }))),
    ...parseInline(text.slice(match.index + whole.length), marks),
  ];
}

/** Italic text inside italic text is italic once. */
function addMark(marks: Mark[], mark: Mark): Mark[] {
  return marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];
}

function toMark(match: { bold?: string; italic?: string; href?: string }): Mark {
  if (match.bold !== undefined) return { type: "bold" };
  if (match.italic !== undefined) return { type: "italic" };
  return match.href === undefined
    ? { type: "superscript" }
    : { type: "link", attrs: { href: showEscaped(match.href) } };
}

function parsePlainText(text: string, marks: Mark[]): InlineNode[] {
  return text.split(new RegExp(`${LINE_BREAK}\\s*`)).flatMap((line, index): InlineNode[] => {
    const lineBreak: InlineNode[] = index > 0 ? [{ type: "hardBreak" }] : [];
    const shownText = showEscaped(line);
    if (shownText === "") return lineBreak;
    return [...lineBreak, { type: "text", text: shownText, ...(marks.length > 0 && { marks }) }];
  });
}

function formatBlock(node: BlockNode): string {
  if (node.type === "heading")
    return `${"#".repeat(node.attrs.level - 1)} ${formatInline(node.content)}`;
  if (node.type === "blockquote")
    return node.content.map(({ content }) => `> ${formatInline(content)}`).join("\n\n");
  if (node.type === "paragraph") return escapeBlockMarkup(formatInline(node.content));
  const bullet = (index: number) => (node.type === "bulletList" ? "- " : `${index + 1}. `);
  return node.content.map((item, index) => bullet(index) + formatItem(item)).join("\n");
}

/** Items contain inline text only: `parseRichText` creates no nested lists. */
function formatItem({ content }: ListItemNode): string {
  return content
    .map((part) => (part.type === "paragraph" ? formatInline(part.content) : ""))
    .join(" ");
}

/** Escapes text that begins like a list, a heading or a quotation. */
function escapeBlockMarkup(text: string): string {
  return text.replace(/^(\d+)\. /, "$1\\. ").replace(/^(#{2,3}|-|>) /, "\\$1 ");
}

type MarkedNode = { node: InlineNode; marks: Mark[] };

function formatInline(nodes: InlineNode[] = []): string {
  const formatted = formatNodes(nodes.map((node) => ({ node, marks: getMarks(node) })));
  return formatted.replace(italicPlaceholders, "_$1_").replace(/[\uE100\uE101]/g, "*");
}

// Underscores where the text touches no letter outside, asterisks where it does.
const italicPlaceholders = /(?<![\p{L}\p{N}])\uE100([^\uE101]*)\uE101(?![\p{L}\p{N}])/gu;

const getMarks = (node: InlineNode) => (node.type === "text" ? (node.marks ?? []) : []);

/** Formats neighbours with the same outer mark together. */
function formatNodes(pieces: MarkedNode[]): string {
  const [first] = pieces;
  if (!first) return "";
  const [mark] = first.marks;
  if (!mark) return formatNode(first.node) + formatNodes(pieces.slice(1));
  const firstDifferent = pieces.findIndex(({ marks }) => !isSameMark(marks[0], mark));
  const end = firstDifferent < 0 ? pieces.length : firstDifferent;
  const inside = pieces.slice(0, end).map(({ node, marks }) => ({ node, marks: marks.slice(1) }));
  return formatMark(mark, formatNodes(inside)) + formatNodes(pieces.slice(end));
}

const isSameMark = (left: Mark | undefined, right: Mark) =>
  JSON.stringify(left) === JSON.stringify(right);

function formatMark(mark: Mark, inside: string): string {
  if (mark.type === "bold") return `**${inside}**`;
  if (mark.type === "italic") return `\uE100${inside}\uE101`;
  if (mark.type === "superscript") return `^${inside}^`;
  return `[${inside}](${mark.attrs.href.replace(/[\s()]/g, encodeURIComponent)})`;
}

function formatNode(node: InlineNode): string {
  return node.type === "text" ? node.text.replace(/[\\*_^[\]]/g, "\\$&") : "\\\n";
}
