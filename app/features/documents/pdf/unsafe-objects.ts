import type { PDFDict, PDFDocument, PDFObject } from "@cantoo/pdf-lib";

type PdfLib = typeof import("@cantoo/pdf-lib");

/** Kinds of action that run something, send something, or open another file (ISO 32000-2, 12.6.4). */
const UNSAFE_ACTIONS = new Set([
  ...["/JavaScript", "/Launch", "/Rendition", "/RichMediaExecute", "/SubmitForm", "/ImportData"],
  ...["/GoToE", "/Movie", "/Sound"],
]);
/** Annotations that carry or play a file (12.5.6). */
const UNSAFE_ANNOTATIONS = new Set([
  ...["/RichMedia", "/Screen", "/Movie", "/Sound", "/FileAttachment"],
]);
/** An entry of one of these names is unsafe by its presence. */
const UNSAFE_ENTRIES = ["JS", "XFA", "RichMediaContent", "RichMediaSettings"];
const NAME_TREES = ["JavaScript", "EmbeddedFiles"];
const FILE_ENTRIES = ["F", "UF", "DOS", "Mac", "Unix"];

/**
 * Whether a document holds more than pages: scripts, programs to start, forms that run or send, attached files, and
 * any action that happens by itself (at opening, on a page, a field or an annotation) but going to a page. Every object
 * that was read is looked at, whether a page refers to it or not; a link that a person follows is not refused.
 */
export function hasUnsafeObjects(document: PDFDocument, library: PdfLib): boolean {
  const { PDFArray, PDFDict, PDFStream } = library;
  const waiting: PDFObject[] = document.context.enumerateIndirectObjects().map(([, one]) => one);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    // The bytes of this stream would be read from another file.
    if (object instanceof PDFStream && object.dict.has(library.PDFName.of("F"))) return true;
    const dictionary = object instanceof PDFStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict)) continue;
    if (isUnsafe(dictionary, library)) return true;
    waiting.push(...dictionary.values());
  }
  return false;
}

function isUnsafe(dictionary: PDFDict, library: PdfLib): boolean {
  const { PDFDict, PDFName } = library;
  const entry = (name: string, of = dictionary) => of.lookup(PDFName.of(name));
  const isNamed = (name: string, names: Set<string>) => names.has(`${entry(name)}`);
  if (isNamed("S", UNSAFE_ACTIONS) || isNamed("Subtype", UNSAFE_ANNOTATIONS)) return true;
  if (`${entry("Type")}` === "/EmbeddedFile") return true;
  if (UNSAFE_ENTRIES.some((name) => dictionary.has(PDFName.of(name)))) return true;
  if (NAME_TREES.some((name) => entry(name) instanceof PDFDict)) return true;
  const attached = entry("EF");
  if (attached instanceof PDFDict && FILE_ENTRIES.some((name) => attached.has(PDFName.of(name))))
    return true;
  const opening = entry("OpenAction");
  if (opening instanceof PDFDict && !onlyMoves(opening, library)) return true;
  const automatic = entry("AA");
  if (!(automatic instanceof PDFDict)) return false;
  return automatic
    .keys()
    .map((event) => automatic.lookup(event))
    .some((action) => action instanceof PDFDict && !onlyMoves(action, library));
}

/** Going to a page of the document is all that it may do by itself; `Next` names what follows an action. */
function onlyMoves(action: PDFDict, { PDFArray, PDFDict, PDFName }: PdfLib): boolean {
  const seen = new Set<PDFDict>();
  const waiting: PDFObject[] = [action];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one instanceof PDFArray) {
      for (let at = 0; at < one.size(); at += 1) waiting.push(one.lookup(at) as PDFObject);
      continue;
    }
    if (!(one instanceof PDFDict) || seen.has(one)) continue;
    seen.add(one);
    if (`${one.lookup(PDFName.of("S"))}` !== "/GoTo") return false;
    const next = one.lookup(PDFName.of("Next"));
    if (next) waiting.push(next);
  }
  return true;
}
