import { listTexts, type SourceFile, type SourceText, type TextKind } from "./list-texts.ts";

/** A use of a banned word that is plain English or cannot change. */
export type Exception = {
  /** Texts that hold the word rightly, in lower case and split into words: "letter case". */
  phrase?: RegExp;
  /** Files: a path, or the beginning of paths that ends with a slash. */
  where?: string[];
  in?: TextKind[];
  reason: string;
};

export type BannedWord = {
  /** Every form of the word, as regular expressions in lower case; a form of several words matches them in a row. */
  forms: string[];
  /** The whole name only: a part of a longer name is not meant. */
  whole?: boolean;
  use: string;
  /** Everywhere unless it says where. */
  in?: TextKind[];
  except?: Exception[];
};

/** A pattern that the original text must not have, with its capitals and punctuation. */
export type BannedPattern = {
  pattern: RegExp;
  use: string;
  in: TextKind[];
  except?: Exception[];
};

/** Codes that cannot change: exact texts, allowed everywhere unless `where` says in which files. */
export type FixedCodes = { codes: string[]; where?: string[]; reason: string };

export type Vocabulary = {
  words: BannedWord[];
  patterns: BannedPattern[];
  fixedCodes?: FixedCodes[];
};

export type Finding = {
  file: string;
  line: number;
  kind: TextKind;
  word: string;
  text: string;
  use: string;
};

/** `unused`: the reasons of exceptions that no text needs, with the path or phrase. */
export type Report = { findings: Finding[]; unused: string[] };

/** A text with the form that rows are compared with. */
type Candidate = SourceText & { searched: string };
type Row = { use: string; in?: TextKind[]; except?: Exception[] };

/** Finds the banned words of files, and the exceptions that no text needs. */
export function findBannedWords(files: SourceFile[], vocabulary: Vocabulary): Report {
  const { words, patterns, fixedCodes = [] } = vocabulary;
  const used = new Set<string>();
  const isFixed = ({ kind, text, file }: SourceText) =>
    kind === "code" &&
    fixedCodes.some(({ codes, where, reason }) => {
      if (!codes.includes(text)) return false;
      const place = where ? where.find((path) => isAt(file, path)) : "";
      if (place !== undefined) used.add(fixedCodeKey(reason, text, place));
      return place !== undefined;
    });
  const rows = words.map((row) => ({ row, regex: wordRegex(row.forms, row.whole) }));
  const anyWord = new RegExp(wordRegex(words.flatMap((row) => row.forms)).source);
  const patternRows = patterns.map((row) => ({ row, regex: new RegExp(row.pattern, "g") }));
  const folders = new Set<string>();
  const findings = files.flatMap(listTexts).flatMap((text) => {
    const { kind, file } = text;
    if (isFixed(text)) return [];
    const original = { ...text, searched: kind === "file" ? file : text.text };
    const split = {
      ...text,
      searched: kind === "file" ? splitPath(file, folders) : splitWords(text.text),
    };
    return [
      ...(anyWord.test(split.searched) ? rows : []).flatMap(({ row, regex }) =>
        findRow(split, row, regex, used),
      ),
      ...patternRows.flatMap(({ row, regex }) => findRow(original, row, regex, used)),
    ];
  });
  const keys = [
    ...[...words, ...patterns].flatMap(({ except = [] }) => except.flatMap(exceptionKeys)),
    ...fixedCodes.flatMap(({ codes, where = [""], reason }) =>
      codes.flatMap((code) => where.map((path) => fixedCodeKey(reason, code, path))),
    ),
  ];
  return { findings, unused: keys.filter((key) => !used.has(key)) };
}

function findRow(text: Candidate, row: Row, regex: RegExp, used: Set<string>): Finding[] {
  const { file, kind, searched } = text;
  if (row.in ? !row.in.includes(kind) : kind === "type") return [];
  return [...searched.matchAll(regex)].flatMap((match) => {
    const key = row.except?.flatMap((one) => findExceptionKey(one, text, match) ?? [])[0];
    if (key) {
      used.add(key);
      return [];
    }
    const word = match[1] ?? match[0];
    const at = match.index + match[0].lastIndexOf(word);
    const line = text.line + searched.slice(0, at).split("\n").length - 1;
    const excerptOrName = isLong(kind) ? excerpt(searched, at) : text.text;
    return [{ file, line, kind, word, text: excerptOrName, use: row.use }];
  });
}

const isLong = (kind: TextKind) => kind === "comment" || kind === "document";

const fixedCodeKey = (reason: string, code: string, path: string) =>
  [`${reason}: ${code}`, path].filter(Boolean).join(" in ");

/** One key a path, so that an exception is unused as soon as one of its files no longer needs it. */
const exceptionKeys = ({ where = [""], phrase, reason }: Exception) =>
  where.map((path) => `${reason}: ${path || phrase}`);

function findExceptionKey(
  exception: Exception,
  text: Candidate,
  match: RegExpExecArray,
): string | undefined {
  const { phrase, where } = exception;
  if (exception.in && !exception.in.includes(text.kind)) return undefined;
  const place = where?.findIndex((path) => isAt(text.file, path));
  if (place === -1) return undefined;
  if (phrase && !covers(phrase, text.searched, match)) return undefined;
  return exceptionKeys(exception)[place ?? 0];
}

const isAt = (file: string, path: string) =>
  path.endsWith("/") ? file.startsWith(path) : file === path;

/** Whether the phrase stands over the word that was found, not over another one of the same text. */
function covers(phrase: RegExp, searched: string, { index, 0: word }: RegExpExecArray): boolean {
  return [...searched.matchAll(new RegExp(phrase.source.replaceAll(" ", "\\s+"), "g"))].some(
    (found) => found.index < index + word.length && found.index + found[0].length > index,
  );
}

const excerpt = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 60), at + 80)
    .replace(/\s+/g, " ")
    .trim();

function wordRegex(forms: string[], isWhole = false): RegExp {
  const [before, after] = isWhole ? ["(?<=^#?|/)", "(?=$|/|\\.)"] : ["(?<![a-z])", "(?![a-z])"];
  return new RegExp(`${before}(${forms.join("|").replaceAll(" ", "\\s+")})${after}`, "g");
}

/** Words of an identifier or a sentence in lower case; the lines of a comment stay lines. */
const splitWords = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/[_-]/g, " ")
    .toLowerCase();

/** Words of a path's last name, and of those of its folders that are not in `folders` yet. */
function splitPath(path: string, folders: Set<string>): string {
  const names = path.split("/");
  const newNames = names.filter((_, index) => {
    const folder = names.slice(0, index + 1).join("/");
    const isNew = !folders.has(folder);
    folders.add(folder);
    return isNew;
  });
  return newNames.map(splitWords).join("/");
}
