import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import type { Plugin } from "vite";

const NAME = "virtual:small-scripts";

/** Gives the text of the scripts that pages carry besides React, minified, as a module of the server. */
export const smallScripts: Plugin = {
  name: "small-scripts",
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return;
    const [early, wake, enhance] = await Promise.all([
      shrink("app/late/early.js"),
      shrink("app/late/wake.js"),
      bundle("app/enhance/site.ts"),
    ]);
    const hash = createHash("sha256").update(enhance).digest("base64url").slice(0, 8);
    const file = { href: `/assets/site-${hash}.js`, text: enhance };
    return `export const early = ${JSON.stringify(early)};
export const wake = ${JSON.stringify(wake)};
export const enhance = ${JSON.stringify(file)};`;
  },
};

async function shrink(path: string): Promise<string> {
  const options = { compress: true, mangle: true };
  return (await minify(path, readFileSync(path, "utf8"), options)).code.trim();
}

async function bundle(input: string): Promise<string> {
  const bundled = await rolldown({ input, platform: "browser" });
  const { output } = await bundled.generate({ format: "esm", minify: true, codeSplitting: false });
  return output[0].code.trim();
}
