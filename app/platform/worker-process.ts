import { basename, resolve } from "node:path";

/**
 * The path of a program of ours that runs in a process of its own, by its source: in the built site the one file that
 * `tools/bundle/worker-processes.ts` made of it, elsewhere the source, which Node reads as it is.
 */
export function workerProcessPath(source: string): string {
  // Node alone, as some tests start us, has no such setting.
  const isBuilt = import.meta.env?.PROD;
  return resolve(isBuilt ? `build/server/workers/${basename(source, ".ts")}.js` : source);
}
