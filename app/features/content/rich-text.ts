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
