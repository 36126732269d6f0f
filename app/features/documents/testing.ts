import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { config, setConfig } from "#app/platform/config.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { resetStore } from "#app/platform/storage/storage.server.ts";
import { registerFile, withStoredFile } from "./file-store.server.ts";
import type { PreparedFile } from "./prepare-file.server.ts";

/** Stores a prepared file and registers it for its owner, as a command does. */
export function registerPreparedFile(ownerId: string, prepared: PreparedFile) {
  return withStoredFile(prepared, async (stored) =>
    stored.ok ? transaction((tx) => registerFile(tx, ownerId, stored)) : stored,
  );
}

/** A PDF as `prepareFile` returns it. */
export function buildPreparedPdf(): PreparedFile {
  const bytes = new Uint8Array(Buffer.from(buildPdfText(), "latin1"));
  return { ok: true, name: "bulletin.pdf", type: "application/pdf", bytes, pages: 1 };
}

/** Runs while the file store refuses connections. */
export async function withStoreUnavailable<T>(command: () => Promise<T>): Promise<T> {
  const before = config();
  const address = { endpoint: "http://127.0.0.1:1", prefix: "", timeoutMs: 1_000 };
  const bucket = { bucket: "school", region: "ca-central-1" };
  const s3 = { ...address, ...bucket, accessKeyId: "id", secretAccessKey: "key" };
  setConfig({ ...before, s3 });
  resetStore();
  return command().finally(() => {
    setConfig(before);
    resetStore();
  });
}

type PdfOptions = {
  /** Further entries of the catalog. */
  catalog?: string;
  /** Objects from number 5 on, including `obj` and `endobj`. */
  objects?: string;
  /** How many times the single page is listed. */
  pages?: number;
  trailer?: string;
};

/** A valid PDF of one page, as latin1 text. */
export function buildPdfText({
  catalog = "",
  objects = "",
  pages = 1,
  trailer = "",
}: PdfOptions = {}) {
  const drawing = "0 0 m 9 9 l S";
  return `%PDF-1.7
1 0 obj\n<</Type/Catalog/Pages 2 0 R ${catalog}>>\nendobj
2 0 obj\n<</Type/Pages/Kids[${"3 0 R ".repeat(pages)}]/Count ${pages}>>\nendobj
3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>\nendobj
4 0 obj\n<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream\nendobj
${objects}trailer\n<</Root 1 0 R ${trailer}>>\n%%EOF\n`;
}

export function buildPdf(name = "bulletin.pdf", options: PdfOptions = {}): File {
  return toFile(Buffer.from(buildPdfText(options), "latin1"), name);
}

export function toFile(bytes: Uint8Array, name = "bulletin.pdf"): File {
  return new File([new Uint8Array(bytes)], name);
}

/** An object with a compressed stream. */
export function buildCompressedObject(
  number: number,
  dictionary: string,
  compressed: Uint8Array,
): string {
  const bytes = Buffer.from(compressed).toString("latin1");
  return `${number} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${compressed.length}>>\nstream\n${bytes}\nendstream\nendobj\n`;
}

/** A single-colour JPEG. */
export async function buildPicture({ width = 600, height = 800, name = "moi.jpg" } = {}) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#81543A" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

/** A PNG that claims this size but has almost no data. */
export function buildPng(width: number, height: number, rows: Buffer): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const parts = [
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}
