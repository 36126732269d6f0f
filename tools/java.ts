import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** No Java runtime was found or could be installed. The message is one sentence for the terminal. */
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

/** Finds the Java runtime, or installs one with apt where possible. Throws NoJava. */
export function getJava(log: (line: string) => void): string {
  const found = findJava();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const apt = "apt-get update && apt-get install -y --no-install-recommends default-jre-headless";
    log(`No Java yet: ${apt}`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("sh", ["-c", apt], { stdio: "ignore", timeout: 300_000, env });
  }
  const installed = findJava();
  if (installed) return installed;
  throw new NoJava(
    "The HTML checker needs Java: install a Java runtime, or set JAVA_PATH to its java.",
  );
}
