const FLOOR = 500;

/**
 * Waits at least half a second, so that the time of the answer does not tell whether an address
 * has an account.
 */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const [value] = await Promise.all([work, new Promise((done) => setTimeout(done, FLOOR))]);
  return value;
}
