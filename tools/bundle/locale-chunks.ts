import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { locales } from "../../app/i18n/locale.ts";

const FOLDER = "assets/words/";
/** The modules that put both languages side by side. */
const bilingualModules = new Set<string>();
const BILINGUAL_CALL = /(?<== )defineMessages\(fr, en\)/;

/**
 * A page is read in one language: each script of the browser that holds words is written three times, with the words
 * of both languages, and beside it with those of one (`assets/words`, `words-fr`, `words-en`). A page says in its
 * import map which folder is meant; a browser that does not read import maps gets both.
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
          // Vite asks ahead by address, which no import map changes: these wait until they are imported.
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
    // Names that no module declares outlive the minifier.
    return code.replace(BILINGUAL_CALL, "defineMessages(__fr__ && fr, __en__ && en)");
  },
  generateBundle: {
    // Once Vite has finished with them.
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

/** In a folder of their own, which an import map can name. */
function chunkFileName({ moduleIds }: ChunkInfo): string {
  const folder = moduleIds.some((id) => bilingualModules.has(id)) ? FOLDER : "assets/";
  return `${folder}[name]-[hash].js`;
}

/** The script without what only the other language needs. */
async function bundleLocale(locale: string, code: string): Promise<string> {
  const bundled = await rolldown({
    input: "words",
    plugins: [
      {
        name: "words",
        // What it imports keeps its address: the neighbours are where they were.
        resolveId: (id) => (id === "words" ? id : { id, external: "absolute" }),
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
