export type TextEncoding = "utf-8" | "utf-16" | "windows-1252";

export type DecodedText = { text: string; encoding: TextEncoding };

/**
 * Decodes a file of text whatever program wrote it: by its byte order mark, else as UTF-8 when every byte agrees, else
 * as the Windows-1252 of older editors. The mark itself is left out.
 *
 * @returns Null for what is no text: zero bytes that are not UTF-16's, an old Office workbook, a byte that
 * Windows-1252 does not know.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes, "utf-16be");
  if (bytes.includes(0)) return decodeWithoutByteOrderMark(bytes);
  // Excel's older workbooks begin like this, and hold no zero before long.
  if (first === 0xd0 && second === 0xcf) return null;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    return UNDEFINED_BYTE_PATTERN.test(text) ? null : { text, encoding: "windows-1252" };
  }
}

/** TextDecoder gives the five bytes that Windows-1252 does not define as C1 controls. */
const UNDEFINED_BYTE_PATTERN = /[\u0080-\u009F]/;

/** Zeros in every other byte are UTF-16 without its mark; anywhere else, the file is no text. */
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
