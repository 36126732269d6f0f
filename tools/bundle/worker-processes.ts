import { join } from "node:path";
import { build, type Plugin } from "vite";

/** By source file, as passed to `workerProcessPath`. */
const workerSources = [
  "app/features/documents/pdf/inspect-pdf-worker.ts",
  "app/features/documents/pdf/render-page-worker.ts",
  "app/features/documents/picture/rewrite-picture-worker.ts",
  "app/features/media/transcoder/transcode-picture-worker.ts",
];

/**
 * Bundles each worker program into one JavaScript file beside the server bundle (decision 0015). Packages stay
 * external: some contain native code, others read files in their own folder.
 */
export const workerProcesses: Plugin = {
  name: "worker-processes",
  applyToEnvironment: ({ name }) => name === "ssr",
  async writeBundle({ dir = "" }) {
    const out = { outDir: join(dir, "workers"), emptyOutDir: false, copyPublicDir: false };
    // One at a time: a joint build would share chunks between them.
    for (const ssr of workerSources)
      await build({ configFile: false, logLevel: "warn", build: { ...out, ssr } });
  },
};
