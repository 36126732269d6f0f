// A process of its own: it reads one PDF from its input and says in one line why it is refused, or that it is kept
// and how many pages it has; where it was written again, its bytes follow.
import { buffer } from "node:stream/consumers";
import { inspectPdf } from "./inspect-pdf.ts";

const inspected = await inspectPdf(await buffer(process.stdin));
if (inspected.reason === null) {
  const { bytes, isRewritten, pages } = inspected;
  process.stdout.write(`${JSON.stringify({ reason: null, isRewritten, pages })}\n`);
  if (isRewritten) process.stdout.write(bytes);
} else process.stdout.write(`${JSON.stringify({ reason: inspected.reason })}\n`);
