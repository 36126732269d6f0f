/**
 * Half a second, begun before the work of an answer that must not tell, by its time, whether an
 * address has an account; waited for before answering.
 */
export const halfASecond = (): Promise<void> => after(500);

/** A whole one, where a letter is written or is not: the work of many who ask at once ends within it. */
export const aSecond = (): Promise<void> => after(1000);

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
