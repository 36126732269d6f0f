const FLOOR = 500;

/**
 * Half a second, begun before the work of an answer that must not tell, by its time, whether an
 * address has an account; waited for before answering.
 */
export function halfASecond(): Promise<void> {
  return new Promise((done) => setTimeout(done, FLOOR));
}
