import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseText, printText, undoTypography } from "./placeholders.ts";
import { digestText, type PoEntry, type PoFile, parsePo } from "./po-file.ts";
import { type Messages, type MessageText, readMessages } from "./read-messages.ts";

/** The code that replaces a text of a source file. */
type TextEdit = { file: string; start: number; end: number; code: string };

export type ImportResult = {
  /** One sentence each, with file, line and context. When there is one, no file is changed. */
  refusals: string[];
  /** The number of texts that changed. */
  changed: number;
  /** The source files that changed, relative to the root. */
  files: string[];
  /** Texts that the translator flagged as needing work, which stay as they are. */
  fuzzy: number;
};

type Check =
  | { status: "same" | "fuzzy" }
  | { status: "edited"; edit: TextEdit }
  | { status: "refused"; reason: string };

/**
 * Writes the edited texts of PO files into the source files, or nothing when one of them is refused.
 * @param root - the folder of the project
 * @param paths - the PO files, relative to the root or absolute
 */
export function importTexts(root: string, paths: string[]): ImportResult {
  const messages = readMessages(root);
  const result: ImportResult = { refusals: [], changed: 0, files: [], fuzzy: 0 };
  const edits = new Map<string, TextEdit>();
  for (const path of paths) {
    const po = parsePo(readFileSync(resolve(root, path), "utf8"));
    if (!po.ok) {
      result.refusals.push(`${path}: ${po.reason}.`);
      continue;
    }
    for (const { entry, check } of checkEntries(po.file, messages)) {
      const refuse = (reason: string) =>
        result.refusals.push(`${path}:${entry.line}: ${entry.context}: ${reason}.`);
      if (check.status === "refused") refuse(check.reason);
      if (check.status === "fuzzy") result.fuzzy++;
      if (check.status !== "edited") continue;
      const id = `${po.file.locale} ${entry.context}`;
      if (edits.has(id) && edits.get(id)?.code !== check.edit.code)
        refuse("this context has two different texts; keep one");
      edits.set(id, check.edit);
    }
  }
  if (result.refusals.length > 0) return result;
  const byFile = Map.groupBy(edits.values(), ({ file }) => file);
  for (const [file, fileEdits] of byFile) applyEdits(resolve(root, file), fileEdits);
  return { ...result, changed: edits.size, files: [...byFile.keys()] };
}

function checkEntries({ locale, entries }: PoFile, messages: Messages) {
  const texts = new Map(
    messages.texts.filter((text) => text.locale === locale).map((text) => [text.context, text]),
  );
  return entries.map((entry) => ({ entry, check: checkEntry(entry, texts.get(entry.context)) }));
}

function checkEntry(entry: PoEntry, text: MessageText | undefined): Check {
  if (!text)
    return { status: "refused", reason: "no text of the site has this context; export again" };
  if (entry.isFuzzy) return { status: "fuzzy" };
  // The translator did not edit it: it is not this file that decides, even if a developer changed the text since.
  if (digestText(entry.text) === entry.exportedDigest) return { status: "same" };
  if (entry.text.trim() === "" || entry.text === text.text) return { status: "same" };
  const edited = undoTypography(entry.text, text.locale);
  if (edited === undoTypography(text.text, text.locale)) return { status: "same" };
  if (entry.exportedDigest !== null && entry.exportedDigest !== digestText(text.text))
    return {
      status: "refused",
      reason: "the text changed in the source files since the export; export again",
    };
  const shape = checkShape(edited, text.text);
  if (shape) return { status: "refused", reason: shape };
  const parsed = parseText(edited, {
    required: text.expressions,
    allowed: text.siblingExpressions,
    braces: text.braces,
    locale: text.locale,
  });
  if (!parsed.ok) return { status: "refused", reason: parsed.reason };
  const { file, start, end } = text;
  return { status: "edited", edit: { file, start, end, code: printText(parsed.parts) } };
}

/** Spaces at both ends join a text to its neighbours, and a new line breaks a label or a subject. */
function checkShape(edited: string, present: string): string | null {
  const getStart = (text: string) => /^\s*/.exec(text)?.[0];
  const getEnd = (text: string) => /\s*$/.exec(text)?.[0];
  if (getStart(edited) !== getStart(present))
    return "the spaces at the start must stay as they are";
  if (getEnd(edited) !== getEnd(present)) return "the spaces at the end must stay as they are";
  if (edited.includes("\n") && !present.includes("\n")) return "the text must be on one line";
  return null;
}

function applyEdits(path: string, edits: TextEdit[]): void {
  let source = readFileSync(path, "utf8");
  for (const { start, end, code } of edits.toSorted((a, b) => b.start - a.start))
    source = source.slice(0, start) + code + source.slice(end);
  writeFileSync(path, source);
}
