/** The files of an archive whose entries are stored as they are (client-zip), as text by name. */
export async function unzipped(
  archive: ReadableStream<Uint8Array<ArrayBuffer>> | Response,
): Promise<Map<string, string>> {
  const answer = archive instanceof Response ? archive : new Response(archive);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const files = new Map<string, string>();
  // The directory at the end: sizes and places, which a stream does not know at the head of each entry.
  for (
    let at = bytes.indexOf("PK\u0001\u0002");
    at >= 0;
    at = bytes.indexOf("PK\u0001\u0002", at + 4)
  ) {
    const [size, nameSize] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const name = bytes.subarray(at + 46, at + 46 + nameSize).toString();
    const local = bytes.readUInt32LE(at + 42);
    const begins = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    files.set(name, bytes.subarray(begins, begins + size).toString());
  }
  return files;
}
