// A process of its own: it reads one PDF from its input, says why it is refused, and ends.
import { buffer } from "node:stream/consumers";
import { inspectPdf } from "./inspect.ts";

process.stdout.write(JSON.stringify({ reason: await inspectPdf(await buffer(process.stdin)) }));
