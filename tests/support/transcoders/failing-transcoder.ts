// A fake transcoder worker (app/features/media) that fails in the way named by its first file.
import { exitAboveMemory } from "#app/platform/memory-limit.ts";

const [first] = JSON.parse(process.argv[2] ?? "[]") as { file: string }[];
const [failure] = (first?.file ?? "").split(".");
const rendition = { file: first?.file, size: 4 };

if (failure === "killed") {
  process.stdout.write(
    `${JSON.stringify(rendition)}\nmade${JSON.stringify({ ...rendition, file: "half" })}\nm`,
  );
  setTimeout(() => process.abort(), 50);
} else if (failure === "hungry") {
  exitAboveMemory(250_000_000);
  const buffers: Buffer[] = [];
  setInterval(() => buffers.push(Buffer.alloc(20_000_000, 1)), 5);
} else {
  // Hangs.
  setInterval(() => {}, 1_000);
}
