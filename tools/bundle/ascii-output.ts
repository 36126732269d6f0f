import type { Plugin } from "vite";

/**
 * Removes comments from the server bundle and escapes non-ASCII characters, so that V8 stores its source as one-byte
 * strings (saves 10 MB, docs/measures.md).
 */
export const asciiOutput: Plugin = {
  name: "light-server",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  config: () => ({
    environments: {
      ssr: {
        // React ships a development and a production build and chooses at run time; this makes the choice at build
        // time.
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        build: { rollupOptions: { output: { comments: false } } },
      },
    },
  }),
  generateBundle: {
    // After Vite's own plugins.
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk") chunk.code = escapeNonAscii(chunk.code);
    },
  },
};

/**
 * Escapes characters outside ASCII. Throws for `String.raw` templates, where an escape would be shown, and for such a
 * character after a backslash, where it would change the meaning.
 */
export function escapeNonAscii(code: string): string {
  if (/\braw`[^`]*[^\0-\x7f]/.test(code) || /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.test(code))
    throw new Error("The server's bundle holds a character beyond ASCII that cannot be escaped.");
  return code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
