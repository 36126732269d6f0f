import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type RunningServer, removeDataDir, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address that starts the site of the readers, unless it runs, and tells its origin. */
    sharedSite: string;
  }
}

/**
 * One demonstration for all the files of a run that only read it (public-site.ts), started when the first of them asks.
 * A site packs each public page when it is first read, in each of its four versions as small as it can be: a
 * site for each of these files did so again for every page, a third of what all the tests on servers took.
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
