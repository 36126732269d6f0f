import type { ReactNode } from "react";
import type { BlockNode, InlineNode, ListNode, Mark, RichText } from "../rich-text.ts";
import { ContentLink } from "./content-link.tsx";
import { TypesetText } from "./typeset-text.tsx";

/** Renders formatted text. Only the nodes and marks of rich-text.ts are rendered; others are dropped. */
export function RichTextView({ doc }: { doc: RichText }) {
  return doc.content.map(renderBlock);
}

function renderBlock(node: BlockNode, key: number): ReactNode {
  if (node.type === "paragraph")
    return (
      <p key={key} className={isSingleLink(node.content) ? "lone-link" : undefined}>
        {renderInline(node.content)}
      </p>
    );
  if (node.type === "heading") return renderHeading(node, key);
  if (node.type === "blockquote")
    return <blockquote key={key}>{node.content.map(renderBlock)}</blockquote>;
  if (node.type === "bulletList") return <ul key={key}>{renderItems(node)}</ul>;
  return node.type === "orderedList" ? <ol key={key}>{renderItems(node)}</ol> : null;
}

/** Whether the paragraph is a single link. */
function isSingleLink([first, ...others]: InlineNode[] = []): boolean {
  if (first?.type !== "text" || others.length > 0) return false;
  return !!first.marks?.some(({ type }) => type === "link");
}

function renderHeading({ attrs, content }: Extract<BlockNode, { type: "heading" }>, key: number) {
  return attrs.level === 4 ? (
    <h4 key={key}>{renderInline(content)}</h4>
  ) : (
    <h3 key={key}>{renderInline(content)}</h3>
  );
}

function renderItems(list: ListNode) {
  return list.content.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items have no other identity
    <li key={index}>{renderItemContent(item.content)}</li>
  ));
}

/** An item with a single paragraph is rendered without the paragraph element. */
function renderItemContent(content: ListNode["content"][number]["content"]) {
  const [first] = content;
  if (content.length === 1 && first?.type === "paragraph") return renderInline(first.content);
  return content.map(renderBlock);
}

function renderInline(nodes: InlineNode[] = []): ReactNode {
  return nodes.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the inline nodes have no other identity
    if (node.type === "hardBreak") return <br key={index} />;
    if (node.type !== "text") return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the inline nodes have no other identity
    return <FormattedText key={index} text={node.text} marks={node.marks ?? []} />;
  });
}

function FormattedText({ text, marks }: { text: string; marks: Mark[] }): ReactNode {
  const [mark, ...innerMarks] = marks;
  if (!mark) return <TypesetText text={text} />;
  const children = <FormattedText text={text} marks={innerMarks} />;
  if (mark.type === "bold") return <strong>{children}</strong>;
  if (mark.type === "italic") return <em>{children}</em>;
  if (mark.type === "superscript") return <sup>{children}</sup>;
  return mark.type === "link" ? (
    <ContentLink href={mark.attrs.href}>{children}</ContentLink>
  ) : (
    children
  );
}
