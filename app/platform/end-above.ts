/**
 * Ends this process once it holds more memory than this, in bytes: what draws is outside the heap, where no option of
 * Node counts it. It is looked at now and ten times a second.
 */
export function endAbove(most: number): void {
  const look = () => {
    if (process.memoryUsage.rss() > most) process.exit(9);
  };
  look();
  setInterval(look, 100).unref();
}
