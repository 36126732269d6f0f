/** Puts in what the school needs to begin with, once. Safe to run at every start. */
export async function seed(): Promise<void> {}
