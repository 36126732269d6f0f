/**
 * Lets so many pieces of work run at a time; the others wait their turn, first come first served.
 * A piece that fails fails for who asked for it, and leaves its place to the next. `waiting` says how many wait.
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
