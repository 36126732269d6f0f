import ts from "typescript";
import { isCode, isProductFile, listClasses, listStylesheetNames } from "./list-codes.ts";
import { listComments } from "./list-comments.ts";
import { listDocumentTexts } from "./list-document-texts.ts";
import { getLiteralText, getSentence, isTestCall } from "./list-sentences.ts";

/**
 * Kind of a text in a source: each banned word applies to some of them. A code is a literal that names something for
 * the program: an error code, an intent, a form field.
 */
export type TextKind =
  | "identifier"
  | "type"
  | "file"
  | "comment"
  | "title"
  | "rule"
  | "code"
  | "class"
  | "sentence"
  | "document";

/** A name or a sentence of a source file. */
export type SourceText = { kind: TextKind; text: string; file: string; line: number };

export type SourceFile = { path: string; source: string };

/** Names and sentences of a file: its path, identifiers, codes, classes, comments, test titles, sentences and import rules. */
export function listTexts({ path, source }: SourceFile): SourceText[] {
  const names: SourceText[] = [{ kind: "file", text: path, file: path, line: 1 }];
  if (/\.(ts|tsx|mjs|js)$/.test(path)) return [...names, ...listScriptTexts(path, source)];
  if (path.endsWith(".css"))
    return [
      ...names,
      ...listStylesheetNames(path, source),
      ...listComments(path, source, [], /\/\*[\s\S]*?\*\//g),
    ];
  if (path.endsWith(".sql")) return [...names, ...listComments(path, source, [], /--[^\n]*/g)];
  if (path.endsWith(".md")) return [...names, ...listDocumentTexts(path, source)];
  if (isShellFile(path)) return [...names, ...listComments(path, source, [], /^[ \t]*#[^\n]*/gm)];
  return names;
}

/** Hooks, settings and other files whose comments start with a number sign. */
const isShellFile = (path: string) => /^\.(husky|ci)\/|^\.[a-z.]+$|\.(sh|ya?ml)$/.test(path);

function listScriptTexts(path: string, source: string): SourceText[] {
  const kind = path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const starts = tree.getLineStarts();
  const texts: SourceText[] = [];
  const isProduct = isProductFile(path);
  const literals: [start: number, end: number][] = [];
  const add = (kind: TextKind, text: string, at: number) =>
    texts.push({ kind, text, file: path, line: lineAt(starts, at) });
  const visit = (node: ts.Node) => {
    if (isLiteralText(node)) literals.push([node.getStart(tree), node.end]);
    if (isProduct && isCode(node)) add("code", node.text, node.getStart(tree));
    if (isProduct) for (const { text, at } of listClasses(node, tree)) add("class", text, at);
    const sentence = getSentence(node, path, tree);
    if (sentence) add("sentence", sentence, node.getStart(tree));
    const name = declaredName(node);
    if (name) add("identifier", name.text, name.getStart(tree));
    if (name && isExportedType(node)) add("type", name.text, name.getStart(tree));
    if (ts.isCallExpression(node)) {
      const title = isTestCall(node.expression) && getLiteralText(node.arguments[0], tree);
      if (title) add("title", title, node.arguments[0]?.getStart(tree) ?? node.pos);
      if (path === ".dependency-cruiser.mjs" && node.expression.getText(tree) === "rule")
        for (const argument of node.arguments.slice(0, 2))
          add("rule", getLiteralText(argument, tree) ?? "", argument.getStart(tree));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;
  return [...texts, ...listComments(path, source, literals, comments)];
}

const isLiteralText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/** The name that a node declares, or the name of the property that it writes. */
function declaredName(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isGetAccessorDeclaration(node) ||
    ts.isSetAccessorDeclaration(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node) ||
    ((ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && node.propertyName) ||
    ts.isNamedTupleMember(node);
  if (!isDeclaration) return undefined;
  const { name } = node as { name?: ts.Node };
  if (!name) return undefined;
  if (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) return name;
  return ts.isStringLiteral(name) && /^[\w-]+$/.test(name.text) ? (name as never) : undefined;
}

const isExportedType = (node: ts.Node) =>
  (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
  Boolean(node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

/** Line of an offset, from 1, by halving. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}
