import { join } from "node:path";
import { build, type Plugin } from "vite";

/** By their sources, as `workerProcessPath` is asked for them. */
const workerSources = [
  "app/features/documents/pdf/inspect-pdf-worker.ts",
  "app/features/documents/pdf/render-page-worker.ts",
  "app/features/documents/picture/rewrite-picture-worker.ts",
  "app/features/media/transcoder/transcode-picture-worker.ts",
];

/**
 * Writes what runs in a process of its own beside the bundle of the server, each program in one file without types
 * (decision 0015). Packages stay where they are: some hold machine code, others read files beside themselves.
 */
export const workerProcesses: Plugin = {
  name: "worker-processes",
  applyToEnvironment: ({ name }) => name === "ssr",
  async writeBundle({ dir = "" }) {
    const out = { outDir: join(dir, "workers"), emptyOutDir: false, copyPublicDir: false };
    // One by one: built together they would share pieces.
    for (const ssr of workerSources)
      await build({ configFile: false, logLevel: "warn", build: { ...out, ssr } });
  },
};
