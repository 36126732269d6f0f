import type { Locale } from "#app/i18n/locale.ts";
import { createZip, type ZipEntry } from "#app/platform/archive/zip.server.ts";
import { createCsv } from "#app/platform/spreadsheet/csv.ts";
import { type Cell, createXlsx } from "#app/platform/spreadsheet/xlsx.ts";

export type { Cell };

type TableDownload = {
  /** Of the file, without its ending. */
  name: string;
  headerRow: string[];
  locale: Locale;
  /** The rows, some at a time as they are read. */
  rowPages: AsyncIterable<Cell[][]>;
};

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A table as a file to keep, sent as it is made: it is never held whole. Whoever leaves ends the making. */
export function createTableDownload(
  format: "csv" | "xlsx",
  { name, headerRow, locale, rowPages }: TableDownload,
): Response {
  const body =
    format === "xlsx"
      ? createXlsx(name, headerRow, rowPages)
      : createCsv(headerRow, rowPages, locale === "fr" ? ";" : ",");
  return createDownloadResponse(body, contentTypes[format], `${name}.${format}`);
}

/** Several files as one archive to keep, sent one by one as they are read. */
export function createArchiveDownload(name: string, entries: AsyncIterable<ZipEntry>): Response {
  return createDownloadResponse(createZip(entries), "application/zip", `${name}.zip`);
}

function createDownloadResponse(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  contentType: string,
  fileName: string,
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store, private",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
