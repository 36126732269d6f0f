import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { buildCompressedObject, buildPdfText } from "../testing.ts";
import { countRenderablePages } from "./count-renderable-pages.ts";
import { inspectPdf } from "./inspect-pdf.ts";

const toBytes = (text: string | Uint8Array) =>
  typeof text === "string" ? Buffer.from(text, "latin1") : text;
const getReason = async (text: string | Uint8Array) => (await inspectPdf(toBytes(text))).reason;

/** Inspects a document that must be accepted. */
async function inspectAccepted(text: string | Uint8Array) {
  const inspected = await inspectPdf(toBytes(text));
  if (inspected.reason !== null) throw new Error(inspected.reason);
  const { bytes, isRewritten, pages } = inspected;
  return { bytes, isRewritten, pages, text: Buffer.from(bytes).toString("latin1") };
}

/** A document with object streams, as office programs write it. */
async function buildCompressedDocument(catalog: Record<string, unknown> = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  for (const [name, value] of Object.entries(catalog))
    document.catalog.set(PDFName.of(name), document.context.obj(value as never));
  return document.save({ useObjectStreams: true });
}

test("inspectPdf: accepts a plain document, compressed or edited", async () => {
  expect(await getReason(buildPdfText())).toBeNull();
  expect(await getReason(await buildCompressedDocument())).toBeNull();
  expect(await getReason(`${buildPdfText()}trailer\n<</Root 1 0 R>>\n%%EOF\r\n`)).toBeNull();
  const toPage = { catalog: "/OpenAction <</S/GoTo/D[3 0 R/Fit]>>" };
  expect(await getReason(buildPdfText(toPage))).toBeNull();
  expect(await getReason(buildPdfText({ catalog: "/OpenAction [3 0 R/Fit]" }))).toBeNull();
});

test.for([
  ["a script", { catalog: "/OpenAction <</S/JavaScript/JS(app.alert(1))>>" }],
  ["a script under a written name", { catalog: "/AA <</O<</S/J#61vaScript/JS(1)>>>>" }],
  ["a program to start", { objects: "5 0 obj\n<</S/Launch/F(cmd.exe)>>\nendobj\n" }],
  ["an attached file", { catalog: "/Names<</EmbeddedFiles<</Names[]>>>>" }],
  ["a form that runs", { catalog: "/AcroForm<</XFA 5 0 R>>" }],
  ["an address opened by itself", { catalog: "/OpenAction<</S/URI/URI(http://far.test)>>" }],
] as const)("inspectPdf: refuses a PDF with %s (UP-02)", async ([, inside]) => {
  expect(await getReason(buildPdfText(inside))).toBe("file-unsafe");
});

test("inspectPdf: finds scripts in compressed streams", async () => {
  const action = { OpenAction: { S: "JavaScript", JS: "1" } };
  expect(await getReason(await buildCompressedDocument(action))).toBe("file-unsafe");
  const hidden = Buffer.from("6 0 <</S/JavaScript/JS(1)>>");
  const head = "/Type/ObjStm/N 1/First 4";
  const once = buildCompressedObject(5, head, deflateSync(hidden));
  expect(await getReason(buildPdfText({ objects: once }))).toBe("file-unsafe");
  const twice = buildCompressedObject(5, head, deflateSync(deflateSync(hidden))).replace(
    "/Filter/FlateDecode",
    "/Filter[/FlateDecode/Fl#61teDecode]",
  );
  expect(await getReason(buildPdfText({ objects: twice }))).toBe("file-unsafe");
});

test("inspectPdf: refuses a truncated document, one without pages, and a late header", async () => {
  expect(await getReason(buildPdfText().slice(0, -10))).toBe("file-damaged");
  expect(await getReason("%PDF-1.7\nnothing\n%%EOF")).toBe("file-damaged");
  expect(await getReason(buildPdfText({ pages: 0 }))).toBe("file-damaged");
  expect(await getReason(`${" ".repeat(1_024)}${buildPdfText()}`)).toBe("file-type");
});

