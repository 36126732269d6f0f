import { removeDataDir, startServer } from "./server.ts";

/** Starts one demonstration for all end-to-end tests, on its own data folder. */
export default async function setup(): Promise<() => Promise<void>> {
  const preloaded = new URL("./forge-token-audience.ts", import.meta.url).href;
  const server = await startServer({
    env: {
      LOG_LEVEL: "warn",
      CLIENT_ADDRESS_HEADER: "X-Real-IP",
      NODE_OPTIONS: `--import=${preloaded}`,
    },
  });
  process.env.SITE_ORIGIN = server.origin;
  process.env.SITE_DATA_DIR = server.dataDir;
  return async () => {
    await server.stop();
    removeDataDir(server.dataDir);
  };
}
