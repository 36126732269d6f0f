import { createRequire } from "node:module";
import type { PDFDocument } from "@cantoo/pdf-lib";
import { MOST_PAGES } from "../document.ts";
import { MOST_UNPACKED, plain, streamsIn, unpack } from "./streams.ts";

/**
 * The package, once a document deserves it: most of the memory and the time of this process. By the one file it also
 * comes as, in half the time of its hundreds.
 */
function pdfLib(): typeof import("@cantoo/pdf-lib") {
  const require = createRequire(import.meta.url);
  return require(
    require.resolve("@cantoo/pdf-lib").replace(/cjs.index\.js$/, "dist/pdf-lib.min.js"),
  );
}

/** What acts by itself or carries another file (security page, UP-02): no certificate needs it. */
const UNSAFE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|XFA|Rendition|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])/;
/** Objects that stand packed inside a stream. */
const PACKED = /\/ObjStm\b|\/First\b/;
const MOST_PACKED_OBJECTS = 32_000_000;

/**
 * Why a PDF is refused, as a reason word; null when it is a plain document. Refuses what is cut or has
 * something after its end, a password, scripts, forms that run, attachments, too many pages, and what
 * unpacks to far more than a document.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<string | null> {
  const text = Buffer.from(bytes).toString("latin1");
  const end = text.lastIndexOf("%%EOF");
  if (!text.startsWith("%PDF-")) return "file-type";
  if (end < 0) return "file-damaged";
  if (!endsWell(text) || UNSAFE.test(plain(text))) return "file-unsafe";
  if (saysManyPages(text)) return tooManyPages;
  return (await unpackStreams(bytes, text)) ?? readDocument(bytes);
}

/**
 * Nothing stands behind the end of the document. One that was changed after it was made, or that is made to be read
 * while it arrives, has more than one end: between two of them stand only objects, tables and remarks of a PDF.
 */
function endsWell(text: string): boolean {
  return text
    .split("%%EOF")
    .slice(1)
    .every((rest) =>
      /^[\s\0]*(?:$|\d+\s+\d+\s+obj\b|xref\b|trailer\b|startxref\b|%(?!PDF-))/.test(rest),
    );
}

const tooManyPages = `file-pages:${MOST_PAGES}`;
/** A document that pages were taken out of may still say in an older part that it had them. */
const FAR_TOO_MANY = 10 * MOST_PAGES;
/** Such a dictionary names each of its pages by two numbers and a letter. */
const LONGEST_LIST = 12 * FAR_TOO_MANY;

/** Does a document say, before anything of it is understood, that it has far more pages than anybody sends? */
function saysManyPages(text: string): boolean {
  let lists = 0;
  for (const { index } of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    lists += 1;
    const [before = ""] = text
      .slice(Math.max(0, index - LONGEST_LIST), index)
      .split("<<")
      .slice(-1);
    const after = text.slice(index, index + LONGEST_LIST);
    const end = after.indexOf(">>");
    const list = before + (end < 0 ? after : after.slice(0, end));
    const count = Number(/\/Count\s+(\d+)/.exec(list)?.[1] ?? 0);
    if (list.length >= LONGEST_LIST || count > FAR_TOO_MANY || lists > FAR_TOO_MANY) return true;
  }
  return false;
}

async function unpackStreams(bytes: Uint8Array, text: string): Promise<string | null> {
  let all = 0;
  for (const { dictionary, start, end } of streamsIn(text)) {
    const filters = dictionary.match(/\/[A-Z]\w+Decode\b|\/Crypt\b/g) ?? [];
    const isPacked = PACKED.test(dictionary);
    const times = filters.filter((name) => name === "/FlateDecode").length;
    // Packed twice, or in a way of its own: no program that makes documents does.
    if (times > 1 || (isPacked && filters.length !== times)) return "file-unsafe";
    if (times === 0) continue;
    const inside: Buffer[] = [];
    const limit = isPacked ? MOST_PACKED_OBJECTS : MOST_UNPACKED.one;
    const size = await unpack(bytes.subarray(start, end), limit, (chunk) => {
      if (isPacked) inside.push(chunk);
    });
    all += size;
    if (size > limit || all > MOST_UNPACKED.all) return "file-heavy";
    const objects = plain(Buffer.concat(inside).toString("latin1"));
    if (UNSAFE.test(objects)) return "file-unsafe";
    if (saysManyPages(objects)) return tooManyPages;
  }
  return null;
}

async function readDocument(bytes: Uint8Array): Promise<string | null> {
  const { PDFDocument, EncryptedPDFError } = pdfLib();
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const pages = document.getPageCount();
    if (pages === 0) return "file-damaged";
    if (pages > MOST_PAGES) return tooManyPages;
    return opensWithAction(document) ? "file-unsafe" : null;
  } catch (error) {
    return error instanceof EncryptedPDFError ? "file-protected" : "file-damaged";
  }
}

/** Opening at a page is all that a document may do by itself. */
function opensWithAction(document: PDFDocument): boolean {
  const { PDFDict, PDFName } = pdfLib();
  const opening = document.catalog.lookup(PDFName.of("OpenAction"));
  if (!(opening instanceof PDFDict)) return false;
  return `${opening.lookup(PDFName.of("S"))}` !== "/GoTo";
}
