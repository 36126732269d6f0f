export type TextEncoding = "utf-8" | "utf-16" | "windows-1252";

export type DecodedText = { text: string; encoding: TextEncoding };

/**
 * Decodes a text file written by any program: by its byte order mark, else as UTF-8 if every byte is valid, else as
 * Windows-1252. The result has no byte order mark.
 * @returns Null for a file that is not text: zero bytes outside UTF-16, an old Office workbook, a byte that
 * Windows-1252 does not define.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes, "utf-16be");
  if (bytes.includes(0)) return decodeWithoutByteOrderMark(bytes);
  // Workbooks of old Excel versions start with these two bytes, and their first zero byte may come late.
  if (first === 0xd0 && second === 0xcf) return null;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    return UNDEFINED_BYTE_PATTERN.test(text) ? null : { text, encoding: "windows-1252" };
  }
}

/** TextDecoder returns the five bytes that Windows-1252 does not define as C1 controls. */
const UNDEFINED_BYTE_PATTERN = /[\u0080-\u009F]/;

/**
 * Zeros in every other byte mean UTF-16 without a byte order mark. Any other zeros mean that the file is not text.
 */
function decodeWithoutByteOrderMark(bytes: Uint8Array): DecodedText | null {
  const head = [...bytes.subarray(0, 200)];
  const zeros = (parity: number) => head.filter((byte, i) => i % 2 === parity && byte === 0).length;
  if (zeros(1) > head.length / 3 && zeros(0) === 0) return decodeUtf16(bytes, "utf-16le");
  if (zeros(0) > head.length / 3 && zeros(1) === 0) return decodeUtf16(bytes, "utf-16be");
  return null;
}

function decodeUtf16(bytes: Uint8Array, label: string): DecodedText {
  return { text: new TextDecoder(label).decode(bytes), encoding: "utf-16" };
}
