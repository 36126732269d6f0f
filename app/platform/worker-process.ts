import { basename, resolve } from "node:path";

/**
 * Returns the path of a worker program, given its source file. In the built site it is the bundle made by
 * `tools/bundle/worker-processes.ts`; otherwise the source, which Node runs as it is.
 */
export function workerProcessPath(source: string): string {
  // Undefined when Node runs the source directly, as some tests do.
  const isBuilt = import.meta.env?.PROD;
  return resolve(isBuilt ? `build/server/workers/${basename(source, ".ts")}.js` : source);
}
