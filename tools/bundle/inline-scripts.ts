import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import type { Plugin } from "vite";
import { CANDIDATE_IDLE_MS } from "../../app/features/auth/sessions/session-limits.ts";

const MODULE_NAME = "virtual:small-scripts";
const SITE_SCRIPT = "app/client/site/site.ts";

let isDevelopment = false;

/**
 * A Vite plugin for the scripts other than React: exposes the inline ones to the server as a virtual module, and writes
 * the script of public pages and the service worker into the client build.
 */
export const inlineScripts: Plugin = {
  name: "small-scripts",
  configResolved: ({ command }) => {
    isDevelopment = command === "serve";
  },
  resolveId: (id) => (id === MODULE_NAME ? `\0${MODULE_NAME}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE_NAME}`) return;
    const [early, beforeHydration, siteScript] = await Promise.all([
      minifyScript("app/client/early.js"),
      minifyScript("app/client/before-hydration.js"),
      // In development Vite serves its modules one by one.
      isDevelopment ? { href: `/${SITE_SCRIPT}` } : bundleScript(SITE_SCRIPT),
    ]);
    return `export const early = ${JSON.stringify(early)};
export const beforeHydration = ${JSON.stringify(beforeHydration)};
export const siteScript = ${JSON.stringify(siteScript.href)};`;
  },
  async generateBundle() {
    if (this.environment.name !== "client") return;
    const { files } = await bundleScript(SITE_SCRIPT);
    for (const { fileName, source } of [...files, await buildServiceWorker()])
      this.emitFile({ type: "asset", fileName, source });
  },
};

async function minifyScript(path: string): Promise<string> {
  const options = { compress: true, mangle: true };
  return (await minify(path, readFileSync(path, "utf8"), options)).code.trim();
}

/** The service worker, with the lifetime of cached pages. */
async function buildServiceWorker() {
  const script = await minifyScript("app/client/offline/service-worker.js");
  return {
    fileName: "service-worker.js",
    source: `self.IDLE_MS=${CANDIDATE_IDLE_MS};${script}`,
  };
}

/** Bundles a script; dynamic imports become files of their own, whose names contain a content hash. */
async function bundleScript(input: string) {
  const bundled = await rolldown({ input, platform: "browser" });
  const { output } = await bundled.generate({
    format: "esm",
    minify: true,
    // Annotations for a bundler; none reads this output.
    comments: { annotation: false },
    entryFileNames: "assets/[name]-[hash].js",
    chunkFileNames: "assets/[name]-[hash].js",
  });
  const files = output.flatMap((one) =>
    one.type === "chunk" ? [{ fileName: one.fileName, source: one.code.trim() }] : [],
  );
  return { href: `/${output[0].fileName}`, files };
}
