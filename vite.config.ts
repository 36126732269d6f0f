import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { minify } from "rolldown/utils";
import { defineConfig, type Plugin } from "vite";

/** Gives the text of the wake script, minified, as a module of the server. */
const wake: Plugin = {
  name: "wake",
  resolveId: (id) => (id === "virtual:wake" ? "\0virtual:wake" : undefined),
  async load(id) {
    if (id !== "\0virtual:wake") return;
    const source = readFileSync("app/late/wake.js", "utf8");
    const { code } = await minify("wake.js", source, { compress: true, mangle: true });
    return `export default ${JSON.stringify(code.trim())}`;
  },
};

export default defineConfig({
  plugins: [wake, reactRouter()],
  build: {
    // Nothing inline: the policy allows images and styles of our own address only.
    assetsInlineLimit: 0,
  },
  environments: {
    // The server's bundle starts at our own entry, which holds the pages, the worker and the seeds.
    // Packages are bundled in it: reading a thousand small files took most of a start. Those that hold
    // machine code, and the S3 client that few need, stay outside.
    ssr: {
      build: { rollupOptions: { input: "./server/app.ts" } },
      resolve: {
        noExternal: true,
        external: [
          "sharp",
          "@node-rs/argon2",
          "@aws-sdk/client-s3",
          "@aws-sdk/s3-request-presigner",
        ],
      },
    },
  },
});
