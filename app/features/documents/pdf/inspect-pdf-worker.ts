// Subprocess that inspects a PDF from stdin and writes one line of JSON: the refusal, or the number of pages. The bytes
// of a rewritten document follow.
import { buffer } from "node:stream/consumers";
import { inspectPdf } from "./inspect-pdf.ts";

const inspected = await inspectPdf(await buffer(process.stdin));
if (inspected.reason === null) {
  const { bytes, isRewritten, pages } = inspected;
  process.stdout.write(`${JSON.stringify({ reason: null, isRewritten, pages })}\n`);
  if (isRewritten) process.stdout.write(bytes);
} else process.stdout.write(`${JSON.stringify({ reason: inspected.reason })}\n`);
