import { inflateSync } from "node:zlib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { generate } from "lean-qr";
import { expect, test } from "vitest";
import { countMarkedContent } from "#tests/support/marked-content.ts";
import type { PdfContent } from "./pdf-content.ts";
import { renderPdf } from "./render-pdf.server.ts";

const buildContent = (parts: PdfContent["blocks"]): PdfContent => ({
  title: "Feuille",
  language: "fr",
  letterhead: { name: "Collège Érabao", note: "Dakar · Yaoundé" },
  footer: "Feuille",
  blocks: parts,
});
const renderRawText = async (parts: PdfContent["blocks"]) =>
  Buffer.from(await renderPdf(buildContent(parts))).toString("latin1");
const pagesIn = (text: string) => text.match(/\/Type \/Page\b/g)?.length;
const fontsIn = (text: string) => new Set(text.match(/(?<=\/FontName \/\w{6}\+)[\w-]+/g));

test("renderPdf: adds as many pages as the content needs", async () => {
  const rows = Array.from({ length: 40 }, (_, place) => ({ label: `Choix ${place}`, value: "x" }));
  expect(pagesIn(await renderRawText([{ part: "rows", rows: rows.slice(0, 3) }]))).toBe(1);
  expect(pagesIn(await renderRawText([{ part: "rows", rows }]))).toBe(2);
});

/** The drawing operators, page by page. */
function drawnOn(text: string): string[] {
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, compressed]) => {
    try {
      return [inflateSync(Buffer.from(compressed ?? "", "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
}

/** How many rows each page has: each row ends with a stroked line. */
function rowsByPage(text: string): number[] {
  const rows = drawnOn(text).map((drawn) => drawn.match(/^S$/gm)?.length ?? 0);
  return rows.filter((count) => count > 0);
}

test("renderPdf: does not leave the last of several rows alone on a page", async () => {
  const rows = Array.from({ length: 60 }, (_, place) => ({ label: `Choix ${place}`, value: "x" }));
  const [whole = 0] = rowsByPage(await renderRawText([{ part: "rows", rows }]));
  expect(whole).toBeGreaterThan(20);
  const oneMore = [{ part: "rows" as const, rows: rows.slice(0, whole + 1) }];
  expect(rowsByPage(await renderRawText(oneMore))).toEqual([whole - 1, 2]);
});

test("renderPdf: closes each marked-content section on the page that opens it", async () => {
  const rows = (count: number) => ({
    part: "rows" as const,
    rows: Array.from({ length: count }, (_, place) => ({ label: `Choix ${place}`, value: "x" })),
  });
  const text = { part: "text" as const, text: "mot ".repeat(900) };
  const code = {
    part: "code" as const,
    address: "https://a.test",
    alternative: "QR",
    lines: ["Un"],
  };
  const heading = { part: "heading" as const, text: "Parcours" };
  for (const parts of [
    [rows(60)],
    [text, heading, text],
    [rows(22), code],
    [rows(24), heading, text],
  ]) {
    const pages = await countMarkedContent(await renderPdf(buildContent(parts)));
    expect(pages.length).toBeGreaterThan(1);
    for (const { opened, closed, lowestDepth } of pages) {
      expect(opened).toBeGreaterThan(0);
      expect([closed, lowestDepth]).toEqual([opened, 0]);
    }
  }
});

test("renderPdf: writes a document that another PDF reader renders on every page", async () => {
  const rows = Array.from({ length: 60 }, (_, place) => ({ label: `Choix ${place}`, value: "x" }));
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(
    await renderPdf(buildContent([{ part: "rows", rows }])),
  );
  expect(document.getPageCount()).toBe(3);
  for (const page of document.pages()) {
    expect(page.getText()).toContain("Choix");
    const { width, height, data } = await page.render({ scale: 0.2, render: "bitmap" });
    expect(new Set(data).size).toBeGreaterThan(10);
    expect(width / height).toBeCloseTo(595.28 / 841.89, 1);
  }
});

test("renderPdf: embeds the fallback font only for names in another script", async () => {
  const plain = await renderRawText([{ part: "text", text: "Aïssatou Fall, 13\u202F%" }]);
  const arabic = await renderRawText([{ part: "text", text: "عائشة فال" }]);
  expect(fontsIn(plain)).not.toContain("DejaVuSans");
  expect(fontsIn(arabic)).toContain("DejaVuSans");
  expect(plain.length).toBeLessThan(40_000);
});

test("renderPdf: tags titles, lists and figures for screen readers", async () => {
  const text = await renderRawText([
    { part: "title", text: "Reçu" },
    { part: "rows", rows: [{ label: "Nom", value: "Fall" }] },
    { part: "code", address: "https://school.test/recu/A", alternative: "Code QR", lines: ["Un"] },
  ]);
  for (const kind of ["H1", "LI", "Figure"]) expect(text).toContain(`/S /${kind}`);
  expect(text).toContain("/Alt (Code QR)");
  expect(text).toContain("/Marked true");
  expect(text).toContain("/URI (https://school.test/recu/A)");
});

test("renderPdf: draws the QR code of the address, module by module", async () => {
  const address = "https://school.test/recu/KESEXHBNAHVD";
  const text = await renderRawText([
    { part: "code", address, alternative: "Code QR", lines: ["Un"] },
  ]);
  const squares = drawnOn(text)
    .flatMap((drawn) => [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)])
    .map(([, ...numbers]) => numbers.map(Number))
    .filter(([, , width = 0, height]) => width < 6 && width === height);
  const code = generate(address);
  const [left, top] = [0, 1].map((at) => Math.min(...squares.map((one) => one[at] ?? 0)));
  const drawn = squares.map(([x = 0, y = 0, side = 1]) =>
    [x - (left ?? 0), y - (top ?? 0)].map((from) => Math.round(from / side)).join(),
  );
  const dark = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `${x},${y}` : "")),
  );
  expect(drawn.toSorted()).toEqual(dark.flat().filter(Boolean).toSorted());
});
