import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import type { Plugin } from "vite";

const MODULE_NAME = "virtual:small-scripts";

/** A Vite plugin that exposes the minified inline scripts of pages to the server as a virtual module. */
export const inlineScripts: Plugin = {
  name: "small-scripts",
  resolveId: (id) => (id === MODULE_NAME ? `\0${MODULE_NAME}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE_NAME}`) return;
    const [early, hydrate, worker, enhance] = await Promise.all([
      minifyScript("app/client/early.js"),
      minifyScript("app/client/hydrate.js"),
      minifyScript("app/client/offline/service-worker.js"),
      bundleScript("app/client/site/site.ts"),
    ]);
    return `export const early = ${JSON.stringify(early)};
export const hydrate = ${JSON.stringify(hydrate)};
export const worker = ${JSON.stringify(worker)};
export const enhance = ${JSON.stringify(enhance)};`;
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
