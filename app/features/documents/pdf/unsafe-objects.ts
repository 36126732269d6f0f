import type { PDFDict, PDFDocument, PDFObject } from "@cantoo/pdf-lib";

type PdfLib = typeof import("@cantoo/pdf-lib");

/** Actions that run, send or open something (ISO 32000-2, 12.6.4). */
const DANGEROUS_ACTIONS = new Set([
  ...["/JavaScript", "/Launch", "/Rendition", "/RichMediaExecute", "/SubmitForm", "/ImportData"],
  ...["/GoToE", "/Movie", "/Sound"],
]);
/** Annotations that contain or play a file (12.5.6). */
const DANGEROUS_ANNOTATIONS = new Set([
  ...["/RichMedia", "/Screen", "/Movie", "/Sound", "/FileAttachment"],
]);
/** Entries that are unsafe by their presence. */
const DANGEROUS_ENTRIES = ["JS", "XFA", "RichMediaContent", "RichMediaSettings"];
const NAME_TREES = ["JavaScript", "EmbeddedFiles"];
const FILE_ENTRIES = ["F", "UF", "DOS", "Mac", "Unix"];

/**
 * Whether a document contains scripts, programs, forms that run or send, attached files, or automatic actions other
 * than going to a page. Checks every object, referenced or not; links that a reader clicks are allowed.
 */
export function hasUnsafeObjects(document: PDFDocument, library: PdfLib): boolean {
  const { PDFArray, PDFDict, PDFStream } = library;
  const queue: PDFObject[] = document.context.enumerateIndirectObjects().map(([, one]) => one);
  for (let object = queue.pop(); object; object = queue.pop()) {
    if (object instanceof PDFArray) queue.push(...object.asArray());
    // This stream would be read from another file.
    if (object instanceof PDFStream && object.dict.has(library.PDFName.of("F"))) return true;
    const dictionary = object instanceof PDFStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict)) continue;
    if (isUnsafeDictionary(dictionary, library)) return true;
    queue.push(...dictionary.values());
  }
  return false;
}

function isUnsafeDictionary(dictionary: PDFDict, library: PdfLib): boolean {
  const { PDFDict, PDFName } = library;
  const entry = (name: string, source = dictionary) => source.lookup(PDFName.of(name));
  const isNamed = (name: string, names: Set<string>) => names.has(`${entry(name)}`);
  if (isNamed("S", DANGEROUS_ACTIONS) || isNamed("Subtype", DANGEROUS_ANNOTATIONS)) return true;
  if (`${entry("Type")}` === "/EmbeddedFile") return true;
  if (DANGEROUS_ENTRIES.some((name) => dictionary.has(PDFName.of(name)))) return true;
  if (NAME_TREES.some((name) => entry(name) instanceof PDFDict)) return true;
  const embeddedFile = entry("EF");
  if (
    embeddedFile instanceof PDFDict &&
    FILE_ENTRIES.some((name) => embeddedFile.has(PDFName.of(name)))
  )
    return true;
  const openAction = entry("OpenAction");
  if (openAction instanceof PDFDict && !isOnlyGoTo(openAction, library)) return true;
  const additionalActions = entry("AA");
  if (!(additionalActions instanceof PDFDict)) return false;
  return additionalActions
    .keys()
    .map((event) => additionalActions.lookup(event))
    .some((action) => action instanceof PDFDict && !isOnlyGoTo(action, library));
}

/** Whether an automatic action only goes to a page, including the actions chained by `Next`. */
function isOnlyGoTo(action: PDFDict, { PDFArray, PDFDict, PDFName }: PdfLib): boolean {
  const visited = new Set<PDFDict>();
  const queue: PDFObject[] = [action];
  for (let object = queue.pop(); object; object = queue.pop()) {
    if (object instanceof PDFArray) {
      for (let index = 0; index < object.size(); index += 1)
        queue.push(object.lookup(index) as PDFObject);
      continue;
    }
    if (!(object instanceof PDFDict) || visited.has(object)) continue;
    visited.add(object);
    if (`${object.lookup(PDFName.of("S"))}` !== "/GoTo") return false;
    const next = object.lookup(PDFName.of("Next"));
    if (next) queue.push(next);
  }
  return true;
}
