import { createRequire } from "node:module";
import type { PDFDocument } from "@cantoo/pdf-lib";
import { LONGEST_PDF_HEAD, MOST_PAGES } from "../document.ts";
import { claimsManyPages } from "./claimed-pages.ts";
import { countDrawablePages } from "./first-page.ts";
import { MOST_UNPACKED, plain, streamsIn, unpack } from "./streams.ts";
import { hasUnsafeObjects } from "./unsafe-objects.ts";

/**
 * Loads the package once a document deserves it: it takes most of the memory and the time of this process. In the one
 * file that the package also ships, it loads in half the time of its hundreds.
 */
function pdfLib(): typeof import("@cantoo/pdf-lib") {
  const require = createRequire(import.meta.url);
  return require(
    require.resolve("@cantoo/pdf-lib").replace(/cjs.index\.js$/, "dist/pdf-lib.min.js"),
  );
}

/** `bytes` are those to keep, of so many `pages`; `isRewritten` when they are not those that were sent. */
export type InspectedPdf =
  | { reason: null; bytes: Uint8Array; isRewritten: boolean; pages: number }
  | { reason: string };

/** Words of actions and attachments. Anywhere but in a parsed object they are chance, or hidden from our parser. */
const SUSPECT =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|XFA|Rendition|RichMedia|Screen|Movie|Sound|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])|\/AA[\s\0]*(?:<<|[\d%])|\/OpenAction(?![\s\0]*\[)/;
/** Objects that stand packed inside a stream. */
const PACKED = /\/ObjStm\b|\/First\b/;
const MOST_PACKED_OBJECTS = 32_000_000;

const tooManyPages = `file-pages:${MOST_PAGES}`;

/**
 * Reads a PDF. Its parsed objects decide whether it is safe: a word found in its bytes alone refuses nothing. A
 * document whose every byte is accounted for is kept as it was sent. One that was encrypted under an empty password, or
 * that has bytes which may be read in another way (before its head, after its end, suspect words outside its objects), is
 * written again from the objects that were looked at, so that nothing else of it is kept.
 * Refuses `file-type`, `file-damaged` (cut, or its first page cannot be drawn), `file-protected`, `file-unsafe`,
 * `file-pages` and `file-heavy`.
 */
export async function inspectPdf(sent: Uint8Array): Promise<InspectedPdf> {
  const head = Buffer.from(sent.subarray(0, LONGEST_PDF_HEAD)).toString("latin1").indexOf("%PDF-");
  if (head < 0) return { reason: "file-type" };
  const bytes = sent.subarray(head);
  const text = Buffer.from(bytes).toString("latin1");
  if (!hasEnd(text)) return { reason: "file-damaged" };
  if (claimsManyPages(text)) return { reason: tooManyPages };
  const streams = await readStreams(bytes, text);
  if (streams.reason !== null) return streams;
  const read = await readDocument(bytes);
  if ("reason" in read) return read;
  if (read.wasEncrypted) return inspectDecrypted(read.document);
  const isPlain = head === 0 && endsWell(text) && !SUSPECT.test(plain(text)) && !streams.isSuspect;
  const pages = isPlain ? await countDrawablePages(bytes) : null;
  if (pages !== null) return { reason: null, bytes, isRewritten: false, pages };
  const written = await writeAgain(read.document);
  const rewrittenPages = await countDrawablePages(written);
  if (rewrittenPages === null) return { reason: "file-damaged" };
  return { reason: null, bytes: written, isRewritten: true, pages: rewrittenPages };
}

/** Whether the end of the file has arrived: some programs write where the table is, and no mark after it. */
function hasEnd(text: string): boolean {
  return text.includes("%%EOF") || /startxref\s+\d+\s*(?:%\S*\s*)?$/.test(text.slice(-100));
}

/**
 * Nothing stands behind the end of the document. One that was changed after it was made, or that is made to be read
 * while it arrives, has more than one end: between two of them stand only objects, tables and remarks of a PDF.
 */
function endsWell(text: string): boolean {
  const [, ...rests] = text.split("%%EOF");
  return (
    rests.length > 0 &&
    rests.every((rest) =>
      /^[\s\0]*(?:$|\d+\s+\d+\s+obj\b|xref\b|trailer\b|startxref\b|%(?!PDF-))/.test(rest),
    )
  );
}

type ReadStreams = { reason: null; isSuspect: boolean } | { reason: string };

/** Unpacks every stream, wherever it stands, before anything is parsed: no part of a document may become huge. */
async function readStreams(bytes: Uint8Array, text: string): Promise<ReadStreams> {
  let all = 0;
  let isSuspect = false;
  for (const { dictionary, start, end } of streamsIn(text)) {
    const filters = dictionary.match(/\/[A-Z]\w+Decode\b|\/Crypt\b/g) ?? [];
    const isPacked = PACKED.test(dictionary);
    const times = filters.filter((name) => name === "/FlateDecode").length;
    // Packed twice, or in a way of its own: no program that makes documents does.
    if (times > 1 || (isPacked && filters.length !== times)) return { reason: "file-unsafe" };
    if (times === 0) continue;
    const inside: Buffer[] = [];
    const limit = isPacked ? MOST_PACKED_OBJECTS : MOST_UNPACKED.one;
    const size = await unpack(bytes.subarray(start, end), limit, (chunk) => {
      if (isPacked) inside.push(chunk);
    });
    all += size;
    if (size > limit || all > MOST_UNPACKED.all) return { reason: "file-heavy" };
    const objects = plain(Buffer.concat(inside).toString("latin1"));
    if (claimsManyPages(objects)) return { reason: tooManyPages };
    isSuspect ||= SUSPECT.test(objects);
  }
  return { reason: null, isSuspect };
}

type ReadDocument = { document: PDFDocument; wasEncrypted: boolean } | { reason: string };

async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  const library = pdfLib();
  const options = { updateMetadata: false, preserveXFA: true };
  let wasEncrypted = false;
  let document: PDFDocument;
  try {
    document = await library.PDFDocument.load(bytes, options);
  } catch (error) {
    if (!(error instanceof library.EncryptedPDFError)) return { reason: "file-damaged" };
    wasEncrypted = true;
    try {
      // Where only changing or printing is protected, the password to open it is empty.
      document = await library.PDFDocument.load(bytes, { ...options, password: "" });
    } catch {
      return { reason: "file-protected" };
    }
  }
  try {
    const pages = document.getPageCount();
    if (pages === 0) return { reason: "file-damaged" };
    if (pages > MOST_PAGES) return { reason: tooManyPages };
    if (hasUnsafeObjects(document, library)) return { reason: "file-unsafe" };
  } catch {
    return { reason: "file-damaged" };
  }
  return { document, wasEncrypted };
}

/** What was encrypted could not be weighed before: it is read once more without its encryption. */
async function inspectDecrypted(document: PDFDocument): Promise<InspectedPdf> {
  const inspected = await inspectPdf(await writeAgain(document));
  return inspected.reason === null ? { ...inspected, isRewritten: true } : inspected;
}

/** The document from its parsed objects alone; what could not be parsed stays behind. */
async function writeAgain(document: PDFDocument): Promise<Uint8Array> {
  const { PDFInvalidObject } = pdfLib();
  const { context } = document;
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFInvalidObject) context.delete(ref);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}
