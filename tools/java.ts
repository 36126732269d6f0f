import { spawnSync } from "node:child_process";

/** There is no Java runtime that starts. The message is one sentence for the terminal. */
export class NoJava extends Error {}

/**
 * Finds the Java runtime of the HTML checker: JAVA_PATH or the system's. Returns undefined when there is none. Throws
 * NoJava when JAVA_PATH is not a Java runtime.
 */
export function findJava(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const configured = env.JAVA_PATH;
  if (configured && !canRun(configured, env))
    throw new NoJava(`JAVA_PATH is ${configured}, which is not a Java runtime that starts.`);
  return configured || (canRun("java", env) ? "java" : undefined);
}

function canRun(program: string, env: NodeJS.ProcessEnv): boolean {
  return spawnSync(program, ["-version"], { stdio: "ignore", timeout: 30_000, env }).status === 0;
}

/** Returns the Java runtime. Throws NoJava when there is none. */
export function requireJava(): string {
  const found = findJava();
  if (found) return found;
  throw new NoJava(
    "The HTML checker needs Java: install a Java runtime, or set JAVA_PATH to its java.",
  );
}
