/**
 * Ends this process once it holds more memory than this, in bytes: what draws is outside the heap, where no option of
 * Node counts it.
 */
export function endAbove(most: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.exit(9);
  }, 100).unref();
}
