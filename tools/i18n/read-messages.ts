import ts from "typescript";
import type { Locale } from "#app/i18n/locale.ts";
import {
  findVariable,
  listAreas,
  type MessageArea,
  readComment,
  SourceFiles,
} from "./list-areas.ts";
import { hasText, listBraces, readText, type Text } from "./placeholders.ts";

/** One text of a message in one language, with its position in the source. */
export type MessageText = Text & {
  /** The key, and the branch in brackets: `consentEmails.request.text`, `consentEmails.outcome-refused.text [name]`. */
  context: string;
  /** The path of the message: `consentEmails.request.text`. */
  key: string;
  /** The last part of the path, by which a source file reads the message. */
  name: string;
  /** When a message has several texts: the condition of this one, in the code of its language. */
  branch: string | null;
  /** The same condition with parameters by number and plurals unified, to compare both languages. */
  plainBranch: string;
  locale: Locale;
  area: string;
  file: string;
  /** Counted from 1. */
  line: number;
  start: number;
  end: number;
  /** Expressions of the other branches of the same message. */
  siblingExpressions: string[];
  braces: string[];
  /** The comment of the developers above the message. */
  comment: string;
};

/** A message whose text is composed by code, which only a developer can edit. */
export type ComposedMessage = {
  key: string;
  locale: Locale;
  file: string;
  line: number;
  code: string;
};

export type Messages = {
  texts: MessageText[];
  composed: ComposedMessage[];
  areas: MessageArea[];
};

/** A text of a message and the conditions that lead to it. */
type Branch = { value: ts.Expression; code: string[]; plain: string[] };

const ROOT_BRANCH: { code: string[]; plain: string[]; isElse: boolean } = {
  code: [],
  plain: [],
  isElse: false,
};

/**
 * Reads every message of the application in both languages.
 * @param root - the folder of the project
 * @throws an Error in one sentence when two texts would have the same context
 */
export function readMessages(root: string): Messages {
  const areas = listAreas(new SourceFiles(root));
  const messages: Messages = { texts: [], composed: [], areas };
  for (const area of areas)
    for (const locale of ["fr", "en"] as const) new TreeReader(area, locale, messages).read();
  const contexts = messages.texts.map(({ locale, context }) => `${locale} ${context}`);
  const seen = new Set<string>();
  for (const context of contexts) {
    if (seen.has(context)) throw new Error(`Two texts have the context ${context}.`);
    seen.add(context);
  }
  return messages;
}

class TreeReader {
  readonly #area: MessageArea;
  readonly #locale: Locale;
  readonly #messages: Messages;
  readonly #shared = new Set<ts.Expression>();

  constructor(area: MessageArea, locale: Locale, messages: Messages) {
    this.#area = area;
    this.#locale = locale;
    this.#messages = messages;
  }

  get #root() {
    return this.#area.trees[this.#locale];
  }

  read() {
    this.#visit(this.#root.object, [this.#area.name], this.#area.comment);
  }

  #visit(value: ts.Expression, path: string[], comment: string): void {
    const node = this.#follow(unwrap(value));
    if (!ts.isObjectLiteralExpression(node)) {
      this.#addMessage(node, path, comment);
      return;
    }
    if (node !== unwrap(value)) {
      // Several keys share these messages; the first one names them.
      if (this.#shared.has(node)) return;
      this.#shared.add(node);
    }
    for (const property of node.properties) {
      const name = property.name && readName(property.name);
      if (!ts.isPropertyAssignment(property) || name === undefined)
        this.#addComposed(path.join("."), property);
      else this.#visit(property.initializer, [...path, name], readComment(property) || comment);
    }
  }

  /** The object that a constant of the same file names, or the node itself. */
  #follow(node: ts.Expression): ts.Expression {
    const named = ts.isIdentifier(node) ? findVariable(this.#root.source, node.text) : undefined;
    return named && ts.isObjectLiteralExpression(unwrap(named)) ? unwrap(named) : node;
  }

  #addMessage(node: ts.Expression, path: string[], comment: string) {
    const key = path.join(".");
    const parameters = ts.isArrowFunction(node) ? node.parameters.map((p) => p.name.getText()) : [];
    const body = ts.isArrowFunction(node) ? node.body : node;
    const branches = ts.isBlock(body) ? [] : this.#listBranches(body, parameters);
    // A branch without a text is code: an empty string, or a value as it is.
    const textBranches = branches.filter(({ value }) => hasText(value));
    const texts = textBranches.flatMap((branch) => {
      const text = readText(branch.value);
      return text ? [{ ...branch, text }] : [];
    });
    if (texts.length === 0 || texts.length < textBranches.length) {
      this.#addComposed(key, node);
      return;
    }
    const expressions = texts.flatMap(({ text }) => text.expressions);
    for (const { value, code, plain, text } of texts) {
      const branch = code.length > 0 ? code.join(", ") : null;
      this.#messages.texts.push({
        ...text,
        context: branch === null ? key : `${key} [${branch}]`,
        key,
        branch,
        plainBranch: plain.join(", "),
        name: path.at(-1) ?? "",
        area: this.#area.name,
        ...this.#locate(value),
        siblingExpressions: expressions.filter((one) => !text.expressions.includes(one)),
        braces: listBraces(text, this.#locale),
        comment,
      });
    }
  }

  /** The texts between which a condition chooses, or those that a function of the same file is given. */
  #listBranches(body: ts.Expression, parameters: string[], path = ROOT_BRANCH): Branch[] {
    const value = unwrap(body);
    if (ts.isConditionalExpression(value)) {
      const condition = value.condition.getText();
      const plain = unifyCondition(condition, parameters);
      const whenTrue = { code: [...path.code, condition], plain: [...path.plain, plain.isTrue] };
      const whenFalse = {
        code: path.code,
        plain: [...path.plain, plain.isFalse],
        isElse: true,
      };
      return [
        ...this.#listBranches(value.whenTrue, parameters, { ...whenTrue, isElse: false }),
        ...this.#listBranches(value.whenFalse, parameters, whenFalse),
      ];
    }
    const code = path.isElse ? [...path.code, "otherwise"] : path.code;
    const called =
      ts.isCallExpression(value) && findVariable(this.#root.source, value.expression.getText());
    if (!called || !ts.isArrowFunction(called)) return [{ value, code, plain: path.plain }];
    return value.arguments.map((argument, i) => {
      const name = called.parameters[i]?.name.getText() ?? String(i + 1);
      return { value: argument, code: [name], plain: [name] };
    });
  }

  #addComposed(key: string, node: ts.Node) {
    const { locale, file, line } = this.#locate(node);
    this.#messages.composed.push({ key, locale, file, line, code: node.getText() });
  }

  #locate(node: ts.Node) {
    const { file, source } = this.#root;
    const start = node.getStart();
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    return { locale: this.#locale, file, line, start, end: node.getEnd() };
  }
}

/** `count === 1` in one language is the contrary of `count > 1` in the other. */
function unifyCondition(code: string, parameters: string[]): { isTrue: string; isFalse: string } {
  const numbered = code.replace(/[A-Za-z_]\w*/g, (name) =>
    parameters.includes(name) ? `$${parameters.indexOf(name) + 1}` : name,
  );
  const singular = /^(.+) === 1$/.exec(numbered)?.[1];
  if (singular) return { isTrue: `not ${singular} > 1`, isFalse: `${singular} > 1` };
  return { isTrue: numbered, isFalse: `not ${numbered}` };
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? unwrap(node.expression)
    : node;
}

function readName(name: ts.PropertyName): string | undefined {
  const isPlain = ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name);
  return isPlain ? name.text : undefined;
}
