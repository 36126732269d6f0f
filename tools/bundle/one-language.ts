import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { locales } from "../../app/i18n/locale.ts";

const FOLDER = "assets/words/";
/** The modules that put both languages side by side. */
const pairs = new Set<string>();
const PAIR = /(?<== )defineMessages\(fr, en\)/;

/**
 * A page is read in one language: each script of the browser that holds words is written three times, with the words
 * of both languages, and beside it with those of one (`assets/words`, `words-fr`, `words-en`). A page says in its
 * import map which folder is meant; a browser that does not read import maps gets both.
 */
export const oneLanguage: Plugin = {
  name: "one-language",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  config: () => ({
    environments: {
      client: {
        build: {
          rollupOptions: { output: { chunkFileNames: named, entryFileNames: named } },
          // Vite asks ahead by address, which no import map changes: these wait until they are imported.
          modulePreload: {
            resolveDependencies: (_, files) => files.filter((file) => !file.startsWith(FOLDER)),
          },
        },
      },
    },
  }),
  transform(code, id) {
    if (!PAIR.test(code)) return;
    pairs.add(id);
    // Names that no module declares outlive the minifier.
    return code.replace(PAIR, "defineMessages(__fr__ && fr, __en__ && en)");
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
          this.emitFile({ type: "asset", fileName, source: await only(locale, code) });
        }
        chunk.code = code.replaceAll("__fr__", "!0").replaceAll("__en__", "!0");
      }
    },
  },
};

type Named = { moduleIds: string[]; name: string };

/** In a folder of their own, which an import map can name. */
function named({ moduleIds }: Named): string {
  const folder = moduleIds.some((id) => pairs.has(id)) ? FOLDER : "assets/";
  return `${folder}[name]-[hash].js`;
}

/** The script without what only the other language needs. */
async function only(locale: string, code: string): Promise<string> {
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
