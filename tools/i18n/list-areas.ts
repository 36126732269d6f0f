import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import type { Locale } from "#app/i18n/locale.ts";

/** The messages of one subject, where the source files define them. */
export type MessageArea = {
  /** `consentEmails` for `export const consentEmailsMessages = defineMessages(fr, en)`. */
  name: string;
  /** The file with `defineMessages`. */
  file: string;
  /** What the developers say of the area. */
  comment: string;
  trees: Record<Locale, MessageRoot>;
};

/** An object of messages in one language. */
export type MessageRoot = { file: string; source: ts.SourceFile; object: ts.Expression };

/** Reads and parses source files once each. Paths are relative to the root, with forward slashes. */
export class SourceFiles {
  readonly #parsed = new Map<string, ts.SourceFile>();
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  parse(path: string): ts.SourceFile {
    const known = this.#parsed.get(path);
    if (known) return known;
    const source = ts.createSourceFile(path, this.read(path), ts.ScriptTarget.Latest, true);
    this.#parsed.set(path, source);
    return source;
  }

  /** The paths of the application's source files, without tests. */
  list(): string[] {
    return globSync("app/**/*.{ts,tsx}", { cwd: this.root })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .toSorted();
  }
}

/**
 * Every `export const …Messages = defineMessages(fr, en)` of the application. Both objects may be in the same file or
 * in files of their own.
 * @throws an Error in one sentence when two areas have the same name, or when an object cannot be found
 */
export function listAreas(files: SourceFiles): MessageArea[] {
  const areas = files
    .list()
    .filter((path) => files.read(path).includes("defineMessages("))
    .flatMap((path) => findAreas(files, path));
  const names = areas.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`Two files export ${twice}Messages: rename one of them.`);
  return areas;
}

function findAreas(files: SourceFiles, file: string): MessageArea[] {
  const source = files.parse(file);
  const variables = listVariables(source);
  // An area that joins the messages of others to its own defines these in a constant of its own.
  const joined = variables.find((one) => isExported(one) && /Messages$/.test(one.name.getText()));
  return variables.flatMap((variable) => {
    const call = variable.initializer;
    if (!call || !ts.isCallExpression(call) || call.expression.getText() !== "defineMessages")
      return [];
    const [fr, en] = call.arguments;
    if (!fr || !en) throw new Error(`${file}: defineMessages needs French and English.`);
    const named = isExported(variable) ? variable : (joined ?? variable);
    const name = named.name.getText().replace(/Messages$/, "");
    const comment = readComment(named.parent.parent);
    const trees = { fr: findRoot(files, source, fr), en: findRoot(files, source, en) };
    return [{ name, file, comment, trees }];
  });
}

function isExported(variable: ts.VariableDeclaration): boolean {
  const modifiers = ts.getCombinedModifierFlags(variable);
  return (modifiers & ts.ModifierFlags.Export) !== 0;
}

/** The variables that a file declares at its top level. */
export function listVariables(source: ts.SourceFile): ts.VariableDeclaration[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
}

/** The value of a variable that a file declares at its top level. */
export function findVariable(source: ts.SourceFile, name: string): ts.Expression | undefined {
  return listVariables(source).find((variable) => variable.name.getText() === name)?.initializer;
}

function findRoot(files: SourceFiles, source: ts.SourceFile, value: ts.Expression): MessageRoot {
  const file = source.fileName;
  if (!ts.isIdentifier(value)) return { file, source, object: value };
  const local = findVariable(source, value.text);
  if (local) return { file, source, object: local };
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const binding = bindings.elements.find(({ name }) => name.text === value.text);
    if (!binding || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const imported = files.parse(resolveImport(file, statement.moduleSpecifier.text));
    const object = findVariable(imported, (binding.propertyName ?? binding.name).text);
    if (object) return { file: imported.fileName, source: imported, object };
  }
  throw new Error(`${file}: the messages ${value.text} are not found.`);
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return posix.join(posix.dirname(from), specifier);
}

/** The comment above a declaration or a key, on one line. */
export function readComment(node: ts.Node): string {
  const ranges = ts.getLeadingCommentRanges(node.getSourceFile().text, node.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => node.getSourceFile().text.slice(pos, end))
    .map((comment) => comment.replace(/^\/\*\*?|\*\/$|^\s*(\*|\/\/)/gm, "").replace(/\s+/g, " "))
    .map((comment) => comment.trim())
    .join(" ");
}
