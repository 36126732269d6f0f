import type { ReactNode } from "react";
import type { BlockNode, InlineNode, ListNode, Mark, RichText } from "../rich-text.ts";
import { ContentLink } from "./content-link.tsx";
import { Line } from "./line.tsx";

/** Formatted text. Only the nodes and marks of rich-text.ts are drawn: anything else leaves no trace. */
export function RichTextView({ doc }: { doc: RichText }) {
  return doc.content.map(block);
}

function block(node: BlockNode, key: number): ReactNode {
  if (node.type === "paragraph")
    return (
      <p key={key} className={isLink(node.content) ? "lone-link" : undefined}>
        {inline(node.content)}
      </p>
    );
  if (node.type === "heading") return heading(node, key);
  if (node.type === "blockquote")
    return <blockquote key={key}>{node.content.map(block)}</blockquote>;
  if (node.type === "bulletList") return <ul key={key}>{items(node)}</ul>;
  return node.type === "orderedList" ? <ol key={key}>{items(node)}</ol> : null;
}

/** Is the whole paragraph one link? */
function isLink([first, ...others]: InlineNode[] = []): boolean {
  if (first?.type !== "text" || others.length > 0) return false;
  return !!first.marks?.some(({ type }) => type === "link");
}

function heading({ attrs, content }: Extract<BlockNode, { type: "heading" }>, key: number) {
  return attrs.level === 4 ? (
    <h4 key={key}>{inline(content)}</h4>
  ) : (
    <h3 key={key}>{inline(content)}</h3>
  );
}

function items(list: ListNode) {
  return list.content.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text have no other identity
    <li key={index}>{itemWords(item.content)}</li>
  ));
}

/** An item of one paragraph is a line, without a paragraph's margins. */
function itemWords(content: ListNode["content"][number]["content"]) {
  const [first] = content;
  if (content.length === 1 && first?.type === "paragraph") return inline(first.content);
  return content.map(block);
}

function inline(nodes: InlineNode[] = []): ReactNode {
  return nodes.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other identity
    if (node.type === "hardBreak") return <br key={index} />;
    if (node.type !== "text") return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other identity
    return <Dressed key={index} text={node.text} marks={node.marks ?? []} />;
  });
}

function Dressed({ text, marks }: { text: string; marks: Mark[] }): ReactNode {
  const [mark, ...inner] = marks;
  if (!mark) return <Line text={text} />;
  const words = <Dressed text={text} marks={inner} />;
  if (mark.type === "bold") return <strong>{words}</strong>;
  if (mark.type === "italic") return <em>{words}</em>;
  if (mark.type === "superscript") return <sup>{words}</sup>;
  return mark.type === "link" ? <ContentLink href={mark.attrs.href}>{words}</ContentLink> : words;
}
