/** Creates a minimal one-page PDF with these lines, for the demonstration. */
export function createDemoPdf(lines: string[]): Uint8Array {
  const text = lines.map((line, index) => `${index ? "0 -26 Td " : ""}(${escapePdfText(line)}) Tj`);
  const content = `BT /F1 15 Tf 60 760 Td ${text.join("\n")} ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
  ];
  let body = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(body + end, "latin1"));
}

/** Keeps Western European characters; others, which the font's encoding lacks, become a question mark. */
function escapePdfText(line: string): string {
  return line
    .replaceAll("’", "\x92")
    .replaceAll("œ", "\x9c")
    .replaceAll("Œ", "\x8c")
    .replace(/[\\()]/g, (c) => `\\${c}`)
    .replace(/[^\x20-\xff]/g, "?");
}