test("inspectPdf: stores a plain document byte for byte", async () => {
  const input = await buildCompressedDocument();
  const inspected = await inspectAccepted(input);
  expect(inspected.isRewritten).toBe(false);
  expect(Buffer.from(inspected.bytes).equals(input)).toBe(true);
});

test("inspectPdf: drops bytes before, after and between the parts of a document", async () => {
  const script = "<html><script>alert(1)</script>";
  const ends = `${buildPdfText()}trailer\n<</Root 1 0 R>>\n%%EOF\n`;
  expect((await inspectAccepted(ends)).isRewritten).toBe(false);
  for (const sent of [
    `${script}${buildPdfText()}`,
    `${buildPdfText()}${script}`,
    ends.replace("%%EOF\ntrailer", `%%EOF\n${script}\ntrailer`),
    `${buildPdfText()}PK\u0003\u0004${script}`,
    `${buildPdfText()}${buildPdfText()}`,
  ]) {
    const inspected = await inspectAccepted(sent);
    expect([
      inspected.isRewritten,
      inspected.text.includes("script"),
      inspected.text.includes("PK"),
    ]).toEqual([...[true, false, false]]);
    expect(inspected.text.split("%PDF-")).toHaveLength(2);
    expect(inspected.text).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
    expect(await countRenderablePages(inspected.bytes)).toBe(inspected.pages);
  }
});

const readTestFile = (name: string) => readFileSync(`tests/support/files/${name}.pdf`);

test.for([
  ...["bom", "newline-first", "no-eof", "trail-html", "scan-random-xfa", "link-javascript"],
  ...["owner-rc4", "owner-aes128", "owner-aes256", "incremental"],
])("inspectPdf: accepts %s.pdf and stores what the staff can open", async (name) => {
  const inspected = await inspectAccepted(readTestFile(name));
  expect(inspected.text).not.toContain("/Encrypt");
  expect(await countRenderablePages(inspected.bytes)).toBe(inspected.pages);
  expect(await getReason(inspected.bytes)).toBeNull();
});

test("inspectPdf: refuses a document with a user password, not with an owner password", async () => {
  const lockedBy = async (passwords: { userPassword?: string; ownerPassword: string }) => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt(passwords);
    return document.save();
  };
  expect(await getReason(await lockedBy({ userPassword: "awa", ownerPassword: "x" }))).toBe(
    "file-protected",
  );
  expect(await getReason(await lockedBy({ userPassword: "", ownerPassword: "x" }))).toBeNull();
  const unknown = { objects: "5 0 obj\n<</Filter/Standard>>\nendobj\n", trailer: "/Encrypt 5 0 R" };
  expect(await getReason(buildPdfText(unknown))).toBe("file-protected");
});

test("inspectPdf: finds a script in a document encrypted with an empty password", async () => {
  const document = await PDFDocument.create();
  document.addPage();
  document.addJavaScript("opening", "app.alert(1)");
  document.encrypt({ userPassword: "", ownerPassword: "x" });
  expect(await getReason(await document.save())).toBe("file-unsafe");
});

const uriAction = "<</S/URI/URI(http://far.test)>>";
const page = (entries: string) => buildPdfText().replace("/Type/Page/", `/Type/Page ${entries}/`);

