/** A word's dress. The names are ProseMirror's, so that the staff editor and the site read the same. */
export type Mark =
  | { type: "bold" }
  | { type: "italic" }
  | { type: "superscript" }
  | { type: "link"; attrs: { href: string } };

export type TextNode = { type: "text"; text: string; marks?: Mark[] };
export type InlineNode = TextNode | { type: "hardBreak" };
export type ParagraphNode = { type: "paragraph"; content?: InlineNode[] };
export type HeadingNode = {
  type: "heading";
  attrs: { level: 3 | 4 };
  content?: InlineNode[];
};
export type ListItemNode = { type: "listItem"; content: (ParagraphNode | ListNode)[] };
export type ListNode = { type: "bulletList" | "orderedList"; content: ListItemNode[] };
export type QuoteNode = { type: "blockquote"; content: ParagraphNode[] };
export type BlockNode = ParagraphNode | HeadingNode | ListNode | QuoteNode;

/** A formatted text as ProseMirror writes it: data, never HTML. */
export type RichText = { type: "doc"; content: BlockNode[] };

/** The words of a formatted text alone, a space between its blocks. */
export function toPlainText({ content }: RichText): string {
  return content.map(words).filter(Boolean).join(" ");
}

type AnyNode = BlockNode | ListItemNode | InlineNode;

function words(node: AnyNode): string {
  if (node.type === "text") return node.text;
  if (node.type === "hardBreak") return " ";
  const inside: AnyNode[] = node.content ?? [];
  const inline = node.type === "paragraph" || node.type === "heading";
  return inside.map(words).join(inline ? "" : " ");
}

/** Does this text hold more than plain paragraphs: a mark on its words, a list, a heading, a quotation? */
export function hasFormatting({ content }: RichText): boolean {
  return content.some(
    (node) =>
      node.type !== "paragraph" ||
      (node.content ?? []).some((inside) => inside.type === "text" && inside.marks !== undefined),
  );
}

/** The addresses of the links of a formatted text, in its order. */
export function listRichTextLinks({ content }: RichText): string[] {
  return content.flatMap(listNodeLinks);
}

function listNodeLinks(node: AnyNode): string[] {
  if (node.type === "text")
    return (node.marks ?? []).flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : []));
  if (node.type === "hardBreak") return [];
  const inside: AnyNode[] = node.content ?? [];
  return inside.flatMap(listNodeLinks);
}
