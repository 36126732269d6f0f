/**
 * Ends this process when its memory exceeds `maxBytes`, checked now and every 100 ms. Image and PDF libraries
 * allocate outside the V8 heap, where no Node option limits them.
 */
export function exitAboveMemory(maxBytes: number): void {
  const check = () => {
    if (process.memoryUsage.rss() > maxBytes) process.exit(9);
  };
  check();
  setInterval(check, 100).unref();
}
