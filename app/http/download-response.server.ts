import type { Locale } from "#app/i18n/locale.ts";
import { createZip, type ZipEntry } from "#app/platform/archive/zip.server.ts";
import { createCsv } from "#app/platform/spreadsheet/csv.ts";
import { type Cell, createXlsx } from "#app/platform/spreadsheet/xlsx.ts";

export type { Cell };

type TableDownload = {
  /** File name without its extension. */
  name: string;
  headerRow: string[];
  locale: Locale;
  /** Rows, in chunks as they are read. */
  rowPages: AsyncIterable<Cell[][]>;
};

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * Streams a table as a download, so it is never whole in memory. When the client disconnects, no further rows are read.
 */
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

/** Streams several files as one zip download, one after the other as they are read. */
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
