import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type RunningServer, removeDataDir, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address that starts the shared site unless it is running, and returns its origin. */
    sharedSite: string;
  }
}

/**
 * Starts one demonstration, on first use, for all test files that only read it (public-site.ts). A site compresses
 * each public page on its first request, in four variants at the highest level: one site per file spent a third of
 * all server tests on that.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let site: Promise<RunningServer> | undefined;
  const starter = createServer((_, res) => {
    site ??= startServer();
    site.then(
      ({ origin }) => res.end(origin),
      (error) => res.writeHead(500).end(`${error}`),
    );
  });
  await new Promise<void>((ready) => starter.listen(0, "127.0.0.1", ready));
  project.provide("sharedSite", `http://127.0.0.1:${(starter.address() as AddressInfo).port}`);
  return async () => {
    starter.close();
    starter.closeAllConnections();
    const running = await site?.catch(() => undefined);
    await running?.stop();
    if (running) removeDataDir(running.dataDir);
  };
}
