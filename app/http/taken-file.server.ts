import type { Locale } from "#app/i18n/locale.ts";
import { createZip, type ZipEntry } from "#app/platform/archive/zip.server.ts";
import { createCsv } from "#app/platform/spreadsheet/csv.ts";
import { type Cell, createXlsx } from "#app/platform/spreadsheet/xlsx.ts";

export type { Cell };

type Table = {
  /** Of the file, without its ending. */
  name: string;
  head: string[];
  locale: Locale;
  /** The rows, some at a time as they are read. */
  pages: AsyncIterable<Cell[][]>;
};

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A table as a file to keep, sent as it is made: it is never held whole. Whoever leaves ends the making. */
export function takenFile(ending: "csv" | "xlsx", { name, head, locale, pages }: Table): Response {
  const body =
    ending === "xlsx"
      ? createXlsx(name, head, pages)
      : createCsv(head, pages, locale === "fr" ? ";" : ",");
  return fileToKeep(body, types[ending], `${name}.${ending}`);
}

/** Several files as one archive to keep, sent one by one as they are read. */
export function archiveAnswer(name: string, entries: AsyncIterable<ZipEntry>): Response {
  return fileToKeep(createZip(entries), "application/zip", `${name}.zip`);
}

function fileToKeep(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string,
  name: string,
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store, private",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
