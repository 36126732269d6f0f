import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import type { Plugin } from "vite";

const MODULE_NAME = "virtual:small-scripts";
const SITE_SCRIPT = "app/client/site/site.ts";

let isDevelopment = false;

/** A Vite plugin that exposes the minified inline scripts of pages to the server as a virtual module. */
export const inlineScripts: Plugin = {
  name: "small-scripts",
  configResolved: ({ command }) => {
    isDevelopment = command === "serve";
  },
  resolveId: (id) => (id === MODULE_NAME ? `\0${MODULE_NAME}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE_NAME}`) return;
    const [early, beforeHydration, worker, siteScript] = await Promise.all([
      minifyScript("app/client/early.js"),
      minifyScript("app/client/before-hydration.js"),
      minifyScript("app/client/offline/service-worker.js"),
      // In development Vite serves its modules one by one.
      isDevelopment ? { href: `/${SITE_SCRIPT}`, files: [] } : bundleScript(SITE_SCRIPT),
    ]);
    return `export const early = ${JSON.stringify(early)};
export const beforeHydration = ${JSON.stringify(beforeHydration)};
export const worker = ${JSON.stringify(worker)};
export const siteScript = ${JSON.stringify(siteScript)};`;
  },
};

async function minifyScript(path: string): Promise<string> {
  const options = { compress: true, mangle: true };
  return (await minify(path, readFileSync(path, "utf8"), options)).code.trim();
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
    one.type === "chunk" ? [{ href: `/${one.fileName}`, text: one.code.trim() }] : [],
  );
  return { href: `/${output[0].fileName}`, files };
}
