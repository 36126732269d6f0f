import ts from "typescript";
import type { SourceText } from "./list-texts.ts";

/**
 * Files whose codes and classes are read: those of the product. Tests quote them and make up texts; messages are
 * sentences, and their keys are read as identifiers.
 */
export const isProductFile = (path: string): boolean =>
  /^(app|server|db|dev-database|tools)\//.test(path) &&
  !/\.test\.tsx?$|^app\/i18n\/|^app\/features\/[^/]+\/messages\//.test(path);

/** Whether a literal is a code: one word, or words joined by hyphens, dots or colons. */
export function isCode(node: ts.Node): node is ts.StringLiteralLike {
  if (!ts.isStringLiteralLike(node)) return false;
  if (!/^[a-z][A-Za-z0-9]*([.:-][A-Za-z0-9]+)*$/.test(node.text)) return false;
  const { parent } = node;
  const isImported = ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
  const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
  return !(isImported || isKey || ts.findAncestor(node, isClassAttribute));
}

const isClassAttribute = (node: ts.Node): node is ts.JsxAttribute =>
  ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.name.text === "className";

/** Classes of an element, or the name of its data attribute. */
export function listClasses(node: ts.Node, tree: ts.SourceFile): { text: string; at: number }[] {
  if (!ts.isJsxAttribute(node)) return [];
  const at = node.getStart(tree);
  const name = node.name.getText(tree);
  if (name.startsWith("data-")) return [{ text: name, at }];
  if (!isClassAttribute(node) || !node.initializer) return [];
  const texts: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isStringLiteralLike(child) || ts.isTemplateLiteralToken(child)) texts.push(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node.initializer);
  return texts
    .flatMap((text) => text.split(/\s+/))
    .filter(Boolean)
    .map((text) => ({ text, at }));
}

/** Classes and data attributes of the selectors of a stylesheet. */
export function listStylesheetNames(file: string, source: string): SourceText[] {
  const rules = source.replace(/\/\*[\s\S]*?\*\//g, (text) => text.replace(/[^\n]/g, " "));
  return [...rules.matchAll(/\.([a-z][\w-]*)|\[(data-[\w-]+)/g)].map((match) => ({
    kind: "class" as const,
    text: match[1] ?? match[2] ?? "",
    file,
    line: rules.slice(0, match.index).split("\n").length,
  }));
}
