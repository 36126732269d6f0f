import type { Plugin } from "vite";

/**
 * What the server runs stays in memory as text as long as it runs: no remarks, and nothing but ASCII in it, as one
 * accent makes two bytes of every character (10 MB, docs/measures.md).
 */
export const asciiOutput: Plugin = {
  name: "light-server",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  config: () => ({
    environments: {
      ssr: {
        // React comes in two editions, and is asked which one as it starts.
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        build: { rollupOptions: { output: { comments: false } } },
      },
    },
  }),
  generateBundle: {
    // Once Vite has finished with them.
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk") chunk.code = escapeNonAscii(chunk.code);
    },
  },
};

/** Throws for a text whose escapes are not read, or that escapes such a character already: there it would say another thing. */
export function escapeNonAscii(code: string): string {
  if (/\braw`[^`]*[^\0-\x7f]/.test(code) || /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.test(code))
    throw new Error("The server's bundle holds a character beyond ASCII that cannot be escaped.");
  return code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
