import { crc32 } from "node:zlib";

export type ZipEntry = { name: string; bytes: () => Promise<Uint8Array> };

const UTF8_NAMES = 0x0800;
const VERSION = 20;

/** The archive of `zipOf` as the body of an answer. */
export function zipStream(entries: ZipEntry[], at: Date): ReadableStream<Uint8Array> {
  const parts = zipOf(entries, at);
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      const { value, done } = await parts.next();
      if (done) out.close();
      else out.enqueue(value);
    },
  });
}

/**
 * A ZIP archive of files kept as they are (APPNOTE.TXT of PKWARE, method 0), made while it is sent: one
 * file at a time is in memory. Pictures and PDF are compressed already. Below 4 GB in all.
 */
export async function* zipOf(entries: ZipEntry[], at: Date): AsyncGenerator<Uint8Array> {
  const index: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const bytes = await entry.bytes();
    const name = Buffer.from(entry.name, "utf8");
    const fields = fieldsOf(bytes, name, at);
    const head = Buffer.concat([signature(0x04034b50), fields, name]);
    yield head;
    yield bytes;
    index.push(indexRow(fields, name, offset));
    offset += head.length + bytes.length;
  }
  const rows = Buffer.concat(index);
  yield rows;
  yield endOf(entries.length, rows.length, offset);
}

/** What the head of a file and its row of the index share: 26 bytes. */
function fieldsOf(bytes: Uint8Array, name: Buffer, at: Date): Buffer {
  const fields = Buffer.alloc(26);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(time, 6);
  fields.writeUInt16LE(day, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function indexRow(fields: Buffer, name: Buffer, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION, 0);
  const last = Buffer.alloc(14);
  last.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), madeBy, fields, last, name]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
}

function signature(word: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(word, 0);
  return bytes;
}