test.for([
  ["a page that acts when it is shown", page(`/AA<</O ${uriAction}>>`)],
  ["a page that acts when it is left", page(`/AA<</C ${uriAction}>>`)],
  ["a document that acts before it is saved", buildPdfText({ catalog: `/AA<</WS ${uriAction}>>` })],
  [
    "an annotation that acts when it is seen",
    page(`/Annots[<</Subtype/Widget/AA<</PV ${uriAction}>>>>]`),
  ],
  [
    "a field that acts",
    buildPdfText({ catalog: `/AcroForm<</Fields[<</FT/Tx/AA<</F ${uriAction}>>>>]>>` }),
  ],
  ["an action behind a harmless one", page(`/AA<</O<</S/GoTo/D[3 0 R/Fit]/Next[${uriAction}]>>>>`)],
  [
    "an action that stands elsewhere",
    page("/AA 5 0 R").replace(
      "trailer",
      `5 0 obj\n<</O 6 0 R>>\nendobj\n6 0 obj\n${uriAction}\nendobj\ntrailer`,
    ),
  ],
  [
    "an action that a later part adds",
    `${buildPdfText()}3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/AA<</O ${uriAction}>>>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`,
  ],
  ["a link that runs a script", page("/Annots[<</Subtype/Link/A<</S/JavaScript/JS(1)>>>>]")],
  ["a link that starts a program", page("/Annots[<</Subtype/Link/A<</S/Launch/F(a.exe)>>>>]")],
  ["a link that sends a form", page("/Annots[<</Subtype/Link/A<</S/SubmitForm/F(x)>>>>]")],
  [
    "an attached file without a name",
    page("/Annots[<</Subtype/FileAttachment/FS<</EF<</F 4 0 R>>>>>>]"),
  ],
  ["a film", page("/Annots[<</Subtype/RichMedia>>]")],
  [
    "bytes that stand in another file",
    buildPdfText().replace("/Length 13", "/Length 13/F(//far.test/a)"),
  ],
] as const)("inspectPdf: refuses %s", async ([, sent]) => {
  expect(await getReason(sent)).toBe("file-unsafe");
});

test("inspectPdf: finds an automatic action in an object stream", async () => {
  const compressed = deflateSync(Buffer.from(`6 0 <</Subtype/Widget/AA<</PV ${uriAction}>>>>`));
  const objects = buildCompressedObject(5, "/Type/ObjStm/N 1/First 4", compressed);
  const input = page("/Annots[6 0 R]").replace("trailer", `${objects}trailer`);
  expect(input).not.toContain("/AA");
  expect(await getReason(input)).toBe("file-unsafe");
});

test("inspectPdf: accepts links and actions that go to a page", async () => {
  const link = `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A ${uriAction}>>]`;
  expect((await inspectAccepted(page(link))).isRewritten).toBe(false);
  expect(await getReason(page("/AA<</O<</S/GoTo/D[3 0 R/Fit]>>>>"))).toBeNull();
  expect(await getReason(page("/AA<<>>"))).toBeNull();
});

test("inspectPdf: stores a single version of each object", async () => {
  const hidden = page(`/AA<</O ${uriAction}>>`);
  const harmless = buildPdfText().slice(buildPdfText().indexOf("3 0 obj"));
  const inspected = await inspectAccepted(`${hidden}${harmless}`);
  expect(inspected.isRewritten).toBe(true);
  expect(inspected.text).not.toContain("far.test");
});

test("inspectPdf: refuses a document whose first page cannot be rendered", async () => {
  const drawn = buildPdfText().replace("/MediaBox[0 0 595 842]", "/MediaBox[0 0 0 0]");
  expect(await getReason(drawn)).toBeNull();
  const broken = buildPdfText().replace("/Kids[3 0 R ]", "/Kids[4 0 R ]");
  expect(await getReason(broken)).toBe("file-damaged");
});

test("inspectPdf: refuses a claim of thousands of pages before parsing (UP-04)", async () => {
  const claimPages = (pages: string) => buildPdfText().replace("/Count 1", pages);
  expect(await getReason(claimPages("/Count 5000"))).toBe("file-pages:100");
  expect(await getReason(claimPages(`/Count 1/Note(${"0".repeat(20_000)})`))).toBe(
    "file-pages:100",
  );
  const list = Buffer.from("6 0 <</Kids[3 0 R]/Count 5000/Type/Pages>>");
  const compressed = buildCompressedObject(5, "/Type/ObjStm/N 1/First 4", deflateSync(list));
  expect(await getReason(buildPdfText({ objects: compressed }))).toBe("file-pages:100");
  // Removed pages may still be counted in an older part.
  expect(await getReason(claimPages("/Count 400"))).toBeNull();
});
