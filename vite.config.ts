import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunking } from "./tools/bundle/chunking.ts";
import { inlineScripts } from "./tools/bundle/inline-scripts.ts";
import { workerProcesses } from "./tools/bundle/worker-processes.ts";

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts, chunking, workerProcesses, reactRouter()],
  css: {
    // Resolves the custom media of app/ui/base/media.css in development too.
    transformer: "lightningcss",
    lightningcss: {
      drafts: { customMedia: true },
      // Excludes `Features.LightDark`: it would add variables for `light-dark()` to every page.
      exclude: 1 << 20,
    },
  },
  build: {
    // No data: URLs: the content security policy allows styles, fonts and scripts of our own origin only.
    assetsInlineLimit: 0,
  },
  // In development only: a package that Vite discovers later would reload the page, and its scan of the routes would
  // also bundle the packages of the server. React Router adds React and itself.
  optimizeDeps: { noDiscovery: true, include: ["idb-keyval", "tus-js-client", "web-vitals"] },
  environments: {
    // The server bundle contains the pages, the job worker and the seeds (decision 0015). Packages are bundled too,
    // because reading a thousand small files took most of the start. Packages with native code, pdfkit, which reads
    // its fonts beside itself, and the S3 client, which few need, stay outside. In development Node loads them all.
    ssr: {
      build: { rollupOptions: { input: "./server/start.ts", output: { comments: false } } },
      // React ships a development and a production build and chooses at run time; this chooses at build time.
      define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
      resolve: {
        noExternal: command === "build" ? true : undefined,
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
}));
