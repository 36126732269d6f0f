// A maker of pictures (app/features/media/maker) that does what the name of its first file says.
import { endAbove } from "#app/platform/end-above.ts";

const [first] = JSON.parse(process.argv[2] ?? "[]") as { file: string }[];
const [illness] = (first?.file ?? "").split(".");
const one = { file: first?.file, size: 4 };

if (illness === "killed") {
  process.stdout.write(
    `${JSON.stringify(one)}\nmade${JSON.stringify({ ...one, file: "half" })}\nm`,
  );
  setTimeout(() => process.abort(), 50);
} else if (illness === "hungry") {
  endAbove(250_000_000);
  const held: Buffer[] = [];
  setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 5);
} else {
  // It hangs.
  setInterval(() => {}, 1_000);
}
