// A process of its own: it reads one PDF from its input and says in one line why it is refused, or that it is kept;
// where it was written again, its bytes follow.
import { buffer } from "node:stream/consumers";
import { inspectPdf } from "./inspect.ts";

const inspected = await inspectPdf(await buffer(process.stdin));
const isRewritten = inspected.reason === null && inspected.isRewritten;
process.stdout.write(`${JSON.stringify({ reason: inspected.reason, isRewritten })}\n`);
if (inspected.reason === null && isRewritten) process.stdout.write(inspected.bytes);
