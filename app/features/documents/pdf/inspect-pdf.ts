import { createRequire } from "node:module";
import type { PDFDocument } from "@cantoo/pdf-lib";
import { MAX_PDF_HEAD_OFFSET, MAX_PDF_PAGES } from "../file-rules.ts";
import { claimsTooManyPages } from "./claimed-pages.ts";
import { countRenderablePages } from "./count-renderable-pages.ts";
import { decodeNames, findStreams, inflateStream, MAX_INFLATED_BYTES } from "./pdf-streams.ts";
import { hasUnsafeObjects } from "./unsafe-objects.ts";

/**
 * Loads the library on demand, because it takes most of this process's memory and time. Its single-file build loads
 * twice as fast as its hundreds of modules.
 */
function pdfLib(): typeof import("@cantoo/pdf-lib") {
  const require = createRequire(import.meta.url);
  return require(
    require.resolve("@cantoo/pdf-lib").replace(/cjs.index\.js$/, "dist/pdf-lib.min.js"),
  );
}

/** `bytes` is the document to store; `isRewritten` when it differs from the one sent. */
export type InspectedPdf =
  | { reason: null; bytes: Uint8Array; isRewritten: boolean; pages: number }
  | { reason: string };

/** Keywords of actions and attachments. Outside parsed objects they are chance, or hidden from our parser. */
const SUSPICIOUS_KEYWORDS =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|XFA|Rendition|RichMedia|Screen|Movie|Sound|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])|\/AA[\s\0]*(?:<<|[\d%])|\/OpenAction(?![\s\0]*\[)/;
/** Dictionary keys of object streams. */
const OBJECT_STREAM_KEYS = /\/ObjStm\b|\/First\b/;
const MAX_OBJECT_STREAM_BYTES = 32_000_000;

const tooManyPages = `file-pages:${MAX_PDF_PAGES}`;

/**
 * Inspects a PDF by its parsed objects, not by keywords in its bytes. One encrypted with an empty password, or with
 * bytes that another reader might interpret differently, is rewritten from its objects; any other is unchanged.
 * Refuses `file-type`, `file-damaged` (truncated, or its first page cannot be rendered), `file-protected`,
 * `file-unsafe`, `file-pages` and `file-too-complex`.
 */
export async function inspectPdf(input: Uint8Array): Promise<InspectedPdf> {
  const headOffset = Buffer.from(input.subarray(0, MAX_PDF_HEAD_OFFSET))
    .toString("latin1")
    .indexOf("%PDF-");
  if (headOffset < 0) return { reason: "file-type" };
  const bytes = input.subarray(headOffset);
  const text = Buffer.from(bytes).toString("latin1");
  if (!hasEndMarker(text)) return { reason: "file-damaged" };
  if (claimsTooManyPages(text)) return { reason: tooManyPages };
  const streams = await scanStreams(bytes, text);
  if (streams.reason !== null) return streams;
  const parsed = await parseDocument(bytes);
  if ("reason" in parsed) return parsed;
  if (parsed.wasEncrypted) return inspectDecrypted(parsed.document);
  const isClean =
    headOffset === 0 &&
    hasCleanEnding(text) &&
    !SUSPICIOUS_KEYWORDS.test(decodeNames(text)) &&
    !streams.isSuspect;
  const pages = isClean ? await countRenderablePages(bytes) : null;
  if (pages !== null) return { reason: null, bytes, isRewritten: false, pages };
  const rewritten = await rewriteDocument(parsed.document);
  const rewrittenPages = await countRenderablePages(rewritten);
  if (rewrittenPages === null) return { reason: "file-damaged" };
  return { reason: null, bytes: rewritten, isRewritten: true, pages: rewrittenPages };
}

/** Whether the end of the file is present; some programs write `startxref` without `%%EOF`. */
function hasEndMarker(text: string): boolean {
  return text.includes("%%EOF") || /startxref\s+\d+\s*(?:%\S*\s*)?$/.test(text.slice(-100));
}

/**
 * Whether nothing but PDF objects follows an end marker. A document edited later, or optimised for streaming, has
 * several.
 */
function hasCleanEnding(text: string): boolean {
  const [, ...parts] = text.split("%%EOF");
  return (
    parts.length > 0 &&
    parts.every((rest) =>
      /^[\s\0]*(?:$|\d+\s+\d+\s+obj\b|xref\b|trailer\b|startxref\b|%(?!PDF-))/.test(rest),
    )
  );
}

type StreamScan = { reason: null; isSuspect: boolean } | { reason: string };

/** Inflates every stream before anything is parsed, because none may become huge. */
async function scanStreams(bytes: Uint8Array, text: string): Promise<StreamScan> {
  let totalBytes = 0;
  let isSuspect = false;
  for (const { dictionary, start, end } of findStreams(text)) {
    const filters = dictionary.match(/\/[A-Z]\w+Decode\b|\/Crypt\b/g) ?? [];
    const isObjectStream = OBJECT_STREAM_KEYS.test(dictionary);
    const flateCount = filters.filter((name) => name === "/FlateDecode").length;
    // No program that creates documents compresses twice or object streams in another way.
    if (flateCount > 1 || (isObjectStream && filters.length !== flateCount))
      return { reason: "file-unsafe" };
    if (flateCount === 0) continue;
    const chunks: Buffer[] = [];
    const limit = isObjectStream ? MAX_OBJECT_STREAM_BYTES : MAX_INFLATED_BYTES.perStream;
    const size = await inflateStream(bytes.subarray(start, end), limit, (chunk) => {
      if (isObjectStream) chunks.push(chunk);
    });
    totalBytes += size;
    if (size > limit || totalBytes > MAX_INFLATED_BYTES.total)
      return { reason: "file-too-complex" };
    const objects = decodeNames(Buffer.concat(chunks).toString("latin1"));
    if (claimsTooManyPages(objects)) return { reason: tooManyPages };
    isSuspect ||= SUSPICIOUS_KEYWORDS.test(objects);
  }
  return { reason: null, isSuspect };
}

type ParsedDocument = { document: PDFDocument; wasEncrypted: boolean } | { reason: string };

async function parseDocument(bytes: Uint8Array): Promise<ParsedDocument> {
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
      // The user password is empty when only editing or printing is restricted.
      document = await library.PDFDocument.load(bytes, { ...options, password: "" });
    } catch {
      return { reason: "file-protected" };
    }
  }
  try {
    const pages = document.getPageCount();
    if (pages === 0) return { reason: "file-damaged" };
    if (pages > MAX_PDF_PAGES) return { reason: tooManyPages };
    if (hasUnsafeObjects(document, library)) return { reason: "file-unsafe" };
  } catch {
    return { reason: "file-damaged" };
  }
  return { document, wasEncrypted };
}

/** Encrypted streams could not be measured, so the decrypted document is inspected again. */
async function inspectDecrypted(document: PDFDocument): Promise<InspectedPdf> {
  const inspected = await inspectPdf(await rewriteDocument(document));
  return inspected.reason === null ? { ...inspected, isRewritten: true } : inspected;
}

/** Serialises the parsed objects; whatever could not be parsed is dropped. */
async function rewriteDocument(document: PDFDocument): Promise<Uint8Array> {
  const { PDFInvalidObject } = pdfLib();
  const { context } = document;
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFInvalidObject) context.delete(ref);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}
