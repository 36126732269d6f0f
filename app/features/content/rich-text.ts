/** A mark of formatted text. The names are ProseMirror's, so that editor and site share the format. */
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

/** A formatted text as ProseMirror JSON, never HTML. */
export type RichText = { type: "doc"; content: BlockNode[] };

/** The plain text, with a space between blocks. */
export function toPlainText({ content }: RichText): string {
  return content.map(nodeText).filter(Boolean).join(" ");
}

type AnyNode = BlockNode | ListItemNode | InlineNode;

function nodeText(node: AnyNode): string {
  if (node.type === "text") return node.text;
  if (node.type === "hardBreak") return " ";
  const inside: AnyNode[] = node.content ?? [];
  const hasInlineContent = node.type === "paragraph" || node.type === "heading";
  return inside.map(nodeText).join(hasInlineContent ? "" : " ");
}

/** Whether the text has marks, lists, headings or quotations. */
export function hasFormatting({ content }: RichText): boolean {
  return content.some(
    (node) =>
      node.type !== "paragraph" ||
      (node.content ?? []).some((inside) => inside.type === "text" && inside.marks !== undefined),
  );
}

/** The addresses of all links, in order. */
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
