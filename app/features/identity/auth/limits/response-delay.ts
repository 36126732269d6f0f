/**
 * Half a second, begun before the work of an answer that must not tell, by its time, whether an
 * address has an account; waited for before answering.
 */
export const waitHalfSecond = (): Promise<void> => delay(500);

/** A whole one, where a letter is written or is not: the work of many who ask at once ends within it. */
export const waitOneSecond = (): Promise<void> => delay(1000);

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
