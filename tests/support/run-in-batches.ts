/** Runs work this many times, twenty-five at a time; returns the results in order. */
export async function runInBatches<T>(
  times: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const all: T[] = [];
  while (all.length < times) {
    const wave = Array.from({ length: Math.min(25, times - all.length) }, (_, n) => all.length + n);
    all.push(...(await Promise.all(wave.map(work))));
  }
  return all;
}
