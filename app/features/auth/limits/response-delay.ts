/**
 * Start it before the work and await it before the answer, so that response time does not reveal whether an address
 * has an account.
 */
export const waitHalfSecond = (): Promise<void> => delay(500);

/** For commands that may send an email: even under load their work ends within a second. */
export const waitOneSecond = (): Promise<void> => delay(1000);

const delay = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));
