/**
 * Ends this process once it holds more memory than this, in bytes: what draws is outside the heap, where no option of
 * Node counts it. It is looked at now and ten times a second.
 */
export function exitAboveMemory(maxBytes: number): void {
  const check = () => {
    if (process.memoryUsage.rss() > maxBytes) process.exit(9);
  };
  check();
  setInterval(check, 100).unref();
}
