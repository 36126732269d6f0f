import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { packedObject, pdfText } from "../testing.ts";
import { inspectPdf } from "./inspect.ts";

const reasonOf = (text: string | Uint8Array) =>
  inspectPdf(typeof text === "string" ? Buffer.from(text, "latin1") : text);

/** A document as office programs write them: its objects are packed in a stream. */
async function packedDocument(catalog: Record<string, unknown> = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  for (const [name, value] of Object.entries(catalog))
    document.catalog.set(PDFName.of(name), document.context.obj(value as never));
  return document.save({ useObjectStreams: true });
}

test("a plain document passes, packed or not, and one that was changed after it was made", async () => {
  expect(await reasonOf(pdfText())).toBeNull();
  expect(await reasonOf(await packedDocument())).toBeNull();
  expect(await reasonOf(`${pdfText()}trailer\n<</Root 1 0 R>>\n%%EOF\r\n`)).toBeNull();
  const toPage = { catalog: "/OpenAction <</S/GoTo/D[3 0 R/Fit]>>" };
  expect(await reasonOf(pdfText(toPage))).toBeNull();
  expect(await reasonOf(pdfText({ catalog: "/OpenAction [3 0 R/Fit]" }))).toBeNull();
});

test.for([
  ["a script", { catalog: "/OpenAction <</S/JavaScript/JS(app.alert(1))>>" }],
  ["a script under a written name", { catalog: "/AA <</O<</S/J#61vaScript/JS(1)>>>>" }],
  ["a program to start", { objects: "5 0 obj\n<</S/Launch/F(cmd.exe)>>\nendobj\n" }],
  ["an attached file", { catalog: "/Names<</EmbeddedFiles<</Names[]>>>>" }],
  ["a form that runs", { catalog: "/AcroForm<</XFA 5 0 R>>" }],
  ["an address opened by itself", { catalog: "/OpenAction<</S/URI/URI(http://far.test)>>" }],
] as const)("a PDF with %s is refused (UP-02)", async ([, inside]) => {
  expect(await reasonOf(pdfText(inside))).toBe("file-unsafe");
});

test("what is packed in a stream is found there, however it is packed", async () => {
  const action = { OpenAction: { S: "JavaScript", JS: "1" } };
  expect(await reasonOf(await packedDocument(action))).toBe("file-unsafe");
  const hidden = Buffer.from("6 0 <</S/JavaScript/JS(1)>>");
  const head = "/Type/ObjStm/N 1/First 4";
  const once = packedObject(5, head, deflateSync(hidden));
  expect(await reasonOf(pdfText({ objects: once }))).toBe("file-unsafe");
  const twice = packedObject(5, head, deflateSync(deflateSync(hidden))).replace(
    "/Filter/FlateDecode",
    "/Filter[/FlateDecode/Fl#61teDecode]",
  );
  expect(await reasonOf(pdfText({ objects: twice }))).toBe("file-unsafe");
});

test("a document with a password, one that is cut, and one with something after its end are refused", async () => {
  const locked = { objects: "5 0 obj\n<</Filter/Standard>>\nendobj\n", trailer: "/Encrypt 5 0 R" };
  expect(await reasonOf(pdfText(locked))).toBe("file-protected");
  expect(await reasonOf(pdfText().slice(0, -10))).toBe("file-damaged");
  expect(await reasonOf(`<html>${pdfText()}`)).toBe("file-type");
  expect(await reasonOf(`${pdfText()}<html><script>alert(1)</script>`)).toBe("file-unsafe");
  // Between two ends, where one end alone would be asked for.
  const ends = `${pdfText()}trailer\n<</Root 1 0 R>>\n%%EOF\n`;
  expect(await reasonOf(ends)).toBeNull();
  expect(await reasonOf(ends.replace("%%EOF\ntrailer", "%%EOF\n<html>\ntrailer"))).toBe(
    "file-unsafe",
  );
  expect(await reasonOf(`${pdfText()}${pdfText()}`)).toBe("file-unsafe");
  expect(await reasonOf(`${pdfText()}PK\u0003\u0004`)).toBe("file-unsafe");
  expect(await reasonOf("%PDF-1.7\nnothing\n%%EOF")).toBe("file-damaged");
  expect(await reasonOf(pdfText({ pages: 0 }))).toBe("file-damaged");
});

test("a document that says it has thousands of pages is refused before it is understood (UP-04)", async () => {
  const says = (pages: string) => pdfText().replace("/Count 1", pages);
  expect(await reasonOf(says("/Count 5000"))).toBe("file-pages:100");
  expect(await reasonOf(says(`/Count 1/Note(${"0".repeat(20_000)})`))).toBe("file-pages:100");
  const list = Buffer.from("6 0 <</Kids[3 0 R]/Count 5000/Type/Pages>>");
  const packed = packedObject(5, "/Type/ObjStm/N 1/First 4", deflateSync(list));
  expect(await reasonOf(pdfText({ objects: packed }))).toBe("file-pages:100");
  // Pages that were taken out may still be told in an older part.
  expect(await reasonOf(says("/Count 400"))).toBeNull();
});
