import { join } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

/** By their sources, as `programApart` is asked for them. */
const programs = [
  "app/features/documents/pdf/reader.ts",
  "app/features/documents/pdf/painter.ts",
  "app/features/media/maker/maker.ts",
];

/**
 * Writes what runs in a process of its own beside the bundle of the server, each program in one file without types:
 * Node would load what takes types away at each start, which was more than half of what a refused file cost.
 */
export const programsApart: Plugin = {
  name: "programs-apart",
  applyToEnvironment: ({ name }) => name === "ssr",
  async writeBundle({ dir = "" }) {
    for (const input of programs) {
      // Packages stay where they are: some hold machine code, others read files beside themselves.
      const bundled = await rolldown({ input, platform: "node", external: /^[@a-z]/ });
      await bundled.write({ dir: join(dir, "apart"), entryFileNames: "[name].js" });
    }
  },
};
