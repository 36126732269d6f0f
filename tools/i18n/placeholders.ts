import ts from "typescript";
import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";

/** A text as a translator sees it: an expression is `{name}`, with the code of the expression between the braces. */
export type Text = {
  text: string;
  /** The code of each expression of the text, in order. */
  expressions: string[];
};

/** A part of a text: literal text, or the code of an expression. */
type TextPart = { literal: string } | { expression: string };

export type TextRules = {
  locale: Locale;
  /** Expressions that must stay. */
  required: string[];
  /** Expressions that may be used: those of the other branches of the message. */
  allowed: string[];
  /** Braces that are part of the text itself, such as `{0}`; they must stay. */
  braces: string[];
};

export type ParsedText = { ok: true; parts: TextPart[] } | { ok: false; reason: string };

/** The name of the school, which each language has its own forms of (`app/i18n/school.ts`). */
const SCHOOL: Record<Locale, RegExp> = {
  fr: /^\{(?:(?:[Tt]he|[Oo]f|[Tt]o) )?school\}$/,
  en: /^\{(?:[Tt]he )?school\}$/,
};

/** Whether a value contains a text for the screen, or chooses between texts. */
export function hasText(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node) || ts.isConditionalExpression(node)) return true;
  if (ts.isStringLiteralLike(node)) return node.text !== "";
  return ts.forEachChild(node, hasText) ?? false;
}

/** Whether an expression inside a text adds texts of its own; `years.join(", ")` does not. */
function hasInnerText(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node) || ts.isConditionalExpression(node)) return true;
  if (ts.isStringLiteralLike(node)) return /\p{L}/u.test(node.text);
  return ts.forEachChild(node, hasInnerText) ?? false;
}

/** Reads a string or a template of the source; returns undefined when an expression of it contains a text. */
export function readText(node: ts.Expression): Text | undefined {
  if (ts.isStringLiteralLike(node)) return { text: node.text, expressions: [] };
  if (!ts.isTemplateExpression(node)) return undefined;
  const { head, templateSpans } = node;
  if (templateSpans.some(({ expression }) => hasInnerText(expression))) return undefined;
  const expressions = templateSpans.map(({ expression }) => expression.getText());
  const rest = templateSpans.map(({ literal }, i) => `{${expressions[i]}}${literal.text}`);
  return { text: head.text + rest.join(""), expressions };
}

/** The braces of a text that are neither an expression nor the name of the school. */
export function listBraces({ text, expressions }: Text, locale: Locale): string[] {
  const known = expressions.map((expression) => `{${expression}}`);
  const rest = known.reduce((left, name) => left.replaceAll(name, ""), text);
  return (rest.match(/\{[^{}]*\}/g) ?? []).filter((brace) => !SCHOOL[locale].test(brace));
}

/**
 * Splits an edited text into literal text and expressions.
 * @returns the parts, or a reason in one sentence: a placeholder is missing or unknown, or a brace is left open
 */
export function parseText(text: string, rules: TextRules): ParsedText {
  const { required, allowed, braces, locale } = rules;
  const expressions = [...new Set([...required, ...allowed])].toSorted(
    (a, b) => b.length - a.length,
  );
  const parts: TextPart[] = [];
  const found = new Set<string>();
  let literal = "";
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const expression = expressions.find((one) => rest.startsWith(`{${one}}`));
    const brace = /^\{[^{}]*\}/.exec(rest)?.[0];
    if (expression !== undefined) {
      parts.push({ literal }, { expression });
      literal = "";
      found.add(expression);
      at += expression.length + 2;
    } else if (brace !== undefined) {
      if (!braces.includes(brace) && !SCHOOL[locale].test(brace))
        return { ok: false, reason: `${brace} is not a placeholder of this text` };
      literal += brace;
      found.add(brace);
      at += brace.length;
    } else if (rest.startsWith("{") || rest.startsWith("}")) {
      return { ok: false, reason: `a brace has no partner near “${rest.slice(0, 20)}”` };
    } else {
      literal += rest.charAt(0);
      at += 1;
    }
  }
  const missing = [
    ...required.filter((one) => !found.has(one)).map((one) => `{${one}}`),
    ...braces.filter((one) => !found.has(one)),
  ];
  if (missing.length > 0) return { ok: false, reason: `the placeholder ${missing[0]} is missing` };
  return { ok: true, parts: [...parts, { literal }] };
}

/** The code of a text: a string in double quotes, or a template when it has expressions. */
export function printText(parts: TextPart[]): string {
  const isTemplate = parts.some((part) => "expression" in part);
  const escapeQuote = (literal: string) =>
    isTemplate ? literal.replace(/`|\$(?=\{)/g, "\\$&") : literal.replaceAll('"', '\\"');
  const printed = parts.map((part) =>
    "expression" in part
      ? `\${${part.expression}}`
      : escapeQuote(part.literal.replaceAll("\\", "\\\\"))
          .replaceAll("\n", "\\n")
          .replace(INVISIBLE, printEscape),
  );
  return isTemplate ? `\`${printed.join("")}\`` : `"${printed.join("")}"`;
}

/** Spaces and joiners that a reader of the source would not see. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u00A0\u2000-\u200A\u2028\u2029\u202F]/gu;

const printEscape = (character: string) =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const TYPOGRAPHY = { fr: frenchTypography, en: englishTypography };

/** Ordinary characters in place of those that the typography of the language puts in when a message is read. */
export function undoTypography(text: string, locale: Locale): string {
  const typeset = TYPOGRAPHY[locale];
  let plain = text;
  for (let at = 0; at < text.length; at++) {
    const ordinary = ORDINARY[plain.charAt(at)];
    if (ordinary === undefined) continue;
    const shorter = plain.slice(0, at) + ordinary + plain.slice(at + 1);
    if (typeset(shorter) === typeset(plain)) plain = shorter;
  }
  return plain;
}

const ORDINARY: Record<string, string | undefined> = { "\u00A0": " ", "\u202F": " ", "’": "'" };
