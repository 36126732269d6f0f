import { createRequire } from "node:module";

// The two test runners resolve different files of this package, and one of them does not export this reader.
const { CFB }: typeof import("xlsx") = createRequire(import.meta.url)("xlsx");

/**
 * The files of an archive as text, by name, read by another library: it reads each entry by its local header and
 * throws when that disagrees with the directory.
 */
export async function unzip(
  archive: ReadableStream<Uint8Array<ArrayBuffer>> | Response,
): Promise<Map<string, string>> {
  const answer = archive instanceof Response ? archive : new Response(archive);
  const { FullPaths, FileIndex } = CFB.read(Buffer.from(await answer.arrayBuffer()), {
    type: "buffer",
  });
  const files = new Map<string, string>();
  for (const [at, path] of FullPaths.entries()) {
    // It reads names as Latin-1 bytes and adds an entry of its own.
    const name = Buffer.from(path, "latin1")
      .toString()
      .replace(/^Root Entry\//, "");
    const content = FileIndex[at]?.content;
    if (content && !name.endsWith("/") && !name.startsWith("\u0001"))
      files.set(name, Buffer.from(content as Uint8Array).toString());
  }
  return files;
}
