/**
 * Limits how many asynchronous calls run at once; the others wait in order (FIFO). A rejection reaches its own caller
 * only. `waiting()` returns how many wait.
 */
export function limitConcurrency(maxRunning: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function runLimited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }
  return Object.assign(runLimited, { waiting: () => waiting.length });
}
