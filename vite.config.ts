import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { asciiOutput } from "./tools/bundle/ascii-output.ts";
import { chunking } from "./tools/bundle/chunking.ts";
import { inlineScripts } from "./tools/bundle/inline-scripts.ts";
import { localeChunks } from "./tools/bundle/locale-chunks.ts";
import { workerProcesses } from "./tools/bundle/worker-processes.ts";

export default defineConfig({
  plugins: [inlineScripts, chunking, localeChunks, asciiOutput, workerProcesses, reactRouter()],
  // `Features.LightDark` of lightningcss: our colours are variables; its own for `light-dark()` would be in every page.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    // Nothing inline: the policy allows images and styles of our own address only.
    assetsInlineLimit: 0,
  },
  environments: {
    // The server's bundle starts at our own entry, which holds the pages, the worker and the seeds.
    // Packages are bundled in it: reading a thousand small files took most of a start. Those that hold
    // machine code, the one that reads its fonts beside itself, and the S3 client that few need, stay outside.
    ssr: {
      build: { rollupOptions: { input: "./server/start.ts" } },
      resolve: {
        noExternal: true,
        external: [
          "sharp",
          "@node-rs/argon2",
          "pdfkit",
          "@aws-sdk/client-s3",
          "@aws-sdk/s3-request-presigner",
        ],
      },
    },
  },
});
