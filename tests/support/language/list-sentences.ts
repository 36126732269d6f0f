import ts from "typescript";

/**
 * The text of a literal that a developer or an operator reads as a sentence, if the node is one. Tests, tools and
 * benchmarks: every literal of several English words. The product: what it logs and throws only, because its other
 * sentences are messages for users and content.
 */
export function getSentence(node: ts.Node, path: string, tree: ts.SourceFile): string | undefined {
  if (isData(path)) return undefined;
  if (!(ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))) return undefined;
  if (ts.isTaggedTemplateExpression(node.parent) || isTitle(node)) return undefined;
  const text = getLiteralText(node, tree) ?? "";
  if (!isEnglishSentence(text)) return undefined;
  if (isInternal(path)) return text;
  return ts.findAncestor(node, isReport) ? text : undefined;
}

/** Lists of words, and the texts of films and names of icons, are data of the tools. */
const isData = (path: string) =>
  /^tests\/architecture\/(banned-words|screen-words)\/|\/language\.test\.ts$|^tools\/film\/films\.ts$|^tools\/icons\.mjs$/.test(
    path,
  );

const isInternal = (path: string) => /^(tests|tools|bench)\/|\.test\.tsx?$/.test(path);

const isTitle = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) && isTestCall(parent.expression);

/** A thrown error, or a call of a log. */
function isReport(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  return (
    ts.isCallExpression(node) &&
    /(^|\.)(log|logger|console)\b|^invariant$/.test(node.expression.getText())
  );
}

/** Several words, without the signs of a query, of markup, of a selector or of another language. */
function isEnglishSentence(text: string): boolean {
  if (!/[A-Za-z]{2,} [a-z]{2,}/.test(text) || /[<[{]|::|[À-ÿ’«]/.test(text)) return false;
  if (
    /^[`\s]*(select|insert|update|delete|with|alter|create|drop|begin|truncate|set|from)\b/.test(
      text,
    )
  )
    return false;
  return !/\b(le|la|les|des|du|une|est|et|pour|dans|sur|votre|vous|par|au)\b/i.test(text);
}

/** `test("…")`, `test.each(…)("…")`, `it.for(…)("…")`, `test.describe("…")`, `test.step("…")`. */
export function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return /^(describe|test|it)$/.test(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return isTestCall(callee.expression);
  return ts.isCallExpression(callee) && isTestCall(callee.expression);
}

export function getLiteralText(
  node: ts.Expression | undefined,
  tree: ts.SourceFile,
): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? node.getText(tree).replace(/\$\{[^}]*\}/g, "…")
    : undefined;
}
