import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { locales } from "../../app/i18n/locale.ts";

const FOLDER = "assets/words/";
/** Modules that contain the messages of both languages. */
const bilingualModules = new Set<string>();
const BILINGUAL_CALL = /(?<== )defineMessages\(fr, en\)/;

/**
 * Writes each script with messages three times: with both languages, and with only French or only English
 * (`assets/words`, `words-fr`, `words-en`). The page's import map chooses the folder; a browser without import maps
 * gets both languages.
 */
export const localeChunks: Plugin = {
  name: "one-language",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  config: () => ({
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: { chunkFileNames: chunkFileName, entryFileNames: chunkFileName },
          },
          // Vite preloads by URL, which import maps do not change, so these scripts are loaded only when imported.
          modulePreload: {
            resolveDependencies: (_, files) => files.filter((file) => !file.startsWith(FOLDER)),
          },
        },
      },
    },
  }),
  transform(code, id) {
    if (!BILINGUAL_CALL.test(code)) return;
    bilingualModules.add(id);
    // Undeclared names, so that the minifier keeps them until `generateBundle` replaces them.
    return code.replace(BILINGUAL_CALL, "defineMessages(__fr__ && fr, __en__ && en)");
  },
  generateBundle: {
    // After Vite's own plugins.
    order: "post",
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.fileName.startsWith(FOLDER)) continue;
        const { code } = chunk;
        for (const locale of locales) {
          const fileName = join(`assets/words-${locale}`, basename(chunk.fileName));
          this.emitFile({ type: "asset", fileName, source: await bundleLocale(locale, code) });
        }
        chunk.code = code.replaceAll("__fr__", "!0").replaceAll("__en__", "!0");
      }
    },
  },
};

type ChunkInfo = { moduleIds: string[]; name: string };

/** In a folder of their own, which an import map can remap. */
function chunkFileName({ moduleIds }: ChunkInfo): string {
  const folder = moduleIds.some((id) => bilingualModules.has(id)) ? FOLDER : "assets/";
  return `${folder}[name]-[hash].js`;
}

/** Bundles the script for one locale, without code that only the other needs. */
async function bundleLocale(locale: string, code: string): Promise<string> {
  const bundled = await rolldown({
    input: "messages",
    plugins: [
      {
        name: "messages",
        // Imports keep their URL: the script stays next to its neighbours.
        resolveId: (id) => (id === "messages" ? id : { id, external: "absolute" }),
        load: () => code,
      },
    ],
    transform: {
      define: Object.fromEntries(locales.map((one) => [`__${one}__`, String(one === locale)])),
    },
  });
  const { output } = await bundled.generate({ format: "esm", minify: true });
  return output[0].code;
}
