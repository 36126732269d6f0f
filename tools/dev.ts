import { fileURLToPath } from "node:url";
import { createServer, isRunnableDevEnvironment, type Plugin } from "vite";
import { readConfig } from "../app/platform/config.server.ts";
import { openServerDatabase } from "../server/database.ts";
import { getOrCreateSecret } from "../server/secret.ts";

// Development server: PostgreSQL, the application and Vite in one process. A saved page, component or stylesheet is
// replaced in the open browser; a change of app/platform, server, dev-database or db restarts (`node --watch-path`, package.json).

const platformFolder = fileURLToPath(new URL("../app/platform/", import.meta.url));

declare global {
  /** Imports a module with Node, for the modules that Vite evaluates. */
  var importByNode: (path: string) => Promise<Record<string, unknown>>;
}
globalThis.importByNode = (path) => import(path);

/**
 * Lets Node load the platform, once: it holds what is opened at the start (the pool, the queue, the settings), and
 * Vite evaluates its own modules again after each change on the server.
 */
const platformByNode: Plugin = {
  name: "platform-by-node",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  async load(id) {
    if (!id.startsWith(platformFolder)) return null;
    const exports = Object.keys(await importByNode(id)).map(
      (name) => `export const ${name} = m.${name};`,
    );
    return [`const m = await importByNode(${JSON.stringify(id)});`, ...exports].join("\n");
  },
};

process.env.NODE_ENV = "development";
const vite = await createServer({
  appType: "custom",
  plugins: [platformByNode],
  server: {
    middlewareMode: true,
    hmr: { port: Number(process.env.HMR_PORT ?? 24_678) },
    watch: { ignored: ["**/build/**", "**/data/**", "**/tests/**", "**/test-results/**"] },
  },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no runnable server");
const { runner } = ssr;

const settings = readConfig(process.env);
const database = await openServerDatabase(settings);
const secret = settings.secret ?? getOrCreateSecret(settings.dataDir);
const { startApp } = await runner.import("/server/app.ts");
const application = await startApp({ ...settings, secret }, database, {
  loadBuild: () => runner.import("virtual:react-router/server-build"),
  middlewares: vite.middlewares,
});
console.log(`Ready: http://localhost:${application.port}`);

async function stop(): Promise<void> {
  await application.close();
  await vite.close();
  await database.stop();
  process.exit(0);
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
