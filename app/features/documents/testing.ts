/** A small PDF that a reader opens. */
export function buildPdf(name = "bulletin.pdf", inside = ""): File {
  const text = `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n${inside}trailer\n<</Root 1 0 R>>\n%%EOF\n`;
  return new File([text], name, { type: "application/pdf" });
}
