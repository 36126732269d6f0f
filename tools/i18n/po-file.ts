import { createHash } from "node:crypto";
import { type GetTextTranslation, type GetTextTranslationRecord, po } from "gettext-parser";
import type { Locale } from "#app/i18n/locale.ts";
import type { ComposedMessage, Messages, MessageText } from "./read-messages.ts";

/** An entry of a PO file, as a translator left it. */
export type PoEntry = {
  context: string;
  /** The translation; empty when the translator removed it. */
  text: string;
  /** Whether the translator flagged it as needing work (`fuzzy`). */
  isFuzzy: boolean;
  /** The digest of the text when it was exported; null when the file does not have it any more. */
  exportedDigest: string | null;
  /** The line of the entry in the file, counted from 1. */
  line: number;
};

export type PoFile = { locale: Locale; entries: PoEntry[] };

export type PoResult = { ok: true; file: PoFile } | { ok: false; reason: string };

const DIGEST_LABEL = "Exported text:";

/** A short digest, by which the import sees who changed a text: the translator, or a developer since the export. */
export const digestText = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, 8);

/**
 * Prints the texts of one language as a PO file. `msgid` is the text in the other language, `msgstr` the one to edit.
 * @param listUsers - the source files that use a text
 */
export function printPo(
  locale: Locale,
  { texts, composed }: Messages,
  listUsers: (text: MessageText) => string[],
): string {
  const otherLocale = locale === "fr" ? "en" : "fr";
  const others = Map.groupBy(
    [...texts, ...composed].filter((one) => one.locale === otherLocale),
    ({ key }) => key,
  );
  const translations: GetTextTranslationRecord = {};
  for (const text of texts.filter((one) => one.locale === locale)) {
    const msgid = printOther(text, others.get(text.key) ?? []);
    const entry: GetTextTranslation = {
      msgctxt: text.context,
      msgid,
      msgstr: [text.text],
      comments: {
        reference: `${text.file}:${text.line}`,
        extracted: describe(text, listUsers(text)).join("\n"),
      },
    };
    translations[text.context] = { [msgid]: entry };
  }
  const headers = {
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
    "MIME-Version": "1.0",
    Language: locale,
    "X-Source-Language": otherLocale,
  };
  return po.compile({ charset: "utf-8", headers, translations }).toString("utf8");
}

/** The text of the other language under the same condition, or all of them when the conditions differ. */
function printOther(text: MessageText, others: (MessageText | ComposedMessage)[]): string {
  const printed = others.map((other) => {
    if ("code" in other) return other.code.replace(/\s+/g, " ");
    return other.branch === null ? other.text : `[${other.branch}] ${other.text}`;
  });
  const same = others.find((one) => "text" in one && one.plainBranch === text.plainBranch);
  return same && "text" in same ? same.text : printed.join("\n");
}

function describe(text: MessageText, users: string[]): string[] {
  const placeholders = [...text.expressions.map((one) => `{${one}}`), ...text.braces];
  return [
    text.comment,
    users.length > 0 ? `Used in ${users.join(", ")}` : "",
    text.branch === null ? "" : `Shown when: ${text.branch}`,
    placeholders.length > 0 ? `Must contain ${[...new Set(placeholders)].join(", ")}` : "",
    `${DIGEST_LABEL} ${digestText(text.text)}`,
  ].filter((line) => line !== "");
}

/**
 * Reads a PO file.
 * @returns its entries, without the obsolete ones, or a reason in one sentence: not a PO file, or of no known language
 */
export function parsePo(content: string): PoResult {
  const source = content.replace(/^\uFEFF/, "");
  let parsed: ReturnType<typeof po.parse>;
  try {
    parsed = po.parse(source, { validation: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [reason = ""] = message.replace("Error parsing PO data: ", "").split(". ");
    return { ok: false, reason: `this is not a valid PO file: ${reason}` };
  }
  const locale = parsed.headers?.Language?.slice(0, 2);
  if (locale !== "fr" && locale !== "en")
    return { ok: false, reason: "the header “Language” must be fr or en" };
  const lines = findLines(source);
  const entries = Object.values(parsed.translations)
    .flatMap((group) => Object.values(group))
    .filter(({ msgctxt, msgid }) => msgctxt || msgid)
    .map(
      ({ msgctxt = "", msgstr, comments }): PoEntry => ({
        context: msgctxt,
        text: msgstr[0] ?? "",
        isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ""),
        exportedDigest: readDigest(comments?.extracted),
        line: lines.get(msgctxt) ?? 1,
      }),
    );
  return { ok: true, file: { locale, entries } };
}

const readDigest = (comment = "") =>
  new RegExp(`^${DIGEST_LABEL} ([0-9a-f]{8})$`, "m").exec(comment)?.[1] ?? null;

/** The line of each context; gettext-parser does not say it. */
function findLines(source: string): Map<string, number> {
  const lines = source.split(/\r?\n/);
  const found = new Map<string, number>();
  lines.forEach((line, i) => {
    if (!line.startsWith("msgctxt ")) return;
    let quoted = line.slice("msgctxt ".length);
    for (let next = i + 1; lines[next]?.startsWith('"'); next++) quoted += lines[next];
    const context = [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join("");
    found.set(context.replace(/\\(.)/g, "$1"), i + 1);
  });
  return found;
}
