import { spawn } from "node:child_process";

/** Aborted by a signal: no further command may start. */
const interruption = new AbortController();

/** The process group of the command that runs now. */
let runningGroup: number | undefined;

function endRunningGroup(): void {
  try {
    if (runningGroup !== undefined) process.kill(-runningGroup, "SIGTERM");
  } catch {
    // It has just ended.
  }
}

/** Ends the running command, which rejects with this sentence, and lets no other start. */
export function endCommands(sentence: string): void {
  interruption.abort(new Error(sentence));
  endRunningGroup();
}

/**
 * Runs a command in its own process group. Returns what it printed, whatever its exit code.
 * After `limitMs` it is ended.
 * @throws Error after endCommands
 */
export async function runCommand(
  command: string,
  args: string[],
  { cwd, limitMs }: { cwd: string; limitMs: number },
): Promise<string> {
  interruption.signal.throwIfAborted();
  const child = spawn(command, args, { cwd, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  runningGroup = child.pid;
  const limit = setTimeout(endRunningGroup, limitMs);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  return new Promise<string>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve(output));
  }).finally(() => {
    clearTimeout(limit);
    runningGroup = undefined;
    interruption.signal.throwIfAborted();
  });
}
